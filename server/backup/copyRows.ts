import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openEmbedded } from '../db/embedded/openEmbedded';
import { ONLY_USER } from '../db/openDatabase';
import type { Env } from '../env';
import { BackupRefused } from './BackupRefused';
import { askControl } from './control';
import { copyEmbedded, MOMENT } from './copyEmbedded';
import { copyPostgres } from './copyPostgres';
import type { Moment } from './Moment';

/** Copies the rows of the installation that the environment names. @returns what they were at that moment */
export const copyRows = async (
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  target: string,
): Promise<Moment> => {
  if (DATABASE_URL !== undefined) await copyPostgres(DATABASE_URL, target);
  else if (!(await askControl(DATA_DIR, target))) await copyStopped(join(DATA_DIR, 'db'), target);
  return JSON.parse(await readFile(join(target, MOMENT), 'utf8')) as Moment;
};

/** No server works on it: this process holds the folder meanwhile, and migrates nothing. */
const copyStopped = async (folder: string, target: string): Promise<void> => {
  if (!existsSync(folder)) throw new BackupRefused(`There is no database in ${folder}: name its DATA_DIR.`);
  const opened = await openEmbedded(folder);
  const pool = new Pool({ stream: opened.stream, ...ONLY_USER });
  try {
    await copyEmbedded(opened, pool, target);
  } finally {
    await pool.end();
    await opened.close();
  }
};
