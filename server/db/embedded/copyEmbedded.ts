import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { HOLD, readMoment } from '../Moment';
import type { Embedded } from './openEmbedded';

/**
 * Copies the rows of an embedded database while its server works: takes the only connection, so no transaction is open and
 * none begins, notes what the tables hold, and lets the thread that alone writes the folder copy it. Whoever asks the
 * database meanwhile waits; every write that was answered before is in the copy, and no later one.
 *
 * @param target gets `db` and `moment.json`
 */
export const copyEmbedded = (
  { copyTo, patiently }: Pick<Embedded, 'copyTo' | 'patiently'>,
  pool: Pool,
  target: string,
): Promise<void> =>
  patiently(async () => {
    await mkdir(target, { recursive: true });
    const client = await pool.connect();
    try {
      await client.query(HOLD);
      const moment = await readMoment(client);
      await client.query('commit');
      await copyTo(join(target, 'db'));
      await writeFile(join(target, MOMENT), JSON.stringify(moment));
    } finally {
      client.release();
    }
  });

/** Where a copy of rows says what it holds, until the whole backup does. */
export const MOMENT = 'moment.json';
