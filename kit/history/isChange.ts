import type { Change } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';
import { CHANGE_KINDS } from '../../contract/vocabulary';

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
