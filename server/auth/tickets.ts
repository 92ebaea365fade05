import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, DbClock } from '../Deps';
import { tickets } from '../db/schema';
import { hashToken, newToken } from './token';

const LIFETIME_MS = 5 * 60 * 1000;
const MAX_TRIES = 5;

/** For somebody whose password was right: whoever brings it back with the code is in. @returns it, which is kept nowhere */
export const issueTicket = async (userId: number, { db, clock }: DbClock): Promise<string> => {
  const ticket = newToken();
  const expiresAt = new Date(clock().getTime() + LIFETIME_MS);
  await db.insert(tickets).values({ userId, ticketHash: hashToken(ticket), expiresAt });
  return ticket;
};

/**
 * Counts a try of a ticket before the code is validated.
 * @returns whose it is; undefined = unknown, used, tried too often, or too old
 */
export const tryTicket = async (
  ticket: string,
  { db, clock }: DbClock,
): Promise<{ readonly id: number; readonly userId: number } | undefined> => {
  const [row] = await db
    .update(tickets)
    .set({ tries: sql`${tickets.tries} + 1` })
    .where(
      and(
        eq(tickets.ticketHash, hashToken(ticket)),
        gt(tickets.expiresAt, clock()),
        lt(tickets.tries, MAX_TRIES),
      ),
    )
    .returning({ id: tickets.id, userId: tickets.userId });
  return row;
};

/** Uses a ticket up. @returns whether nobody else had done so */
export const takeTicket = async (id: number, { db }: Db): Promise<boolean> => {
  const taken = await db.delete(tickets).where(eq(tickets.id, id)).returning({ id: tickets.id });
  return taken.length === 1;
};

/** All tickets of a user are void: their password or their second factor is another. */
export const dropTickets = async (userId: number, { db }: Db): Promise<void> => {
  await db.delete(tickets).where(eq(tickets.userId, userId));
};
