import { asc, eq } from 'drizzle-orm';
import { points } from '../../db/schema';
import type { World } from '../../World';
import { markShown } from '../markShown';

/** What a moderator may decide, and the status it leads to (1§3). */
export const DECISIONS = { approve: 'displayed', reject: 'rejected' } as const;
export type Decision = keyof typeof DECISIONS;

/** The points that wait for a moderator, oldest first. */
export const waiting = async ({
  db,
}: Pick<World, 'db'>): Promise<readonly { readonly id: number; readonly title: string }[]> =>
  db
    .select({ id: points.id, title: points.title })
    .from(points)
    .where(eq(points.status, 'under_moderation'))
    .orderBy(asc(points.id));

/** The moderator's word on a point that waits. @returns false when it does not wait */
export const decide = async (
  id: number,
  decision: Decision,
  { db, clock }: Pick<World, 'db' | 'clock'>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [point] = await tx.select().from(points).where(eq(points.id, id)).for('update');
    if (point?.status !== 'under_moderation') return false;
    const change = { status: DECISIONS[decision], version: point.version + 1, updatedAt: clock() };
    await tx.update(points).set(change).where(eq(points.id, id));
    await markShown(points, [id], { db: tx, clock });
    return true;
  });
