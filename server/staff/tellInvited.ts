import { and, eq, sql } from 'drizzle-orm';
import type { NoticeFacts } from '../../contract/noticeKinds';
import type { Deps } from '../Deps';
import { notices, users } from '../db/schema';

/**
 * Tells whoever has an account with this address that they are invited. One statement whether there is one or not, so that the
 * work behind an invitation tells nothing of the address (TM-06).
 */
export const tellInvited = async (
  email: string,
  { business, role }: Pick<NoticeFacts['team'], 'business' | 'role'>,
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
): Promise<void> => {
  const facts: NoticeFacts['team'] = { event: 'invited', business, person: null, role };
  const invited = db
    .select({
      id: sql`nextval(pg_get_serial_sequence('notices', 'id'))`.as('id'),
      userId: users.id,
      kind: sql`'team'`.as('kind'),
      facts: sql`${JSON.stringify(facts)}::jsonb`.as('facts'),
      createdAt: sql`${clock().toISOString()}::timestamptz`.as('created_at'),
      readAt: sql`null::timestamptz`.as('read_at'),
    })
    .from(users)
    .where(and(eq(users.email, email), eq(users.state, 'active')));
  const told = await db.insert(notices).select(invited).returning({ userId: notices.userId });
  live.wake(told.map(({ userId }) => userId));
};
