import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import { invalid } from '../ApiError';
import type { Deps } from '../Deps';
import { changes, points } from '../db/schema';
import { notify } from '../notices/notify';
import { categories as categoryResource, foods as resource } from '../resources';
import { hiding } from '../resources/hiding';
import { sheetTexts } from '../texts/sheets';
import type { SheetMenu } from './menuOf';
import type { Asked } from './readAsked';

/** How long the calls of one act may take. */
const ACT_MS = 60 * 60_000;

/** The act began with an entry of the same person in the same venue, not long ago. @throws ApiError 422 */
export const continueAct = async (
  id: number,
  { pointId }: SheetMenu,
  userId: number,
  { db, clock, continueAct: join }: Deps,
): Promise<void> => {
  const since = new Date(clock().getTime() - ACT_MS);
  const [entry] = await db
    .select({ batch: changes.batch })
    .from(changes)
    .where(
      and(
        eq(changes.id, id),
        eq(changes.userId, userId),
        eq(changes.pointId, pointId),
        inArray(changes.resource, [resource.name, categoryResource.name]),
        isNull(changes.undoes),
        gte(changes.createdAt, since),
      ),
    );
  if (!entry) throw invalid({ continues: [sheetTexts.continues] });
  join(entry.batch);
};

export const tellFinished = async (
  finished: NonNullable<Asked['finished']>,
  { pointId }: SheetMenu,
  userId: number,
  deps: Deps,
): Promise<void> => {
  const [venue] = await deps.db.select({ title: points.title }).from(points).where(eq(points.id, pointId));
  const { title = '' } = hiding('points.one', deps.sections)({ title: venue?.title });
  await notify([userId], 'import', { pointId, point: String(title), ...finished }, deps);
};
