import type { LeaseData } from './lock/Lease';

/** What the thread of the embedded database begins with. */
export interface ThreadData {
  readonly folder: string;
  readonly lease: LeaseData;
  /** Where it counts its syncs: `SyncCount`. */
  readonly syncs: SharedArrayBuffer;
}

/** What goes to the thread of the embedded database: protocol messages, each answered in turn, a copy of the folder, or the end. */
export type ToThread = Uint8Array<ArrayBuffer> | { readonly copyTo: string } | 'close';

/**
 * What comes back. `owed`: so many syncs there were by then, and what was answered may be told when as many are `done`. `isPlain`: the
 * message is meant for people as it stands.
 */
export type ToMain =
  | { readonly answer: Uint8Array<ArrayBuffer>; readonly owed: number; readonly done: number }
  | { readonly done: number }
  | 'ready'
  | 'closed'
  | { readonly copied: string; readonly failure: string | undefined }
  | { readonly refused: string; readonly isPlain: boolean };

/** How the thread ends when the disk refuses to sync: EX_IOERR of sysexits. */
export const SYNC_FAILED = 74;

/** How it ends when PostgreSQL gave up, as it does when its log cannot be written: EX_SOFTWARE. The next start recovers. */
export const GAVE_UP = 70;

/** How it ends when the folder is somebody else's by now: EX_TEMPFAIL. */
export const LOCK_LOST = 75;
