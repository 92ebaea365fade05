import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { cities, points, users } from '../db/schema';
import type { ListedCity } from './parseCities';

export interface CityChanges {
  readonly added: number;
  readonly kept: number;
  readonly removed: number;
  /** Cities that the new list lacks but that venues or users still live in: they stay. */
  readonly stillUsed: readonly string[];
}

const ROWS_PER_STATEMENT = 1000;

/**
 * Puts the list in place of the one in the database. A city that stays (same title and region) keeps its id, so that
 * records go on pointing at it; one that is still used is not removed. `db` must be a transaction.
 */
export async function replaceCities(list: readonly ListedCity[], db: Database): Promise<CityChanges> {
  const before = await db.select({ id: cities.id, title: cities.title, region: cities.region }).from(cities);
  const idOf = new Map(before.map((city) => [keyOf(city), city.id]));
  const listed = new Set(list.map(keyOf));

  const gone = before.filter((city) => !listed.has(keyOf(city)));
  const used = await usedIds(db);
  const removed = gone.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  for (const ids of chunks(removed)) await db.delete(cities).where(inArray(cities.id, ids));

  let nextId = before.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  const rows = list.map((city) => ({ ...city, countryId: 1, id: idOf.get(keyOf(city)) ?? nextId++ }));
  for (const some of chunks(rows)) await upsert(some, db);

  return {
    added: list.filter((city) => !idOf.has(keyOf(city))).length,
    kept: list.filter((city) => idOf.has(keyOf(city))).length,
    removed: removed.length,
    stillUsed: gone.filter(({ id }) => used.has(id)).map(({ title, region }) => `${title}, ${region}`),
  };
}

const keyOf = ({ title, region }: Pick<ListedCity, 'title' | 'region'>) =>
  `${title}\n${region}`.toLowerCase();

const usedIds = async (db: Database) => {
  const venues = await db.selectDistinct({ id: points.cityId }).from(points);
  const homes = await db.selectDistinct({ id: users.cityId }).from(users);
  return new Set([...venues, ...homes].map(({ id }) => id));
};

const upsert = async (rows: readonly (typeof cities.$inferInsert)[], db: Database) => {
  await db
    .insert(cities)
    .values([...rows])
    .onConflictDoUpdate({
      target: cities.id,
      set: {
        title: sql`excluded.title`,
        region: sql`excluded.region`,
        timezone: sql`excluded.timezone`,
        population: sql`excluded.population`,
      },
    });
};

const chunks = <T>(rows: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
