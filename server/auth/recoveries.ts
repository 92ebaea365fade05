import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, DbClock } from '../Deps';
import { recoveries, users } from '../db/schema';
import { hashSent, hashToken, newToken } from './token';

/** How long the link of a letter works. */
const LIFETIME_MS = 30 * 60 * 1000;

/**
 * A new token for the working account of an address; the one before it is void. One statement whether there is such an
 * account or not: a registration that waits for its code has none, nor has a blocked one.
 * @returns the token, which is kept nowhere; undefined = nobody to write to
 */
export const issueRecovery = async (email: string, { db, clock }: DbClock): Promise<string | undefined> => {
  const token = newToken();
  const fresh = { tokenHash: hashToken(token), expiresAt: new Date(clock().getTime() + LIFETIME_MS) };
  const account = db
    .select({
      userId: users.id,
      tokenHash: sql<string>`${fresh.tokenHash}::text`.as('token_hash'),
      expiresAt: sql<Date>`${fresh.expiresAt.toISOString()}::timestamptz`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.email, email), eq(users.state, 'active')));
  const issued = await db
    .insert(recoveries)
    .select(account)
    .onConflictDoUpdate({ target: recoveries.userId, set: fresh })
    .returning({ userId: recoveries.userId });
  return issued.length === 1 ? token : undefined;
};

/** Whether a token may be used: asked before a password is hashed for it. */
export const isLiveRecovery = async (token: string, { db, clock }: DbClock): Promise<boolean> => {
  const [row] = await db.select({ userId: recoveries.userId }).from(recoveries).where(liveAt(token, clock()));
  return row !== undefined;
};

/** Uses a token up, and says whose it was: once, however many try at the same time. */
export const takeRecovery = async (token: string, { db, clock }: DbClock): Promise<number | undefined> => {
  const [row] = await db
    .delete(recoveries)
    .where(liveAt(token, clock()))
    .returning({ userId: recoveries.userId });
  return row?.userId;
};

/** A password that was changed leaves no older letter that could change it again. */
export const dropRecovery = async (userId: number, { db }: Db): Promise<void> => {
  await db.delete(recoveries).where(eq(recoveries.userId, userId));
};

const liveAt = (token: string, now: Date) =>
  and(eq(recoveries.tokenHash, hashSent(token)), gt(recoveries.expiresAt, now));
