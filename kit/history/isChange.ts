import type { Change } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';
import { CHANGE_KINDS, type ChangeKind } from '../../contract/vocabulary';
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

/** What the clock does by itself when nobody is named: a stop that was to end has ended. */
const BY_CLOCK: readonly ChangeKind[] = ['stop', 'resume'];

/** Who did it; the operator of the server has no account, and the clock is nobody. */
export const personOf = ({ person, kind }: Pick<Change, 'person' | 'kind'>): string =>
  person?.name ?? text(BY_CLOCK.includes(kind) ? 'history.byClock' : 'history.operator');
