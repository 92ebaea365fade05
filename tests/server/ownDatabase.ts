import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';

export interface OwnDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** The PostgreSQL of the tests; undefined = this run has none. */
export const testServer = process.env.TEST_DATABASE_URL?.trim() || undefined;

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
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};
