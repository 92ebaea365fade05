import type { AddRowsAnswer, BulkAnswer } from './rows/bulk';
import type { Wire } from './rows/Row';

/** The outcome of a row of a bulk change, or would. */
export const BULK_STATUSES = ['done', 'unchanged', 'refused', 'stale', 'missing'] as const;

/** One row of the answer to many new records, in the order in which they were sent. */
export type CreateResult = Wire<typeof AddRowsAnswer>['results'][number];

/** One row of the answer to a bulk change. */
export type BulkResult = Wire<typeof BulkAnswer>['results'][number];
