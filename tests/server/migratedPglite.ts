import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { exchangeWith, WireStream } from '../../server/db/embedded/WireStream';
import { migrate } from '../../server/db/migrate';
import { PreparingClient } from '../../server/db/PreparingClient';
import * as schema from '../../server/db/schema';

/** Connections to a PGlite of this thread, as the server has them to the one in its own. */
export const poolTo = (client: PGlite): Pool => {
  const link = { ready: Promise.resolve(), exchange: exchangeWith(client) };
  return new Pool({ Client: PreparingClient, stream: () => new WireStream(link), max: 1, user: 'postgres' });
};

/**
 * An embedded database in memory, migrated. A first boot takes seconds, so the first test file that needs one leaves a
 * copy among the temporary files, under a name that changes with every migration and every version of PGlite.
 */
export const migratedPglite = async (): Promise<PGlite> => {
  const copy = join(tmpdir(), `carte-test-${fingerprint()}.tar`);
  if (existsSync(copy)) {
    return PGlite.create({ loadDataDir: new Blob([readFileSync(copy)]), extensions: { pg_trgm } });
  }
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const pool = poolTo(client);
  await migrate(drizzle({ client: pool, schema, casing: 'snake_case' }));
  await pool.end();
  const draft = `${copy}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  renameSync(draft, copy);
  return client;
};

const fingerprint = (): string => {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const name of readdirSync('server/migrations').filter((one) => one.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join('server/migrations', name)));
  }
  return hash.digest('hex').slice(0, 16);
};
