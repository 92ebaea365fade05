import { asc, eq } from 'drizzle-orm';
import type { Deps } from './Deps';
import { points } from './db/schema';
import { markShown } from './engine/shown';
import { resources, points as venues } from './resources';

/** What a moderator may decide, and the status it leads to. */
export const DECISIONS = { approve: 'displayed', reject: 'rejected' } as const;
export type Decision = keyof typeof DECISIONS;

/** The points that wait for a moderator, oldest first. */
export const waiting = async ({
  db,
}: Pick<Deps, 'db'>): Promise<readonly { readonly id: number; readonly title: string }[]> =>
  db
    .select({ id: points.id, title: points.title })
    .from(points)
    .where(eq(points.status, 'under_moderation'))
    .orderBy(asc(points.id));

/** The moderator's word on a point that waits. @returns false when it does not wait */
export const decide = async (
  id: number,
  decision: Decision,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [point] = await tx.select().from(points).where(eq(points.id, id)).for('update');
    if (point?.status !== 'under_moderation') return false;
    const change = { status: DECISIONS[decision], version: point.version + 1, updatedAt: clock() };
    await tx.update(points).set(change).where(eq(points.id, id));
    await markShown(venues, [id], resources, { db: tx, clock });
    return true;
  });
