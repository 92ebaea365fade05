import { and, eq, gt, ne } from 'drizzle-orm';
import type { Db, DbClock } from '../Deps';
import { devices, users } from '../db/schema';
import { hashToken, isToken, newToken } from './token';

/** A browser nobody signed in from for this long is a stranger again. */
export const FORGOTTEN_MS = 180 * 24 * 60 * 60 * 1000;

/** The mark that came with a call (`Carte-Device`); undefined = none that could be ours. */
export const readMark = (header: string | readonly string[] | undefined): string | undefined =>
  isToken(header) ? header : undefined;

/**
 * Whether somebody signed in to the account of this address from this browser before. A registration is no account: its
 * mark counts once it is confirmed. Asked without a mark too, so that the time says nothing.
 */
export const isKnownDevice = async (
  { email, mark }: { readonly email: string; readonly mark: string | undefined },
  { db, clock }: DbClock,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(users, eq(devices.userId, users.id))
    .where(
      and(
        eq(users.email, email),
        ne(users.state, 'unverified'),
        eq(devices.markHash, hashToken(mark ?? '')),
        gt(devices.lastUsedAt, new Date(clock().getTime() - FORGOTTEN_MS)),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/**
 * Notes that this user signed in from this browser. @returns the mark for it to keep: the one it has, which may serve
 * several users, else a new one
 */
export const markDevice = async (
  userId: number,
  mark: string = newToken(),
  { db, clock }: DbClock,
): Promise<string> => {
  const lastUsedAt = clock();
  await db
    .insert(devices)
    .values({ userId, markHash: hashToken(mark), lastUsedAt })
    .onConflictDoUpdate({ target: [devices.userId, devices.markHash], set: { lastUsedAt } });
  return mark;
};

/** Whether an account that has been signed in to before is entered from a browser that it does not know. */
export const isNewDevice = async (
  { userId, mark = '' }: { readonly userId: number; readonly mark: string | undefined },
  { db }: Db,
): Promise<boolean> => {
  const rows = await db
    .select({ markHash: devices.markHash })
    .from(devices)
    .where(eq(devices.userId, userId));
  const known = hashToken(mark);
  return rows.length > 0 && rows.every(({ markHash }) => markHash !== known);
};

/** Every browser but this one is a stranger to the account again. */
export const forgetDevices = async (
  { userId, but = '' }: { readonly userId: number; readonly but: string | undefined },
  { db }: Db,
): Promise<void> => {
  await db.delete(devices).where(and(eq(devices.userId, userId), ne(devices.markHash, hashToken(but))));
};
