import type { CopyAnswer } from './rows/bulk';
import type { Wire } from './rows/Row';

/**
 * What becomes of what the target has by the same name: it stays as it is, the copy gets another name, or it takes price and
 * composition over.
 */
export const ON_CONFLICT = ['skip', 'rename', 'update'] as const;
export type OnConflict = (typeof ON_CONFLICT)[number];

/** What a copy has made in one venue, or would make. */
export type CopyResult = Wire<typeof CopyAnswer>['results'][number];

/** A dish that the target has by the same name. */
export type SameDish = CopyResult['same'][number];
