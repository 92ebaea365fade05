import { Pool } from 'pg';

/** Once for a whole run: when it has ended, drops what its workers left on the PostgreSQL of the tests. */
export default () => async (): Promise<void> => {
  const url = process.env.TEST_DATABASE_URL?.trim();
  if (!url) return;
  const pool = new Pool({ connectionString: url, max: 1 });
  const { rows } = await pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname like 'carte\\_test\\_${process.pid}\\_%'`,
  );
  for (const { name } of rows) await pool.query(`drop schema ${name} cascade`);
  await pool.end();
};
