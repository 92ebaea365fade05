import type { Readable } from 'node:stream';

/** Where bytes lie under names: a folder, or a bucket. It knows nothing of pictures, rows or people. */
export interface BlobStorage {
  /** A name appears with all its bytes or not at all, and stays once this has resolved. */
  write(items: readonly Item[]): Promise<void>;
  open(name: string): Promise<OpenFile | undefined>;
  /** Removing what is gone already is fine. */
  remove(names: readonly string[]): Promise<void>;
  /** Everything that lies here since before that moment, some hundred names at a time. */
  olderThan(moment: Date): AsyncIterable<readonly string[]>;
}

export interface Item {
  readonly name: string;
  readonly bytes: Buffer;
  readonly mime: string;
}

export interface OpenFile {
  readonly size: number;
  readonly stream: Readable;
}
