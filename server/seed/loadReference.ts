import { sql } from 'drizzle-orm';
import { type ListedCity, parseCities } from '../cities/parseCities';
import { replaceCities } from '../cities/replaceCities';
import { reference } from '../content';
import type { Database } from '../db/Database';
import { baseCategories, cities, countries, marks, phoneTypes, pointTypes } from '../db/schema';
import { shippedFile } from '../shippedFile';

/**
 * Fills the lists that belong to nobody; runs at every start. Rows that are there stay as they are, and cities are loaded
 * only into an empty list: an imported one is never touched.
 */
export async function loadReference(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeeding(tx);
    const lists = reference();
    await tx.insert(countries).values(lists.countries).onConflictDoNothing();
    await tx.insert(pointTypes).values(lists.pointTypes).onConflictDoNothing();
    await tx.insert(phoneTypes).values(lists.phoneTypes).onConflictDoNothing();
    await tx.insert(marks).values(lists.marks).onConflictDoNothing();
    await tx.insert(baseCategories).values(lists.baseCategories).onConflictDoNothing();
    const [known] = await tx.select({ id: cities.id }).from(cities).limit(1);
    if (!known) await replaceCities(shippedCities(), tx);
  });
}

/** The list that comes with the product. */
function shippedCities(): readonly ListedCity[] {
  const { cities, problems } = parseCities(shippedFile('content/cities.csv').toString());
  if (problems.length > 0) throw new Error(`Expected a sound list in cities.csv, got: ${problems.join(' ')}`);
  return cities;
}

/** Not that of the migrations, nor that of upkeep. */
const LOCK = 6_727_003;

/**
 * Of several processes that find the database empty, one fills it and the others wait until that is there to be seen.
 * @param tx a transaction: the lock goes with it
 */
export const lockSeeding = async (tx: Database): Promise<void> => {
  // Whoever waits, waits for all of it.
  await tx.execute(sql`set local statement_timeout = '5min'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
};
