import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Shelf } from '../files/Shelf';

/** By name, the SHA-256 of what was copied. */
export type Copied = Map<string, string>;

/** @returns what was copied, and the names that are not there (any more) */
export const copyNamed = async (
  shelf: Shelf,
  folder: string,
  names: readonly string[],
): Promise<{ readonly copied: Copied; readonly missing: readonly string[] }> => {
  await mkdir(folder, { recursive: true });
  const copied: Copied = new Map();
  const missing: string[] = [];
  for (const name of names) {
    const found = await shelf.open(name);
    if (!found) {
      missing.push(name);
      continue;
    }
    const hash = createHash('sha256');
    const note = new Transform({
      transform: (chunk, _encoding, done) => {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(found.stream, note, createWriteStream(join(folder, name)));
    copied.set(name, hash.digest('hex'));
  }
  return { copied, missing };
};
