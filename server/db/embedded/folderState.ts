import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from './syncTree';

/** Lies in a folder from its first boot until its migrations are done: only then may it be without tables. */
const NOTE = 'carte.unmigrated';

/** An empty folder counts as absent: container volumes begin like that. */
export const isAbsent = (folder: string): boolean =>
  !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);

export const noteUnmigrated = (folder: string): void =>
  writeFileSync(join(folder, NOTE), 'The first start of this database has not finished.\n');

/** From now on a folder without tables is a damaged one. */
export const noteMigrated = (folder: string): void => {
  if (isMigratedOnce(folder)) return;
  rmSync(join(folder, NOTE));
  syncFolder(folder);
};

export const isMigratedOnce = (folder: string): boolean => !existsSync(join(folder, NOTE));
