import { and, eq, ne, sql } from 'drizzle-orm';
import { PERMISSION_KEYS } from '../../../contract/vocabulary';
import type { Saved } from '../../Call';
import { users } from '../../db/schema';
import type { ShadowUser } from '../../db/tables/people';
import { notFound, stale } from '../../Refusal';
import type { World } from '../../World';
import { one } from './read';

export interface Registration {
  readonly email: string;
  readonly phone: string;
  readonly passwordHash: string;
}

type UserWorld = Pick<World, 'db' | 'clock'>;

/** An account that waits for its code. Each registration is its own, even on an address that has one already. */
export const register = async (registration: Registration, { db, clock }: UserWorld): Promise<number> => {
  const now = clock();
  const [row] = await db
    .insert(users)
    .values({ ...registration, links: PERMISSION_KEYS, createdAt: now, updatedAt: now })
    .returning({ id: users.id });
  if (!row) throw notFound();
  return row.id;
};

/** Takes the id that the account would have had, so that the answer looks like any other. */
export const registerShadow = async (
  { email, phone }: Registration,
  { db }: Pick<World, 'db'>,
): Promise<ShadowUser> => {
  const [row] = await db
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('users', 'id'))::int` })
    .from(sql`(select 1) as one`);
  if (!row) throw notFound();
  return { id: row.id, email, phone };
};

/** The address is confirmed: the account works, and other registrations on the address are void. */
export const verify = async (id: number, { db, clock }: UserWorld): Promise<void> => {
  const [row] = await db
    .update(users)
    .set({ state: 'active', updatedAt: clock() })
    .where(and(eq(users.id, id), eq(users.state, 'unverified')))
    .returning({ email: users.email });
  if (!row) throw notFound();
  await db
    .delete(users)
    .where(and(eq(users.email, row.email), eq(users.state, 'unverified'), ne(users.id, id)));
};

export type Profile = Partial<
  Pick<
    typeof users.$inferInsert,
    'name' | 'lastName' | 'patronymic' | 'birthday' | 'cityId' | 'phone' | 'receiveOffers'
  >
>;

/** Writes the own profile. @throws Refusal 412 */
export const update = async (
  id: number,
  { profile, ifMatch }: { readonly profile: Profile; readonly ifMatch: number | undefined },
  world: UserWorld,
): Promise<Saved> => {
  const { db, clock } = world;
  const [row] = await db.select({ version: users.version }).from(users).where(eq(users.id, id)).for('update');
  if (!row) throw notFound();
  if (ifMatch !== undefined && ifMatch !== row.version) throw stale();
  await db
    .update(users)
    .set({ ...profile, version: row.version + 1, updatedAt: clock() })
    .where(eq(users.id, id));
  return one(id, world);
};
