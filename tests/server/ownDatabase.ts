import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';

export interface OwnDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** The PostgreSQL of the tests; undefined = this run has none. */
export const testServer = process.env.TEST_DATABASE_URL?.trim() || undefined;

/** A pool says it has ended before the last of its connections is gone, and a killed one throws outside every test. */
const untilLeft = async (admin: Pool, name: string): Promise<void> => {
  const until = Date.now() + 10_000;
  const query = 'select 1 from pg_stat_activity where datname = $1';
  while ((await admin.query(query, [name])).rowCount !== 0 && Date.now() < until) await setTimeout(20);
};

/** A database of its own, for what the shared one cannot hold: several processes, a dump, a restore. */
export const ownDatabase = async (server: string): Promise<OwnDatabase> => {
  const name = `carte_own_${randomBytes(6).toString('hex')}`;
  const admin = new Pool({ connectionString: server, max: 1 });
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await untilLeft(admin, name);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};
