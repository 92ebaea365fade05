import { eq } from 'drizzle-orm';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import { cities, users } from '../db/schema';
import { foundBusiness } from '../team/foundBusiness';
import { owner } from './content/owner';
import { demoPoints } from './content/points';
import { type DemoFiles, keepDemoFiles } from './demoFiles';
import { lockSeeding } from './lockSeeding';
import type { SeedContext } from './SeedContext';
import { seedPoint } from './seedPoint';

/** The address that the demo owner signs in with. */
export const DEMO_EMAIL: string = owner.email;

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

/**
 * Fills an empty database with the demo owner, venues and menus. The pictures are taken in first, so that no transaction
 * waits for them; then everything is written in one. With any user in the database it does nothing.
 *
 * @param passwordHash of the demo owner's password
 * @returns whether it filled anything
 */
export async function seedDemo(passwordHash: string, { db, clock, files }: SeedDeps): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const demoFiles = await keepDemoFiles(files);
  let isSeeded = false;
  try {
    isSeeded = await db.transaction(async (tx) => {
      await lockSeeding(tx);
      // Another process may have been faster.
      if (!(await isEmpty(tx))) return false;
      await seedAll({ db: tx, now: clock(), demoFiles }, passwordHash);
      return true;
    });
    return isSeeded;
  } finally {
    if (!isSeeded) await files.drop(namesOf(demoFiles));
  }
}

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length === 0;

const namesOf = ({ all }: DemoFiles): readonly string[] =>
  all.flatMap(({ name, thumbnail }) => (thumbnail === null ? [name] : [name, thumbnail]));

const seedAll = async (
  { db, now, demoFiles }: Omit<SeedContext, 'userId' | 'businessId'>,
  passwordHash: string,
): Promise<void> => {
  const userId = await seedOwner(db, now, passwordHash);
  const businessId = await foundBusiness(userId, { db, clock: () => now });
  const context: SeedContext = { db, now, demoFiles, userId, businessId };
  for (const point of demoPoints) await seedPoint(point, context);
};

const seedOwner = async (db: Database, now: Date, passwordHash: string): Promise<number> => {
  const { city: home, ...person } = owner;
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.title, home)).limit(1);
  const [row] = await db
    .insert(users)
    .values({
      ...person,
      passwordHash,
      state: 'active',
      cityId: city?.id ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: users.id });
  if (!row) throw new Error('Expected a row for the demo owner, got none.');
  return row.id;
};
