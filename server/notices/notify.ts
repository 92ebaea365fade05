import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isMailed, type Notice } from '../../contract/noticeKinds';
import type { EndpointKey } from '../../contract/rows';
import type { Db, Deps } from '../Deps';
import { memberPoints, members, notices, preferences, roles, users } from '../db/schema';
import { needFor } from '../rights/declared';
import { allows, rightsOf } from '../team/grants';
import { noticeLetter } from '../texts/noticeLetters';

/**
 * Tells people something: a row for each, shown at `/notification` and counted in the frame. In a write `db` is its
 * transaction, and open pages hear of it after the commit.
 */
export const notify = async (
  userIds: readonly number[],
  notice: Notice,
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
): Promise<void> => {
  const to = [...new Set(userIds)];
  if (to.length === 0) return;
  const createdAt = clock();
  for (let from = 0; from < to.length; from += AT_ONCE)
    await db
      .insert(notices)
      .values(to.slice(from, from + AT_ONCE).map((userId) => ({ userId, ...notice, createdAt })));
  live.wake(to);
};

/** Rows in one statement. */
const AT_ONCE = 1000;

/** Sends by mail, after the answer, what people were told, to those who want this kind by mail. */
export const mailNotice = async (
  userIds: readonly number[],
  notice: Notice,
  { db, mail, inBackground, publicUrl }: Pick<Deps, 'db' | 'mail' | 'inBackground' | 'publicUrl'>,
): Promise<void> => {
  if (userIds.length === 0) return;
  const people = await db
    .select({ email: users.email, settled: preferences.values })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(inArray(users.id, [...userIds]));
  for (const { email } of people.filter(({ settled }) => isMailed(notice.kind, settled?.mailed)))
    inBackground(async () => {
      const letter = noticeLetter(email, notice, publicUrl());
      if (letter) await mail.send(letter);
    });
};

interface Venue {
  readonly id: number;
  readonly businessId: number;
}

/** Who may make a call at a venue: whom its news is for. */
export const whoMay = async (
  key: EndpointKey,
  { id, businessId }: Venue,
  { db }: Db,
): Promise<readonly number[]> => {
  const rows = await db
    .select({
      userId: members.userId,
      allPoints: members.allPoints,
      pointId: memberPoints.pointId,
      role: roles,
    })
    .from(members)
    .innerJoin(roles, eq(members.roleId, roles.id))
    .leftJoin(memberPoints, and(eq(memberPoints.memberId, members.id), eq(memberPoints.pointId, id)))
    .where(and(eq(members.businessId, businessId), isNull(members.deletedAt)));
  const need = needFor(key);
  return rows.flatMap(({ userId, allPoints, pointId, role }) =>
    userId !== null && (allPoints || pointId !== null) && allows(rightsOf(role), need) ? [userId] : [],
  );
};
