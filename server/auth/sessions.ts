import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { preparedQuery } from '../db/preparedQuery';
import { sessions, users } from '../db/schema';
import type { Session } from './Session';
import { hashToken, newToken } from './token';

const HOUR_MS = 60 * 60 * 1000;
/** A session nobody uses for this long is over. */
const IDLE_MS = 12 * HOUR_MS;
/** A session is over after this long, used or not. */
const ABSOLUTE_MS = 7 * 24 * HOUR_MS;
/** How exactly "last seen" is kept: not every read should write. */
const SEEN_STEP_MS = 5 * 60 * 1000;

type SessionDeps = Pick<Deps, 'db' | 'clock'>;

/** Opens a session. @returns the token, which is kept nowhere */
export const openSession = async (
  { userId }: { readonly userId: number },
  { db, clock }: SessionDeps,
): Promise<string> => {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  await db
    .insert(sessions)
    .values({ userId, tokenHash: hashToken(token), createdAt: now, lastSeenAt: now, expiresAt });
  return token;
};

/** Asked by every call. */
const liveSession = preparedQuery(
  (db) =>
    db
      .select({
        id: sessions.id,
        userId: sessions.userId,
        lastSeenAt: sessions.lastSeenAt,
        state: users.state,
      })
      .from(sessions)
      .innerJoin(users, eq(sessions.userId, users.id))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
          ne(users.state, 'blocked'),
        ),
      ),
  () => 'live',
);

/** The live session behind a token: not expired, not idle, its user not blocked. */
export const findSession = async (
  token: string,
  { db, clock }: SessionDeps,
): Promise<Session | undefined> => {
  const now = clock();
  const [row] = await liveSession(db, undefined).execute({
    tokenHash: hashToken(token),
    now: now.toISOString(),
    idleSince: new Date(now.getTime() - IDLE_MS).toISOString(),
  });
  if (!row) return undefined;
  if (now.getTime() - row.lastSeenAt.getTime() >= SEEN_STEP_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.id));
  }
  return { id: row.id, userId: row.userId, verified: row.state === 'active' };
};

export const closeSession = async (id: number, { db }: Pick<Deps, 'db'>): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, id));
};

/** Removes sessions that are over; nobody can use them any more. */
export const sweepSessions = async ({ db, clock }: SessionDeps): Promise<void> => {
  const now = clock();
  const idleSince = new Date(now.getTime() - IDLE_MS);
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince)));
};
