import type { CleanFile } from '../cleanFile';
import type { DrawnPicture } from '../drawWidths';
import type { FileKindName } from '../fileKind';

/** A file to clean, or one that was cleaned to draw. */
export interface ToCleaner {
  readonly task: 'clean' | 'draw';
  readonly kind: FileKindName;
  readonly bytes: Uint8Array;
}

export type FromCleaner = {
  /** The process ends: it shall be given nothing more. */
  readonly isLast: boolean;
} & (
  | { readonly clean: CleanFile }
  | { readonly drawn: DrawnPicture }
  /** The file is none that we take. */
  | { readonly problem: string }
  /** A fault of ours, with the code of the system where it has one: a full disk. */
  | { readonly failure: string; readonly code?: unknown }
);
