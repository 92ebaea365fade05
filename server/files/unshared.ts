import { sql } from 'drizzle-orm';
import type { Db } from '../Deps';
import { files } from '../db/schema';
import { namesOf, type Stored } from './storedName';

/**
 * The files of rows that are gone, without those that another row still names: copies of a record share its files. Whoever adds
 * such a row holds the one it takes them from, so it is seen here, or finds nothing to take. Two that go at the same moment may
 * each leave the file to the other: then it is the sweep's.
 */
export const unshared = async (gone: readonly Stored[], { db }: Db): Promise<readonly string[]> => {
  if (gone.length === 0) return [];
  const names = [...new Set(gone.map(({ name }) => name))];
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(sql`${files.name} = any(${sql.param(names)})`);
  const named = new Set(rows.map(({ name }) => name));
  return gone.filter(({ name }) => !named.has(name)).flatMap(namesOf);
};
