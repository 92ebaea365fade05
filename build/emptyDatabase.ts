import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { exchangeWith, WireStream } from '../server/db/embedded/WireStream';
import { migrate } from '../server/db/migrate';
import { PreparingClient } from '../server/db/PreparingClient';
import * as schema from '../server/db/schema';

/** Connections to a PGlite of this thread, as the server has them to the one in its own. */
export const poolTo = (client: PGlite): Pool => {
  const link = { ready: Promise.resolve(), exchange: exchangeWith(client) };
  return new Pool({ Client: PreparingClient, stream: () => new WireStream(link), max: 1, user: 'postgres' });
};

/** A folder in memory; what it holds when PostgreSQL has closed it is kept. */
class KeptFs extends MemoryFS {
  kept = new Blob();

  override async closeFs(): Promise<void> {
    this.kept = await this.dumpTar('database', 'none');
    await super.closeFs();
  }
}

const KEPT = 'node_modules/.cache';

/**
 * The folder of a migrated database without rows, closed in order, as one file. Making it takes seconds, so it is kept among
 * the packages, under a name that changes with every migration and every version of PGlite.
 */
export const emptyDatabase = async (): Promise<Buffer<ArrayBuffer>> => {
  const kept = join(KEPT, `carte-${fingerprint()}.tar`);
  if (existsSync(kept)) return Buffer.from(readFileSync(kept));
  const fs = new KeptFs();
  const client = await PGlite.create({ fs, extensions: { pg_trgm } });
  const pool = poolTo(client);
  await migrate(drizzle({ client: pool, schema, casing: 'snake_case' }));
  await pool.end();
  await client.close();
  const tar = Buffer.from(await fs.kept.arrayBuffer());
  const draft = `${kept}.${randomBytes(4).toString('hex')}`;
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(draft, tar);
  // Those of earlier migrations are of no use to anybody.
  for (const old of readdirSync(KEPT))
    if (/^carte-\w+\.tar$/.test(old)) rmSync(join(KEPT, old), { force: true });
  renameSync(draft, kept);
  return tar;
};

const fingerprint = (): string => {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const name of readdirSync('server/migrations').filter((one) => one.endsWith('.sql')))
    hash.update(name).update(readFileSync(join('server/migrations', name)));
  return hash.digest('hex').slice(0, 16);
};
