import type { CleanFile } from '../cleanFile';
import type { FileKindName } from '../fileKind';

/** A file to clean. */
export interface ToCleaner {
  readonly kind: FileKindName;
  readonly bytes: Uint8Array;
}

export type FromCleaner = {
  /** The process ends: it shall be given nothing more. */
  readonly isLast: boolean;
} & (
  | { readonly clean: CleanFile }
  /** The file is none that we take. */
  | { readonly problem: string }
  /** A fault of ours. */
  | { readonly failure: string }
);
