import { Unzip, UnzipInflate } from 'fflate';
import type { Pace } from './makePace';
import { SheetRefused } from './SheetRefused';

/** Pieces of the archive handed on at a time: what they unpack to is counted in between. */
const PIECE = 4 * 1024;
const MAX_ENTRIES = 5000;

export interface Unzipped {
  /** Every file of the archive by its name, read or not. */
  readonly names: readonly string[];
  readonly read: (name: string) => Uint8Array | undefined;
}

/**
 * Unpacks the files of an archive that are wanted, piece by piece, and stops where they grow beyond the limit together: what an
 * archive says of its own sizes counts for nothing. @throws SheetRefused
 */
export const unzip = async (
  bytes: Uint8Array,
  {
    isWanted,
    most,
    pace,
  }: { readonly isWanted: (name: string) => boolean; readonly most: number; readonly pace: Pace },
): Promise<Unzipped> => {
  const names: string[] = [];
  const found = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const archive = new Unzip((file) => {
    names.push(file.name);
    if (names.length > MAX_ENTRIES) throw new SheetRefused('bomb');
    if (!isWanted(file.name)) return;
    const pieces: Uint8Array[] = [];
    found.set(file.name, pieces);
    file.ondata = (error, piece) => {
      // What is thrown in here comes back as its error.
      if (error) throw refusalOf(error);
      unpacked += piece.length;
      if (unpacked > most) throw new SheetRefused('bomb');
      pieces.push(piece);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += PIECE) {
      await pace();
      archive.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return {
    names,
    read: (name) => {
      const pieces = found.get(name);
      return pieces && joined(pieces);
    },
  };
};

const refusalOf = (error: unknown): SheetRefused =>
  error instanceof SheetRefused ? error : new SheetRefused('broken');

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};
