import { and, desc, eq, sql } from 'drizzle-orm';
import type { Saved } from '../../Call';
import { cities, countries, users } from '../../db/schema';
import { notFound } from '../../Refusal';
import type { World } from '../../World';
import { toWire } from './toWire';

/** @throws Refusal 404 */
export const one = async (id: number, { db }: Pick<World, 'db'>): Promise<Saved> => {
  const [row] = await db
    .select({ user: users, city: cities, country: countries })
    .from(users)
    .leftJoin(cities, eq(users.cityId, cities.id))
    .leftJoin(countries, eq(cities.countryId, countries.id))
    .where(eq(users.id, id));
  if (!row) throw notFound();
  return { record: toWire(row), version: row.user.version };
};

/** The account of an address: the verified one, else the newest registration. Addresses are lower case. */
export const byEmail = async (
  email: string,
  { db }: Pick<World, 'db'>,
): Promise<typeof users.$inferSelect | undefined> => {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .orderBy(sql`${users.state} = 'unverified'`, desc(users.id))
    .limit(1);
  return row;
};

/** The id, if this account is a registration on this address that still waits for its code. */
export const pending = async (
  { id, email }: { readonly id: number; readonly email: string },
  { db }: Pick<World, 'db'>,
): Promise<number | undefined> => {
  const isPending = and(eq(users.id, id), eq(users.email, email), eq(users.state, 'unverified'));
  const [row] = await db.select({ id: users.id }).from(users).where(isPending);
  return row?.id;
};
