import { eq } from 'drizzle-orm';
import { PERMISSION_KEYS } from '../../contract/vocabulary';
import type { Database } from '../db/Database';
import { cities, users } from '../db/schema';
import type { World } from '../World';
import { owner } from './content/owner';
import { demoPoints } from './content/points';
import { type DrawnFiles, drawFiles } from './drawFiles';
import { lockSeeding } from './lockSeeding';
import type { Planting } from './Planting';
import { plantPoint } from './plantPoint';

/** The address that the demo owner signs in with. */
export const DEMO_EMAIL: string = owner.email;

type SeedWorld = Pick<World, 'db' | 'clock' | 'files'>;

/**
 * Fills an empty database with the demo owner, venues and menus. The pictures are drawn first, so that no transaction
 * waits for them; then everything is written in one. With any user in the database it does nothing.
 *
 * @param passwordHash of the demo owner's password
 * @returns whether it filled anything
 */
export async function seedDemo(passwordHash: string, { db, clock, files }: SeedWorld): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const drawn = await drawFiles(files);
  let isPlanted = false;
  try {
    isPlanted = await db.transaction(async (tx) => {
      await lockSeeding(tx);
      // Another process may have been faster.
      if (!(await isEmpty(tx))) return false;
      await plantAll({ db: tx, now: clock(), drawn }, passwordHash);
      return true;
    });
    return isPlanted;
  } finally {
    if (!isPlanted) await files.drop(namesOf(drawn));
  }
}

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length === 0;

const namesOf = ({ all }: DrawnFiles): readonly string[] =>
  all.flatMap(({ name, thumbnail }) => (thumbnail === null ? [name] : [name, thumbnail]));

const plantAll = async (
  { db, now, drawn }: { readonly db: Database; readonly now: Date; readonly drawn: DrawnFiles },
  passwordHash: string,
): Promise<void> => {
  const planting: Planting = { db, now, drawn, userId: await plantOwner(db, now, passwordHash) };
  for (const point of demoPoints) await plantPoint(point, planting);
};

const plantOwner = async (db: Database, now: Date, passwordHash: string): Promise<number> => {
  const { city: home, ...person } = owner;
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.title, home)).limit(1);
  const [row] = await db
    .insert(users)
    .values({
      ...person,
      passwordHash,
      state: 'active',
      cityId: city?.id ?? null,
      links: PERMISSION_KEYS,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: users.id });
  if (!row) throw new Error('Expected a row for the demo owner, got none.');
  return row.id;
};
