import { and, eq, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound, stale } from '../ApiError';
import type { Saved } from '../Call';
import type { DbClock, Deps } from '../Deps';
import { users } from '../db/schema';
import { foundBusiness } from '../team/foundBusiness';
import { one } from './read';

export interface Registration {
  readonly email: string;
  readonly phone: string;
  readonly passwordHash: string;
}

/** A registration that waits for its code. Each is a row of its own, whatever else there is on the address. */
export const register = async (registration: Registration, { db, clock }: DbClock): Promise<number> => {
  const now = clock();
  const [row] = await db
    .insert(users)
    .values({ ...registration, createdAt: now, updatedAt: now })
    .returning({ id: users.id });
  if (!row) throw notFound();
  return row.id;
};

/**
 * The address is confirmed and the account works, with a business of its own, unless it has an account already. Other registrations on the address stay
 * as they are: whoever made them shall not see that somebody was faster.
 * @returns whether it was done
 */
export const verify = async (id: number, { db, clock }: DbClock): Promise<boolean> => {
  const others = alias(users, 'others');
  const account = db
    .select({ id: others.id })
    .from(others)
    .where(and(eq(others.email, users.email), ne(others.state, 'unverified')));
  const verified = await db
    .update(users)
    .set({ state: 'active', updatedAt: clock() })
    .where(and(eq(users.id, id), eq(users.state, 'unverified'), notExists(account)))
    .returning({ id: users.id });
  if (verified.length === 0) return false;
  await foundBusiness(id, { db, clock });
  return true;
};

/**
 * Sets the password of a working account.
 * @returns its address; undefined = there is no such account, or it is blocked or not confirmed
 */
export const setPassword = async (
  id: number,
  passwordHash: string,
  { db, clock }: DbClock,
): Promise<string | undefined> => {
  const [row] = await db
    .update(users)
    .set({ passwordHash, updatedAt: clock() })
    .where(and(eq(users.id, id), eq(users.state, 'active')))
    .returning({ email: users.email });
  return row?.email;
};

export type Profile = Partial<
  Pick<
    typeof users.$inferInsert,
    'name' | 'lastName' | 'patronymic' | 'birthday' | 'cityId' | 'phone' | 'receiveOffers'
  >
>;

/** Writes the own profile. @throws ApiError 412 */
export const update = async (
  id: number,
  { profile, ifMatch }: { readonly profile: Profile; readonly ifMatch: number | undefined },
  deps: DbClock & Pick<Deps, 'env'>,
): Promise<Saved> => {
  const { db, clock } = deps;
  const [row] = await db.select({ version: users.version }).from(users).where(eq(users.id, id)).for('update');
  if (!row) throw notFound();
  if (ifMatch !== undefined && ifMatch !== row.version) throw stale();
  await db
    .update(users)
    .set({ ...profile, version: row.version + 1, updatedAt: clock() })
    .where(eq(users.id, id));
  return one(id, deps);
};
