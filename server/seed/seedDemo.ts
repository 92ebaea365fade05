import { and, eq } from 'drizzle-orm';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { isRecord } from '../../contract/isRecord';
import { DEFAULT_ZONE, dayAfter, dayAt } from '../../contract/visibility/venueClock';
import type { Preset } from '../../contract/vocabulary';
import { type DemoVenue, demoPeople, demoVenues } from '../content';
import type { DbClock, Deps } from '../Deps';
import type { Database } from '../db/Database';
import { cities, files, foods, memberPoints, members, pointPhones, points, roles, users } from '../db/schema';
import type { GuestAct } from '../db/tables/guests';
import { fillColumns } from '../engine/columns';
import { markShown } from '../engine/shown';
import { namesOf } from '../files/storedName';
import { saveGuestCounts } from '../guest/countGuests';
import { points as resource, resources } from '../resources';
import { foundBusiness } from '../team/foundBusiness';
import { saveDemoFiles } from './demoFiles';
import { lockSeeding } from './loadReference';
import { ago, binned, fileRow, type SeedContext, seedFace } from './SeedContext';
import { seedMenu } from './seedMenu';
import { graphicOf, pointDays } from './workingHours';

type Columns = typeof points.$inferInsert;

/** A venue and everything under it. @returns its id */
async function seedPoint(demo: DemoVenue, context: SeedContext): Promise<number> {
  const { db, businessId, now } = context;
  const [city] = await db.select().from(cities).where(eq(cities.title, demo.city)).limit(1);
  const createdAt = ago(now, demo.createdDaysAgo);
  const [row] = await db
    .insert(points)
    .values({
      ...fillColumns(resource, { ...demo.values, graphic: graphicOf(pointDays, demo.hours) }),
      title: demo.title,
      url: slugFromTitle(demo.title),
      businessId,
      cityId: city?.id ?? null,
      status: demo.status,
      ...closure(demo, dayAt(now, city?.timezone ?? DEFAULT_ZONE)),
      codeAt: createdAt,
      pageAt: createdAt,
      createdAt,
      updatedAt: createdAt,
      deletedAt: binned(now, demo.deletedDaysAgo),
    })
    .returning({ id: points.id });
  if (!row) throw new Error(`Expected a row for "${demo.title}", got none.`);
  await seedPhones(row.id, demo, context);
  await seedPapers(row.id, demo, context);
  await seedFace(demo.cover, { owner: 'points', ownerId: row.id, field: 'cover' }, context);
  await seedFace(demo.logo, { owner: 'points', ownerId: row.id, field: 'logo' }, context);
  for (const menu of demo.menus)
    await seedMenu(menu, { venue: demo.title, pointId: row.id, since: createdAt }, context);
  await seedGuestCounts(row.id, demo, context);
  await markShown(resource, [row.id], { db, clock: () => now, resources });
  return row.id;
}

const seedGuestCounts = async (pointId: number, { guests }: DemoVenue, { db, now }: SeedContext) => {
  if (!guests) return;
  const day = (before: number): string => ago(now, before).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const dishes = await db
    .select({ id: foods.id, title: foods.title })
    .from(foods)
    .where(eq(foods.pointId, pointId));
  const idOf = new Map(dishes.map(({ id, title }) => [title, String(id)]));
  const at = (act: GuestAct, what: string, count: number) => ({ pointId, day: day(0), act, what, count });
  await saveGuestCounts(
    [
      ...guests.opened.map((count, index, { length }) => ({
        ...at('opened', '', count),
        day: day(length - 1 - index),
      })),
      ...Object.entries(guests.dishes).map(([title, count]) => at('dish', idOf.get(title) ?? '', count)),
      ...Object.entries(guests.missed).map(([words, count]) => at('missed', words, count)),
    ],
    { db },
  );
};

const closure = ({ closure: closed }: DemoVenue, day: string): Partial<Columns> => {
  if (!closed) return {};
  return {
    closeBegin: `${dayAfter(day, closed.from)}T00:00`,
    closeEnd: `${dayAfter(day, closed.until)}T00:00`,
    closeReason: closed.reason,
    showAfterTime: true,
  };
};

const seedPhones = async (pointId: number, { values }: DemoVenue, { db }: SeedContext) => {
  const phones = Array.isArray(values.phone_other) ? values.phone_other.filter(isRecord) : [];
  if (phones.length === 0) return;
  await db.insert(pointPhones).values(
    phones.map((phone, position) => ({
      pointId,
      phoneTypeId: Number(phone.point_phone_type_id),
      phoneNumber: String(phone.phone_number),
      position,
    })),
  );
};

const seedPapers = async (ownerId: number, { papers }: DemoVenue, context: SeedContext) => {
  const rows = Object.entries(papers).flatMap(([field, titles]) =>
    titles.map((title, position) =>
      fileRow(context.demoFiles.paper(title), { owner: 'points', ownerId, field, position }, context),
    ),
  );
  if (rows.length > 0) await context.db.insert(files).values(rows);
};

interface Membership {
  readonly userId: number;
  readonly businessId: number;
  readonly role: Preset;
  /** The venues it is for; left out = all, also those to come. */
  readonly points?: readonly number[];
}

/** Makes a person a member of a business. @returns the membership's id */
export const addMember = async (
  { userId, businessId, role, points }: Membership,
  { db, clock }: DbClock,
): Promise<number> => {
  const [known] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.businessId, businessId), eq(roles.preset, role)));
  if (!known) throw new Error(`Expected the role "${role}" of business ${businessId}, got none.`);
  const at = { createdAt: clock(), updatedAt: clock() };
  const [row] = await db
    .insert(members)
    .values({ userId, businessId, roleId: known.id, allPoints: points === undefined, ...at })
    .returning({ id: members.id });
  if (!row) throw new Error('Expected a row for the membership, got none.');
  if (points && points.length > 0)
    await db.insert(memberPoints).values(points.map((pointId) => ({ memberId: row.id, pointId })));
  return row.id;
};

/** The address that the demo owner signs in with. */
export const demoEmail = (): string => demoPeople().owner.email;
/** Those of the staff, by role; everybody has the same password. */
export const demoStaff = (): readonly (readonly [role: string, email: string])[] =>
  demoPeople().staff.map(({ role, person }) => [role, person.email]);

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'passwords'>;

/**
 * Fills an empty database with the demo owner, venues and menus, and two of the staff. The pictures are taken in first, so that no transaction
 * waits for them; then everything is written in one. With any user in the database it does nothing.
 *
 * @param password everybody's in the demo
 * @returns whether it filled anything
 */
export async function seedDemo(
  password: string,
  { db, clock, files, passwords }: SeedDeps,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const passwordHash = await passwords.hash(password);
  const demoFiles = await saveDemoFiles(files);
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
    if (!isSeeded) await files.drop(demoFiles.all.flatMap((file) => namesOf({ ...file, widths: null })));
  }
}

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length === 0;

const seedAll = async (
  { db, now, demoFiles }: Omit<SeedContext, 'userId' | 'businessId'>,
  passwordHash: string,
): Promise<void> => {
  const { owner: person, city, staff } = demoPeople();
  const userId = await seedPerson({ person, city, passwordHash }, db, now);
  const businessId = await foundBusiness(userId, { db, clock: () => now });
  const context: SeedContext = { db, now, demoFiles, userId, businessId };
  const venues = new Map<string, number>();
  for (const point of demoVenues()) venues.set(point.title, await seedPoint(point, context));
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
