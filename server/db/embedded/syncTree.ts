import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Syncs every file and folder below a folder, and the folder itself. */
export const syncTree = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncFolder(folder);
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
