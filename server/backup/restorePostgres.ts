import { existsSync } from 'node:fs';
import { Client } from 'pg';
import type { Asker } from '../db/Moment';
import { BackupRefused } from './BackupRefused';
import { compareTables } from './compareTables';
import type { Manifest } from './Manifest';
import { runTool } from './runTool';

const OURS = `table_schema in ('public', 'carte')`;

/** @throws BackupRefused */
export const rejectFull = (url: string): Promise<void> =>
  asked(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as tables from information_schema.tables where ${OURS}`,
    );
    if (rows[0]?.tables !== 0) throw new BackupRefused('The database holds tables: name an empty one.');
  });

/**
 * Restores a dump into a database without tables, and takes everything out again when it proves wrong.
 * @throws BackupRefused
 */
export const restorePostgres = async (dump: string, url: string, manifest: Manifest): Promise<void> => {
  if (!existsSync(dump)) throw new BackupRefused(`The backup is damaged: it has no rows in ${dump}.`);
  const before = await asked(url, extrasOf);
  // In one transaction: what fails in here leaves nothing.
  await runTool('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', dump], url);
  await asked(url, (client) =>
    compareTables(client, manifest).catch(async (error: unknown) => {
      await empty(client, before);
      throw error;
    }),
  );
};

/** What a dump brings besides tables and may have been there before. */
const extrasOf = async (client: Asker): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query(
    `select 'extension ' || quote_ident(extname) as name from pg_extension
       union all select 'schema ' || quote_ident(nspname) from pg_namespace where nspname = 'carte'`,
  );
  return new Set(rows.map(({ name }) => String(name)));
};

/** There was no table before, so each that is there now is of the dump. */
const empty = async (client: Asker, before: ReadonlySet<string>): Promise<void> => {
  const { rows } = await client.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where ${OURS} and table_type = 'BASE TABLE'`,
  );
  const extras = [...(await extrasOf(client))].filter((name) => !before.has(name));
  const drops = [...rows.map(({ name }) => `table ${String(name)}`), ...extras];
  for (const name of drops) await client.query(`drop ${name} cascade`);
};

const asked = async <T>(url: string, work: (client: Asker) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, application_name: 'carte-restore' });
  await client.connect();
  return work(client).finally(() => client.end());
};
