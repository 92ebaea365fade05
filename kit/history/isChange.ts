import type { Change } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';
import { CHANGE_KINDS } from '../../contract/vocabulary';
import { endingFor } from '../../i18n/historyWords';
import { text } from '../../i18n/text';

/** Whether a row can be told as a change; another backend's may lack what ours has. */
export const isChange = (row: unknown): row is Change =>
  isRecord(row) &&
  CHANGE_KINDS.some((kind) => kind === row.kind) &&
  isRecord(row.before) &&
  isRecord(row.after) &&
  typeof row.resource === 'string' &&
  typeof row.createdAt === 'string';

/** Whether a change has a way back at all. */
export const canUndo = ({ kind, undone, point }: Change): boolean =>
  kind !== 'destroy' && !undone && point !== null;

type Deed = Pick<Change, 'person' | 'kind'>;

/** What the clock does by itself when nobody is named: a stop that was to end has ended. */
const isByClock = ({ person, kind }: Deed): boolean => !person && (kind === 'stop' || kind === 'resume');

/** Who did it; the operator of the server has no account, and the clock is nobody. */
export const personOf = (deed: Deed): string =>
  deed.person?.name ?? text(isByClock(deed) ? 'history.byClock' : 'history.operator');

/** What was done, as it follows the name of who did it: `изменила`, `вернулось в продажу`. */
export const deedOf = (deed: Deed): string => {
  const kind = deed.kind === 'allergens' ? 'update' : deed.kind;
  const ending = isByClock(deed) ? text('history.itself') : endingFor(personOf(deed));
  return text(`history.did.${kind}`, { ending });
};
