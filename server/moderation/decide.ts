import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Remark } from '../../contract/noticeKinds';
import { stale } from '../ApiError';
import type { Db, Deps } from '../Deps';
import { decisions, members, points, roles } from '../db/schema';
import { saveChanges } from '../engine/history';
import { markShown } from '../engine/shown';
import { inTransaction } from '../live/afterCommit';
import { mailNotice, notify } from '../notices/notify';
import { points as venues } from '../resources';
import { historyTexts } from '../texts/refusals';
import { findVenue } from './readModeration';

/** What a moderator may decide, and the status it leads to. */
export const DECISIONS = { approve: 'displayed', reject: 'rejected' } as const;
export type Decision = keyof typeof DECISIONS;

export interface Verdict {
  readonly decision: Decision;
  /** In general. */
  readonly reason?: string | null;
  readonly remarks?: readonly Remark[];
  /** Who decides; left out: the operator of the server. */
  readonly userId?: number;
  /** What was looked at. */
  readonly version?: number | undefined;
}

/**
 * The moderator's word on a venue that waits. It is kept with the record as it was, for the next look; stands in the history as a
 * change by the moderator; and is told to the owners and to whoever sent it (MO-02).
 * @returns false when it does not wait. @throws ApiError 412 when it was changed since it was looked at
 */
export const decide = async (id: number, verdict: Verdict, deps: Deps): Promise<boolean> => {
  const { decision, reason = null, remarks = [], userId } = verdict;
  const told = await inTransaction(async (inside) => {
    const { db } = inside;
    const [point] = await db.select().from(points).where(eq(points.id, id)).for('update');
    if (point?.status !== 'under_moderation' || point.deletedAt !== null) return undefined;
    if (verdict.version !== undefined && verdict.version !== point.version) throw stale();
    const record = await findVenue(id, inside);
    const status = DECISIONS[decision];
    const now = deps.clock();
    await db
      .update(points)
      .set({ status, version: point.version + 1, updatedAt: now })
      .where(eq(points.id, id));
    await markShown(venues, [id], inside);
    await db
      .insert(decisions)
      .values({ pointId: id, decision, reason, remarks, record, userId: userId ?? null, createdAt: now });
    const change = {
      resource: venues.name,
      recordId: id,
      pointId: id,
      title: point.title,
      userId: null,
      ...(userId === undefined ? {} : { person: historyTexts.moderator }),
      kind: 'update',
      before: { status: point.status },
      after: { status },
    } as const;
    await saveChanges([change], randomUUID(), inside);
    const to = await answerable(point, inside);
    const facts = { pointId: id, point: point.title, status, reason, fields: remarks };
    await notify(to, { kind: 'moderation', facts }, inside);
    return { to, facts };
  }, deps);
  if (!told) return false;
  await mailNotice(told.to, { kind: 'moderation', facts: told.facts }, deps);
  return true;
};

/** The owners of the business, and who sent it, while they are members. */
const answerable = async (
  { businessId, sentBy }: Pick<typeof points.$inferSelect, 'businessId' | 'sentBy'>,
  { db }: Db,
): Promise<readonly number[]> => {
  const rows = await db
    .select({ userId: members.userId, preset: roles.preset })
    .from(members)
    .innerJoin(roles, eq(members.roleId, roles.id))
    .where(and(eq(members.businessId, businessId), isNull(members.deletedAt)));
  return [
    ...new Set(
      rows
        .filter(({ userId, preset }) => preset === 'owner' || userId === sentBy)
        .flatMap(({ userId }) => (userId === null ? [] : [userId])),
    ),
  ];
};

/** Whether somebody runs the venue, or works in its business: their own is decided by somebody else. */
export const isOfBusiness = async (
  { userId, pointId }: { readonly userId: number; readonly pointId: number },
  { db }: Db,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(points, eq(points.businessId, members.businessId))
    .where(and(eq(points.id, pointId), eq(members.userId, userId), isNull(members.deletedAt)));
  return row !== undefined;
};
