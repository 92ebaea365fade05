import { type RaRecord, useCloseNotification, useDataProvider, useNotify } from 'react-admin';
import { Link } from 'react-router';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { decodeKindId, encodeKindId } from '../../dataProvider/kindId';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import styles from '../change/change.module.css';
import type { Resource } from '../declaration/defineResource';
import { useSayUndoable } from '../parts/useSayUndoable';
import { useParents } from '../queryRouter/ParentsContext';
import { useAddress } from '../queryRouter/useAddress';
import { useCopyChange } from './useCopyChange';

export interface Doubling {
  readonly resource: Resource;
  /** Why guests do not see the copy yet; default: it is hidden. */
  readonly note?: string | undefined;
  /** Shows the copy where one is; default: its page is offered. */
  readonly onOpen?: (copy: RaRecord) => void;
}

/** Long enough to read the name, to look at the copy, and to see that it was the wrong one, ms. */
const SHOWN_MS = 15_000;
/** What takes longer says that it goes on, ms. */
const SLOW_MS = 500;

/** Doubles a record where it stands, and says what the copy is called, how it is seen, and the way back. */
export const useDuplicate = ({
  resource,
  note = words.hidden,
  onOpen,
}: Doubling): ((record: RaRecord) => Promise<void>) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const notify = useNotify();
  const { say, fail } = useSayUndoable();
  const parents = useParents();
  const address = useAddress(resource);
  const act = useCopyChange(resource, { ids: [] });
  return async (record) => {
    const name = resource.represent(record);
    const tell = (type: 'info' | 'error', said: string): void =>
      notify(said, { type, messageArgs: { _: said }, ...(type === 'info' && { autoHideDuration: null }) });
    const slow = setTimeout(() => tell('info', shownText(words.duplicating, { name })), SLOW_MS);
    const answer = await act.run([], { ids: [record.id] });
    clearTimeout(slow);
    if (!answer) return fail(act.error());
    const [result] = answer.results;
    const [made] = result?.ids ?? [];
    if (made === undefined || typeof result?.change_id !== 'number') {
      const why = result?.refused[0]?.reason ?? '';
      return tell('error', `${shownText(words.notDuplicated, { name })} ${why}`.trim());
    }
    const id = resource.routes.edit?.kindIds ? encodeKindId(decodeKindId(record.id).kind, made) : made;
    // Without its name there is still the way back.
    const copy = await dataProvider
      .getOne(resource.name, { id, meta: { parents } })
      .then(({ data }) => ({ ...data, id }))
      .catch(() => ({ ...record, id }));
    const title = resource.represent(copy);
    const to = resource.list.target?.(copy, parents) ?? address('edit', id);
    say(
      <>
        {note}{' '}
        <Name
          name={shownText(words.named, { name: title })}
          to={onOpen ? undefined : to}
          onOpen={onOpen && (() => onOpen(copy))}
        />
      </>,
      async () => {
        await act.takeBack(answer);
        return shownText(words.takenBack, { name: title });
      },
      SHOWN_MS,
    );
  };
};

interface NameProps {
  readonly name: string;
  /** Where the copy is shown, or how. */
  readonly to: string | undefined;
  readonly onOpen: (() => void) | undefined;
}

/** The name of the copy, which leads to it; how it is seen comes first: a long name is cut at its end. */
const Name = ({ name, to, onOpen }: NameProps) => {
  const close = useCloseNotification();
  const open = (): void => {
    close();
    onOpen?.();
  };
  if (to !== undefined)
    return (
      <Link to={to} onClick={open}>
        {name}
      </Link>
    );
  if (!onOpen) return name;
  return (
    <button type="button" className={styles.name} onClick={open}>
      {name}
    </button>
  );
};
