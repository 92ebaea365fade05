import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Pool } from 'pg';
import { openEmbedded } from '../db/embedded/openEmbedded';
import { syncFolder, syncTree } from '../db/embedded/syncTree';
import { ONLY_USER } from '../db/openDatabase';
import { BackupRefused } from './BackupRefused';
import { compareTables } from './compareTables';
import type { Manifest } from './Manifest';

/** @throws BackupRefused */
export const rejectDatabaseIn = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupRefused(`There is a database in ${folder}: stop its server and move it away.`);
};

/**
 * Copies rows beside the folder, holds them against what the backup says, and only then gives them their name: a copy that
 * proves wrong was never a database. The caller has the lock of the folder.
 * @throws BackupRefused
 */
export const restoreEmbedded = async (from: string, folder: string, manifest: Manifest): Promise<void> => {
  if (!existsSync(from)) throw new BackupRefused(`The backup is damaged: it has no rows in ${from}.`);
  const beside = `${folder}.restored`;
  rmSync(beside, { recursive: true, force: true });
  try {
    cpSync(from, beside, { recursive: true });
    syncTree(beside);
    const opened = await openEmbedded(beside);
    const pool = new Pool({ stream: opened.stream, ...ONLY_USER });
    try {
      await opened.patiently(() => compareTables(pool, manifest));
    } finally {
      await pool.end();
      await opened.close();
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
    syncFolder(dirname(folder));
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
};
