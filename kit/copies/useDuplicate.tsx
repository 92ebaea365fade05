import { type RaRecord, useCloseNotification, useDataProvider, useNotify } from 'react-admin';
import { Link } from 'react-router';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { decodeKindId, encodeKindId } from '../../dataProvider/kindId';
import { copyWords as words } from '../../i18n/copyWords';
import { shownText } from '../../i18n/text';
import styles from '../bulk/bulk.module.css';
import type { Resource } from '../declaration/defineResource';
import { shownError } from '../parts/shownError';
import { UndoButton } from '../parts/UndoButton';
import { newPress } from '../parts/usePressKey';
import { useParents } from '../queryRouter/ParentsContext';
import { useAddress } from '../queryRouter/useAddress';
import { useCopyCalls } from './useCopyCalls';

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
  const parents = useParents();
  const address = useAddress(resource);
  const calls = useCopyCalls(resource);
  return async (record) => {
    const key = newPress();
    const name = resource.represent(record);
    const tell = (type: 'info' | 'error', said: string): void =>
      notify(said, { type, messageArgs: { _: said }, ...(type === 'info' && { autoHideDuration: null }) });
    const slow = setTimeout(() => tell('info', shownText(words.duplicating, { name })), SLOW_MS);
    try {
      const [result] = await calls.copy({ ids: [record.id] }, key);
      const [made] = result?.ids ?? [];
      if (!result || made === undefined || result.change_id === null) {
        const why = result?.refused[0]?.reason ?? '';
        tell('error', `${shownText(words.notDuplicated, { name })} ${why}`.trim());
        return;
      }
      const { change_id: change } = result;
      const id = resource.routes.edit?.kindIds ? encodeKindId(decodeKindId(record.id).kind, made) : made;
      // Without its name there is still the way back.
      const copy = await dataProvider
        .getOne(resource.name, { id, meta: { parents } })
        .then(({ data }) => ({ ...data, id }))
        .catch(() => ({ ...record, id }));
      const title = resource.represent(copy);
      const to = resource.list.target?.(copy, parents) ?? address('edit', id);
      notify(
        <Said
          note={note}
          name={shownText(words.named, { name: title })}
          to={onOpen ? undefined : to}
          onOpen={onOpen && (() => onOpen(copy))}
          undo={async () => {
            await calls.takeBack(change);
            return shownText(words.takenBack, { name: title });
          }}
        />,
        { type: 'success', autoHideDuration: SHOWN_MS },
      );
    } catch (error) {
      tell('error', shownError(error, 'errors.common'));
    } finally {
      clearTimeout(slow);
    }
  };
};

interface SaidProps {
  readonly note: string;
  readonly name: string;
  /** Where the copy is shown, or how. */
  readonly to: string | undefined;
  readonly onOpen: (() => void) | undefined;
  readonly undo: () => Promise<string>;
}

/** How the copy is seen comes first: a long name is cut at its end. */
const Said = ({ note, name, to, onOpen, undo }: SaidProps) => {
  const close = useCloseNotification();
  return (
    <>
      <span>
        {note}{' '}
        {to !== undefined ? (
          <Link to={to} onClick={() => close()}>
            {name}
          </Link>
        ) : onOpen ? (
          <button
            type="button"
            className={styles.name}
            onClick={() => {
              close();
              onOpen();
            }}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </span>
      <UndoButton undo={undo} />
    </>
  );
};
