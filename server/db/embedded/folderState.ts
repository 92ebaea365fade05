import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { syncFile, syncFolder, syncTree } from './syncTree';

/** Lies in a folder until all of its first boot is on the disk: what else lies there is nothing yet. */
const UNMADE = 'carte.unmade';
/** What it is called from then on until the migrations are done: only then may a folder be without tables. */
const UNMIGRATED = 'carte.unmigrated';

/** An empty folder counts as absent: container volumes begin like that. */
export const isAbsent = (folder: string): boolean =>
  !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);

/** There is no database, or one whose first boot was killed. */
export const isUnmade = (folder: string): boolean => isAbsent(folder) || existsSync(join(folder, UNMADE));

/** Begins a folder anew. The note is on the disk before anything that it speaks of. */
export const noteUnmade = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, UNMADE), 'The first start of this database has not finished.\n');
  syncFile(join(folder, UNMADE));
  syncFolder(folder);
  syncFolder(dirname(folder));
  for (const name of readdirSync(folder))
    if (name !== UNMADE) rmSync(join(folder, name), { recursive: true });
};

/** The first boot is over: PostgreSQL has synced nothing of it by itself. */
export const noteMade = async (folder: string): Promise<void> => {
  await syncTree(folder);
  renameSync(join(folder, UNMADE), join(folder, UNMIGRATED));
  syncFolder(folder);
};

/** From now on a folder without tables is a damaged one. */
export const noteMigrated = (folder: string): void => {
  if (isMigratedOnce(folder)) return;
  rmSync(join(folder, UNMIGRATED));
  syncFolder(folder);
};

export const isMigratedOnce = (folder: string): boolean => !existsSync(join(folder, UNMIGRATED));

/** Its name beside the built server. */
export const SHIPPED = 'database.tar.br';

/** The database that a first start begins with (`build/shipDatabase.ts`); undefined = run from sources: PostgreSQL makes one. */
export const shippedDatabase = (): Blob | undefined => {
  const file = new URL(SHIPPED, import.meta.url);
  return existsSync(file) ? new Blob([brotliDecompressSync(readFileSync(file))]) : undefined;
};
