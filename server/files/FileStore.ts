import type { FieldError } from '../../contract/fields';
import type { OpenFile } from './BlobStorage';

/** A file that lies in the store and waits for its row. Names are generated, never the user's. */
export interface Upload {
  readonly name: string;
  readonly thumbnail: string | null;
  /** As the user named it: shown and offered on download, never part of a path. */
  readonly originalName: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
}

/** Where files of records lie, served under `/files/{name}`. */
export interface FileStore {
  /**
   * Decides the type by decoding, cleans (metadata, scripts), draws the thumbnail, writes both durably.
   * @param who whose file it is: each has a share of the drawing, so that nobody waits for another's dozens
   * @throws FileError when the file is none of the known types, what it claims and what it is differ, or it costs too
   *   much to draw
   */
  keep(file: File, who?: string): Promise<Upload>;
  /** What lies under a generated name; undefined = there is nothing. Whoever opens it reads it to its end. */
  open(name: string): Promise<OpenFile | undefined>;
  /** The same, all of it at once. */
  read(name: string): Promise<Buffer | undefined>;
  /**
   * Draws a stored picture in the widths that pages ask for and writes them beside it, under names made of its own: doing
   * it again writes the same.
   * @returns undefined = nothing lies under that name, or nothing that is drawn in widths (a vector, a film, a paper)
   * @throws FileError when it cannot be drawn; StoreBusy; ApiError 503 when too many wait
   */
  draw(name: string): Promise<Widths | undefined>;
  /** Removes files by their generated names; one that is gone already is fine. */
  drop(names: readonly string[]): Promise<void>;
  /**
   * Removes what lies here without a row: left over by a crash between file and row. Young files are spared.
   * @param knownOf which of some hundred names a row has
   * @returns how many were removed
   */
  orphans(knownOf: KnownOf, now: Date): Promise<number>;
}

/** Of a picture that was drawn: its own size, and the widths that lie beside it. */
export interface Widths {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export type KnownOf = (names: readonly string[]) => Promise<ReadonlySet<string>>;

/** The file is none we take: of another type, broken, too big to decode, or not what its name or type says. */
export class FileError extends Error {
  override readonly name = 'FileProblem';

  /** What a person is told. */
  readonly reason: FieldError;

  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason?: FieldError } = {}) {
    super(message, options);
    this.reason = reason ?? { key: 'errors.file.invalid' };
  }
}

/** The bucket cannot be asked, or refuses: nothing was kept that a row names, and trying again helps. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}
