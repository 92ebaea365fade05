import { and, eq } from 'drizzle-orm';
import { notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { points } from '../db/schema';
import { inReach } from '../engine/reach';
import { points as resource } from '../resources';

/** A point of this user, out of its bin. @throws ApiError 404 */
export const expectPoint = async (
  { id, userId }: { readonly id: number; readonly userId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  const [row] = await db
    .select({ id: points.id })
    .from(points)
    .where(and(eq(points.id, id), inReach(resource, userId)));
  if (!row) throw notFound();
};
