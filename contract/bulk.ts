import type { WireRecord } from './fields/FieldTypeRules';
import type { CategoryKind } from './vocabulary';

/** What became of a row of a bulk change, or would. */
export const BULK_STATUSES = ['done', 'unchanged', 'refused', 'stale', 'missing'] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];

/** One row of the answer to many new records, in the order in which they were sent. */
export interface CreateResult {
  readonly status: Extract<BulkStatus, 'done' | 'refused'>;
  /** The new record. */
  readonly id?: number;
  /** Why there is none: texts by field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** One row of the answer to a bulk change. */
export interface BulkResult {
  readonly id: number;
  readonly status: BulkStatus;
  /** What it is called, where the role may see it. */
  readonly title?: string;
  /** Of a category: its kind, where kinds share numbers. */
  readonly type?: CategoryKind;
  /** Of a venue: the entry by which what was done there is taken back. */
  readonly change_id?: number;
  /** The version that was judged: sent back with the change itself, nothing is done over a newer one. */
  readonly version?: number;
  /** The fields that change (or would not: `unchanged`), by wire key, as they were and as they are to be; without what the role does not see. */
  readonly before: WireRecord;
  readonly after: WireRecord;
  /** Why it is refused: texts by field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
