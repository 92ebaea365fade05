import { and, desc, eq, gt, inArray, ne, type Placeholder, sql } from 'drizzle-orm';
import { notFound } from '../ApiError';
import type { AnyListQuestion, Page } from '../Call';
import type { Db, DbClock } from '../Deps';
import { preparedQuery } from '../db/preparedQuery';
import { sessions, users } from '../db/schema';
import type { AccountState } from '../db/tables/people';
import { paging } from '../engine/filters';
import { type Grant, type GrantRow, grantOf, grantsColumn } from '../team/grants';
import { hashToken, newToken } from './token';

/** A live session: of somebody whose address is confirmed, or of a registration that waits for its code. */
export interface Session {
  readonly id: number;
  readonly userId: number;
  readonly verified: boolean;
  /** What they may do, in each business they are a member of: as it stood when this call came. */
  readonly grants: readonly Grant[];
}

const HOUR_MS = 60 * 60 * 1000;
/** A session nobody uses for this long is over. */
export const IDLE_MS = 12 * HOUR_MS;
/** A session is over after this long, used or not. */
const ABSOLUTE_MS = 7 * 24 * HOUR_MS;
/** How exactly "last seen" is kept: not every read should write. */
const SEEN_STEP_MS = 5 * 60 * 1000;

/**
 * Opens a session.
 * @param device where it is, in words
 * @returns the token, which is kept nowhere
 */
export const openSession = async (
  { userId, device }: { readonly userId: number; readonly device?: string | undefined },
  { db, clock }: DbClock,
): Promise<string> => {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  await db.insert(sessions).values({
    userId,
    device: device ?? null,
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
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
        grants: grantsColumn(users.id),
      })
      .from(sessions)
      .innerJoin(users, eq(sessions.userId, users.id))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          isLive(sql.placeholder('now'), sql.placeholder('idleSince')),
          ne(users.state, 'blocked'),
        ),
      ),
  () => 'live',
);

const isLive = (now: Date | Placeholder, idleSince: Date | Placeholder) =>
  and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince));

const idleAt = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

/** Who a token belongs to. */
export interface Holder {
  readonly session: Session;
  readonly lastSeenAt: Date;
}

/** The live session behind a token: not expired, not idle, its user not blocked. It is no sign of use. */
export const askSession = async (token: string, { db, clock }: DbClock): Promise<Holder | undefined> => {
  const now = clock();
  const [row] = await liveSession(db, undefined).execute({
    tokenHash: hashToken(token),
    now: now.toISOString(),
    idleSince: idleAt(now).toISOString(),
  });
  return row && { session: sessionOf(row), lastSeenAt: row.lastSeenAt };
};

/** Whether a use at this moment is to be kept. */
export const isSeenAnew = ({ lastSeenAt }: Pick<Holder, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= SEEN_STEP_MS;

/** The same, used by a call. */
export const findSession = async (token: string, { db, clock }: DbClock): Promise<Holder | undefined> => {
  const now = clock();
  const holder = await askSession(token, { db, clock });
  if (!holder || !isSeenAnew(holder, now)) return holder;
  const { session } = holder;
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  // Sessions go, this stays: colleagues see when somebody was last here.
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, session.userId));
  return { session, lastSeenAt: now };
};

/** Those of these sessions that live still, with what their users may do by now; it is no sign of use. */
export const findSessions = async (
  ids: readonly number[],
  { db, clock }: DbClock,
): Promise<ReadonlyMap<number, Session>> => {
  if (ids.length === 0) return new Map();
  const now = clock();
  const rows = await db
    .select({ id: sessions.id, userId: sessions.userId, state: users.state, grants: grantsColumn(users.id) })
    .from(sessions)
    .innerJoin(users, eq(sessions.userId, users.id))
    .where(and(inArray(sessions.id, [...ids]), isLive(now, idleAt(now)), ne(users.state, 'blocked')));
  return new Map(rows.map((row) => [row.id, sessionOf(row)]));
};

interface SessionRow extends Pick<Session, 'id' | 'userId'> {
  readonly state: AccountState;
  readonly grants: readonly GrantRow[];
}

const sessionOf = ({ id, userId, state, grants }: SessionRow): Session => ({
  id,
  userId,
  verified: state === 'active',
  grants: grants.map(grantOf),
});

/** The live sessions of a user, the one that asks first, then last used first. */
export const listSessions = async (
  { id, userId }: Pick<Session, 'id' | 'userId'>,
  list: Pick<AnyListQuestion, 'page' | 'perPage'>,
  { db, clock }: DbClock,
): Promise<Page> => {
  const now = clock();
  const where = and(eq(sessions.userId, userId), isLive(now, idleAt(now)));
  const { limit, offset } = paging(list);
  const rows = await db
    .select()
    .from(sessions)
    .where(where)
    .orderBy(desc(eq(sessions.id, id)), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(sessions, where);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      device: row.device,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      current: row.id === id,
    })),
    total,
  };
};

/** Ends these sessions of a user, or none of them. @throws ApiError 404 when one is absent or somebody else's */
export const closeSessions = async (
  { userId, ids }: { readonly userId: number; readonly ids: readonly number[] },
  { db }: Db,
): Promise<void> => {
  const closed = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), inArray(sessions.id, [...ids])))
    .returning({ id: sessions.id });
  if (closed.length !== ids.length) throw notFound();
};

/** Ends every session of a user but this one. */
export const closeOtherSessions = async (
  { id, userId }: Pick<Session, 'id' | 'userId'>,
  { db }: Db,
): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)));
};

export const closeSession = async (id: number, { db }: Db): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, id));
};
