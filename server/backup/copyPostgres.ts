import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { HOLD, MOMENT, readMoment } from '../db/Moment';
import { BackupRefused } from '../PlainError';

export const DUMP = 'rows.dump';

/**
 * Dumps a PostgreSQL while its servers work: `pg_dump` and we look at the same snapshot, so what we note is what it writes.
 * @param target gets `rows.dump` and `moment.json`
 */
export const copyPostgres = async (url: string, target: string): Promise<void> => {
  await mkdir(target, { recursive: true });
  const client = new Client({ connectionString: url, application_name: 'carte-backup' });
  await client.connect();
  try {
    await client.query(HOLD);
    const moment = await readMoment(client);
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    const file = join(target, DUMP);
    await runTool('pg_dump', ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${file}`], url);
    await client.query('commit');
    await writeFile(join(target, MOMENT), JSON.stringify(moment));
  } finally {
    await client.end();
  }
};

/** Runs one of PostgreSQL's own tools on a database. The password travels in its environment, where `ps` shows it to nobody. */
export const runTool = async (tool: string, args: readonly string[], databaseUrl: string): Promise<void> => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(tool, [...args, `--dbname=${url.href}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (cause) =>
      reject(
        new BackupRefused(`Expected ${tool} on this machine: install PostgreSQL's client tools.`, { cause }),
      ),
    );
  });
  if (code !== 0) throw new BackupRefused(`${tool} ended with ${code}:\n${said.trim()}`);
};
