import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../Deps';
import { syncTree } from '../db/embedded/syncTree';
import type { Resource } from '../engine/Resource';
import type { Due } from './purgeBins';
import { rowsUnder } from './rowsUnder';

type CopyDeps = Pick<Deps, 'db' | 'files' | 'env'>;

/**
 * Whoever sets a server up finds out a week later whether the purge does what they want, and then it is too late: so the
 * first purge of an installation leaves all it takes, rows as JSON lines and files as they are, in
 * `DATA_DIR/backups/first-purge`. If that cannot be written, nothing is purged. BackgroundTasks purges find the folder and go on.
 */
export const copyBeforeFirstPurge = async (
  due: Due,
  { db, files, env }: CopyDeps,
  all: readonly Resource[],
): Promise<void> => {
  const backups = join(env.DATA_DIR, 'backups');
  const place = join(backups, 'first-purge');
  if (await exists(place)) return;
  await mkdir(backups, { recursive: true });
  const draft = await mkdtemp(join(backups, '.first-purge-'));
  try {
    const rows = await rowsUnder(due, all, { db });
    await writeFile(join(draft, 'rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    await mkdir(join(draft, 'files'));
    for (const { table, row } of rows) {
      if (table !== 'files') continue;
      // What is drawn in widths is drawn again.
      for (const name of [row.name, row.thumbnail]) {
        const bytes = typeof name === 'string' ? await files.read(name) : undefined;
        if (bytes) await writeFile(join(draft, 'files', String(name)), bytes);
      }
    }
    syncTree(draft);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was first: its copy holds the same.
    if (!(await exists(place))) throw error;
  }
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
