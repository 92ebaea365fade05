import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import type { Preferences } from '../../contract/preferences';
import { CAPABILITIES } from '../../contract/vocabulary';
import { notFound } from '../ApiError';
import type { Saved } from '../Call';
import type { Db, Deps } from '../Deps';
import { cities, countries, preferences, recoveryCodes, secondFactors, users } from '../db/schema';
import { closedCalls } from '../rights/declared';
import { type GrantRow, grantOf, grantsColumn, permissionsOf, SERVED_AREAS } from '../team/grants';
import { shownEmail } from './asciiEmail';

/** @throws ApiError 404 */
export const one = async (id: number, { db, env }: Pick<Deps, 'db' | 'env'>): Promise<Saved> => {
  const [row] = await db
    .select({
      user: users,
      city: cities,
      country: countries,
      grants: grantsColumn(users.id),
      preferences: preferences.values,
      twoFactor: sql<boolean>`${secondFactors.userId} is not null`,
      codesLeft: db.$count(recoveryCodes, eq(recoveryCodes.userId, users.id)),
    })
    .from(users)
    .leftJoin(cities, eq(users.cityId, cities.id))
    .leftJoin(countries, eq(cities.countryId, countries.id))
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, id));
  if (!row) throw notFound();
  return {
    record: toWire({ ...row, isModerator: isModerator(row.user.email, env) }),
    version: row.user.version,
  };
};

/** The account of an address: confirmed, working or blocked. Addresses are lower case. */
export const account = async (email: string, { db }: Db): Promise<typeof users.$inferSelect | undefined> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), ne(users.state, 'unverified')));
  return row;
};

/** Whether the account has this password still; nobody changes it until the transaction at hand has ended. */
export const holdPassword = async (
  { id, passwordHash }: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
  { db }: Db,
): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('share');
  return rows.length === 1;
};

/** The address of an account that works; nobody blocks it or changes its password until the transaction at hand has ended. */
export const holdWorking = async (id: number, { db }: Db): Promise<string | undefined> => {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), eq(users.state, 'active')))
    .for('share');
  return row?.email;
};

/** What a password is compared with; undefined = there is no such user. */
export const passwordHash = async (id: number, { db }: Db): Promise<string | undefined> => {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  return row?.hash;
};

/**
 * The registration of an address that counts for a caller: their own, else the newest. It may stand beside an account:
 * then no code confirms it.
 * @param own the user behind the token that came along
 */
export const registration = async (
  { email, own }: { readonly email: string; readonly own: number | undefined },
  { db }: Db,
): Promise<typeof users.$inferSelect | undefined> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.state, 'unverified')))
    .orderBy(desc(eq(users.id, own ?? NOBODY)), desc(users.id))
    .limit(1);
  return row;
};

/** Ids begin at 1. */
const NOBODY = 0;

interface UserRow {
  readonly user: typeof users.$inferSelect;
  readonly city: typeof cities.$inferSelect | null;
  readonly country: typeof countries.$inferSelect | null;
  readonly grants: readonly GrantRow[];
  readonly twoFactor: boolean;
  readonly codesLeft: number;
  readonly preferences: Preferences | null;
  readonly isModerator: boolean;
}

/** A user as it travels. Nobody carries a status before the address is confirmed. */
const toWire = ({
  user,
  city,
  country,
  grants,
  twoFactor,
  codesLeft,
  preferences,
  isModerator,
}: UserRow): WireRecord => ({
  id: user.id,
  name: user.name,
  last_name: user.lastName,
  patronymic: user.patronymic,
  birthday: user.birthday,
  email: shownEmail(user.email),
  phone: user.phone,
  status: user.state === 'active' ? 'active' : '',
  country,
  city: city && { id: city.id, title: city.title },
  two_factor: twoFactor,
  ...(twoFactor ? { recovery_codes_left: codesLeft } : {}),
  receive_offers: user.receiveOffers,
  // Who still waits for the code will be the owner of a business of their own, and sees what one sees.
  links: user.state === 'unverified' ? SERVED_AREAS : permissionsOf(grants.map(grantOf)),
  capabilities: CAPABILITIES.filter((one) => one !== 'moderation' || isModerator),
  // Once they are saved: until then each device has its own.
  ...(preferences && { preferences: { ...preferences } }),
  closed_calls: user.state === 'unverified' ? [] : closedCalls(grants.map(grantOf)),
});

/** Whether the account of an address decides on venues: MODERATORS names it. Both are lower case. */
export const isModerator = (email: string, { MODERATORS }: Pick<Deps['env'], 'MODERATORS'>): boolean =>
  MODERATORS.includes(email);
