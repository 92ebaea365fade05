import type { NoticeKind } from './noticeKinds';

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
export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly density: (typeof DENSITIES)[number];
  readonly per_page: (typeof PAGE_SIZES)[number];
  /** The address that a sign-in leads to; null = the points, as the specification has it. */
  readonly start_page: string | null;
  /** The notices that come by mail as well. */
  readonly mailed: readonly NoticeKind[];
}

/** The keys as they travel. */
export const PREFERENCE_KEYS = [
  'theme',
  'density',
  'per_page',
  'start_page',
  'mailed',
] as const satisfies readonly (keyof Preferences)[];
