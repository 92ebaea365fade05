import { eq } from 'drizzle-orm';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import { cities, users } from '../db/schema';
import { addMember } from '../team/addMember';
import { foundBusiness } from '../team/foundBusiness';
import { owner } from './content/owner';
import { demoPoints } from './content/points';
import { staff } from './content/staff';
import { type DemoFiles, keepDemoFiles } from './demoFiles';
import { lockSeeding } from './lockSeeding';
import type { SeedContext } from './SeedContext';
import { seedPoint } from './seedPoint';

/** The address that the demo owner signs in with. */
export const DEMO_EMAIL: string = owner.email;
/** Those of the staff, by role; everybody has the same password. */
export const DEMO_STAFF: readonly (readonly [role: string, email: string])[] = staff.map(
  ({ role, person }) => [role, person.email],
);

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

/**
 * Fills an empty database with the demo owner, venues and menus, and two of the staff. The pictures are taken in first, so that no transaction
 * waits for them; then everything is written in one. With any user in the database it does nothing.
 *
 * @param passwordHash of the password that everybody in the demo has
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
  const { city, ...person } = owner;
  const userId = await seedPerson({ person, city, passwordHash }, db, now);
  const businessId = await foundBusiness(userId, { db, clock: () => now });
  const context: SeedContext = { db, now, demoFiles, userId, businessId };
  const venues = new Map<string, number>();
  for (const point of demoPoints) venues.set(point.title, await seedPoint(point, context));
  for (const { person: other, role, venue } of staff) {
    const point = venues.get(venue);
    if (point === undefined) throw new Error(`Expected a demo venue "${venue}", got none.`);
    const id = await seedPerson({ person: other, city, passwordHash }, db, now);
    await addMember({ userId: id, businessId, role, points: [point] }, { db, clock: () => now });
  }
};

interface DemoPerson {
  readonly person: Pick<typeof users.$inferInsert, 'email' | 'phone' | 'name' | 'lastName'>;
  readonly city: string;
  readonly passwordHash: string;
}

const seedPerson = async (
  { person, city: home, passwordHash }: DemoPerson,
  db: Database,
  now: Date,
): Promise<number> => {
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
  if (!row) throw new Error('Expected a row for a person of the demo, got none.');
  return row.id;
};
