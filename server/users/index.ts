import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound, stale } from '../ApiError';
import type { Saved } from '../Call';
import type { Db, DbClock, Deps } from '../Deps';
import { users } from '../db/schema';
import { foundBusiness } from '../team/foundBusiness';
import { asciiEmail } from './asciiEmail';
import { account, holdPassword, holdWorking, one, passwordHash, registration } from './read';

interface Registration {
  readonly email: string;
  readonly phone: string;
  readonly passwordHash: string;
}

/** A registration that waits for its code. Each is a row of its own, whatever else there is on the address. */
const register = async (registration: Registration, { db, clock }: DbClock): Promise<number> => {
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
const verify = async (id: number, { db, clock }: DbClock): Promise<boolean> => {
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
const setPassword = async (
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
const update = async (
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

/**
 * Addresses that earlier builds kept as they were typed get the form in which they are looked up; one whose form belongs to
 * another account stays.
 */
const respellAddresses = async ({ db }: Db): Promise<void> => {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${users.email} ~ '[^ -~]'`);
  for (const { id, email: typed } of rows) {
    const email = asciiEmail(typed);
    if (email === undefined || email === typed) continue;
    const others = alias(users, 'others');
    const account = db
      .select({ id: others.id })
      .from(others)
      .where(and(eq(others.email, email), ne(others.state, 'unverified')));
    await db
      .update(users)
      .set({ email })
      .where(and(eq(users.id, id), notExists(account)));
  }
};

/** Accounts, and registrations that wait for their code. */
export const userStore = {
  one,
  account,
  passwordHash,
  holdPassword,
  holdWorking,
  registration,
  register,
  verify,
  setPassword,
  respellAddresses,
  update,
};
