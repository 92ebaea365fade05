import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';

/** Files synced at the same time: a disk takes many in with one write of its journal, and needs one for each that comes alone. */
const AT_ONCE = 16;

/** Syncs every file and folder below a folder, and the folder itself. */
export const syncTree = async (folder: string): Promise<void> => {
  const inQueue = pLimit(AT_ONCE);
  const sync = (path: string, flags: 'r' | 'r+'): Promise<void> =>
    inQueue(async () => {
      const handle = await open(path, flags);
      await handle.sync().finally(() => handle.close());
    });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  await Promise.all([
    sync(folder, 'r'),
    ...entries.map(async (entry) => {
      if (entry.isFile() || entry.isDirectory())
        await sync(join(entry.parentPath, entry.name), entry.isFile() ? 'r+' : 'r');
    }),
  ]);
};

export const syncFile = (path: string): void => syncOpened(path, 'r+');

/** Makes the names in a folder (new, renamed, removed) as durable as the contents of its files. */
export const syncFolder = (path: string): void => syncOpened(path, 'r');

const syncOpened = (path: string, flags: 'r' | 'r+'): void => {
  const fd = openSync(path, flags);
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};
