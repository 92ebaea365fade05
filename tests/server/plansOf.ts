import { type SQL, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { vi } from 'vitest';
import type { Database } from '../../server/db/Database';

/** A statement as it reaches the database. */
interface Asked {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Every statement made while `run` runs, those of transactions, too, with its values. */
export const askedWhile = async <T>(
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly asked: readonly Asked[] }> => {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const result = await run();
    const asked = query.mock.calls.map((call): Asked => {
      const [question, params = []] = call as unknown as [string | { text: string }, (readonly unknown[])?];
      return { sql: typeof question === 'string' ? question : question.text, params };
    });
    return { result, asked };
  } finally {
    query.mockRestore();
  }
};

/** What the database would do for a statement, line by line. */
export const planOf = async ({ sql: text, params }: Asked, db: Database): Promise<string> => {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at): SQL => (at % 2 ? sql`${params[Number(part) - 1]}` : sql.raw(part)));
  const { rows } = (await db.execute(sql`explain ${sql.join(parts)}`)) as unknown as { rows: object[] };
  return rows.flatMap((row) => Object.values(row)).join('\n');
};
