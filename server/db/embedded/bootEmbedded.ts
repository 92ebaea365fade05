import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseRefused } from './DatabaseRefused';
import type { DurableFs } from './DurableFs';
import { findLoss } from './findLoss';
import { isAbsent, noteUnmigrated } from './folderState';
import { syncFolder, syncTree } from './syncTree';

const MAJOR = '18';

/** PGlite starts PostgreSQL with `-F` (no fsync); these are its parameters without it. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Starts the database of a folder, in this very thread. The first boot happens in a folder beside it that gets its name
 * only when complete, so a killed first boot leaves nothing half made. A folder that is refused is left as it was found.
 *
 * @param fs the folder as PostgreSQL shall see it: one whose syncs reach the disk
 * @param onGivenUp hears PostgreSQL's last words when it gives up later on; whatever it answers afterwards means nothing
 * @throws DatabaseRefused when the folder holds something else, or a database that is damaged
 */
export const bootEmbedded = async (
  folder: string,
  fs: DurableFs,
  onGivenUp: (words: string) => void = () => {},
): Promise<PGlite> => {
  if (isAbsent(folder)) await firstBoot(folder, fs);
  rejectForeign(folder);
  const said: string[] = [];
  let isOpen = false;
  const subscribe = (line: string): void => {
    const words = lastWords(line);
    if (!isOpen) said.push(line);
    else if (words !== undefined) onGivenUp(words);
  };
  fs.undo.begin();
  try {
    const client = await open(fs, subscribe);
    const loss = await findLoss(client, folder);
    if (loss !== undefined) throw new Error(loss);
    fs.undo.forget();
    isOpen = true;
    return client;
  } catch (error) {
    const after = fs.undo.revert() ? 'The folder is as it was found.' : 'Opening it has changed the folder.';
    throw new DatabaseRefused(
      `The database in ${folder} cannot be opened: ${causeOf(error, said)}. ${after} ${remedyOf(said, folder)}`,
    );
  }
};

const open = (fs: DurableFs, subscribe: (line: string) => void): Promise<PGlite> => {
  const onStderr = (line: string): boolean => {
    subscribe(line);
    return false;
  };
  return PGlite.create({ fs, startParams: START_PARAMS, extensions: { pg_trgm }, onStderr });
};

/** PostgreSQL's own words, where it had any: what comes out of PGlite then is only that it has stopped. */
const causeOf = (error: unknown, said: readonly string[]): string =>
  said.map(lastWords).findLast((words) => words !== undefined) ??
  (error instanceof Error ? error.message : String(error));

const lastWords = (line: string): string | undefined => /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1];

const remedyOf = (said: readonly string[], folder: string): string =>
  said.some((line) => /No space left on device|quota exceeded/i.test(line))
    ? 'Make room on the disk and start again.'
    : `Move ${basename(folder)} away and restore a backup (docs/operations.md).`;

const firstBoot = async (folder: string, { beforeChange }: DurableFs): Promise<void> => {
  const beside = `${folder}.new`;
  rmSync(beside, { recursive: true, force: true });
  // Without any sync of its own, which would take seconds: the whole tree is synced at once before it gets its name.
  const client = await PGlite.create({ dataDir: beside, extensions: { pg_trgm } });
  await client.close();
  noteUnmigrated(beside);
  syncTree(beside);
  beforeChange();
  rmSync(folder, { recursive: true, force: true });
  renameSync(beside, folder);
  syncFolder(dirname(folder));
};

/** Never initialises over data: what is not ours, or of another major version, is left as it is. */
const rejectForeign = (folder: string): void => {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new DatabaseRefused(
      `The folder ${folder} holds no database of ours: PG_VERSION is missing. Restore a backup, or move ${basename(folder)} away.`,
    );
  }
  const major = readFileSync(file, 'utf8').trim();
  if (major === MAJOR) return;
  throw new DatabaseRefused(
    /^[\d.]{1,8}$/.test(major)
      ? `The folder ${folder} was written by PostgreSQL ${major}, this build reads ${MAJOR}. Dump it with the version of Carte that wrote it.`
      : `The database in ${folder} cannot be opened: its PG_VERSION holds no version. Move ${basename(folder)} away and restore a backup.`,
  );
};
