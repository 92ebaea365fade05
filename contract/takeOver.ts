import type { TakeOverAnswer } from './rows/bulk';
import type { Wire } from './rows/Row';

/** What a dish takes over from its namesake in another menu: each is chosen alone. */
export const TAKEN_PARTS = ['price', 'images', 'composition'] as const;
export type TakenPart = (typeof TAKEN_PARTS)[number];

/** A dish of the answer, or what would become of it; `errors` may also speak of a part that is not to be had while others are. */
export type TakeResult = Wire<typeof TakeOverAnswer>['results'][number];
