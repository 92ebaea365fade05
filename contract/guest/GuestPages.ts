import type { GuestPage } from './GuestPage';

/** Pages that nobody finds, and pages that cannot be shown just now. */
export const GUEST_FAILURES = ['absent', 'busy', 'broken'] as const;
export type GuestFailure = (typeof GUEST_FAILURES)[number];

/** The venue that what is absent was looked for in: guests see it, and its page is the way on. */
export interface GuestWayBack {
  readonly title: string;
  readonly path: string;
}

/** What draws the pages of guests. The server is handed it: it knows no React. */
export interface GuestPages {
  /** A whole document. */
  readonly page: (page: GuestPage) => string;
  readonly failure: (failure: GuestFailure, venue?: GuestWayBack) => string;
  /** What the documents hold of these, word for word: the policy allows them by their hashes and nothing else. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** What the documents ask for besides: never another content at the same path. */
  readonly files: readonly GuestFile[];
}

export interface GuestFile {
  readonly path: string;
  readonly type: string;
  readonly base64: string;
}
