import type { Identifier, RaRecord } from 'react-admin';
import { limits } from '../../contract/limits';
import { shownText, text } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';
import { type Verb, verbWords } from '../declaration/verbs';
import { ConfirmAction } from '../parts/ConfirmAction';
import { useTellApart } from '../parts/useTellApart';
import { contentText } from './contentText';

interface ConfirmVerbProps {
  readonly resource: Resource;
  readonly verb: Verb;
  readonly ids: readonly Identifier[];
  /** A record, where the list has seen it. */
  readonly recordOf: (id: Identifier) => RaRecord | undefined;
  /** How many of them cannot be seen on the page right now. */
  readonly unseen: number;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** More names than this would be a wall of text. */
const NAMES_SHOWN = 5;

/** The question before deleting, restoring or destroying: one by name, several by the right plural and their names. */
export const ConfirmVerb = ({ resource, verb, ids, recordOf, unseen, ...rest }: ConfirmVerbProps) => {
  const words = verbWords[verb];
  const isForGood = verb === 'deleteMany' && !resource.routes.deleted;
  const records = ids.map(recordOf);
  const apart = useTellApart({ resource: resource.name, facts: resource.list.columns[0]?.under }, records);
  const names = records.flatMap((record) =>
    record ? [[resource.represent(record), apart(record)].filter(Boolean).join(', ')] : [],
  );
  const held = contentText(resource, records);
  const [only] = names;
  const title =
    ids.length === 1 && only !== undefined
      ? text(words.askOne, { name: only })
      : text(words.askMany, {
          count: shownText(resource.messages.countAccusative, { smart_count: ids.length }),
        });
  const smartCount = verb === 'deleteMany' ? limits.restoreDays : ids.length;
  const note = isForGood ? text('bin.ask.deleteForGoodNote') : text(words.note, { smart_count: smartCount });
  return (
    <ConfirmAction
      title={title}
      note={held === undefined ? note : `${text(words.inside, { held })} ${note}`}
      confirmLabel={text(words.label)}
      tone={words.tone}
      fallback={words.fallback}
      {...rest}
    >
      {ids.length > 1 && names.length > 0 && <Names names={names} total={ids.length} />}
      {ids.length > 1 && unseen > 0 && (
        <p className="caution text-small above-12">{text('bin.ask.unseen', { smart_count: unseen })}</p>
      )}
    </ConfirmAction>
  );
};

const Names = ({ names, total }: { readonly names: readonly string[]; readonly total: number }) => {
  const shown = names.slice(0, NAMES_SHOWN);
  return (
    <ul className="bullets text-small anywhere above-12">
      {shown.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes while it is open
        <li key={index}>
          {/* One endless title must not push all else out of sight. */}
          <span className="clamp-3">{name}</span>
        </li>
      ))}
      {total > shown.length && <li>{text('bin.ask.andMore', { smart_count: total - shown.length })}</li>}
    </ul>
  );
};
