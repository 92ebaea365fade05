import { isDeepStrictEqual } from 'node:util';
import { type Asker, HOLD, hashTables } from '../db/Moment';
import { BackupRefused } from './BackupRefused';
import type { Manifest } from './Manifest';

/** @throws BackupRefused when the restored rows are not those that the backup says it holds */
export const compareTables = async (client: Asker, { tables }: Pick<Manifest, 'tables'>): Promise<void> => {
  await client.query(HOLD);
  const held = await hashTables(client, Object.keys(tables)).finally(() => client.query('commit'));
  if (!isDeepStrictEqual(held, tables))
    throw new BackupRefused('The restored rows are not those of the backup: the backup is damaged.');
};
