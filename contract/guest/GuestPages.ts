import type { GuestPage } from './GuestPage';

/** Pages that nobody finds, and pages that cannot be shown just now. */
export const GUEST_FAILURES = ['absent', 'busy', 'broken'] as const;
export type GuestFailure = (typeof GUEST_FAILURES)[number];

/** What draws the pages of guests. The server is handed it: it knows no React. */
export interface GuestPages {
  /** A whole document. */
  readonly page: (page: GuestPage) => string;
  readonly failure: (failure: GuestFailure) => string;
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
