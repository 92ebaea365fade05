import type { NoticeKind } from './noticeKinds';
import type { Preferences as Schema } from './rows/person';
import type { Wire } from './rows/Row';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export const PAGE_SIZES = [12, 25, 50, 100] as const;

/** The notices that have a letter, so that there is something to ask for. */
export const MAILABLE_KINDS = [
  'moderation',
  'bin',
  'team',
  'device',
] as const satisfies readonly NoticeKind[];

/** What a person has settled for themselves, on every device (TD-06). */
export type Preferences = Wire<typeof Schema>;

/** The keys as they travel. */
export const PREFERENCE_KEYS = [
  'theme',
  'density',
  'per_page',
  'start_page',
  'mailed',
] as const satisfies readonly (keyof Preferences)[];
