import { and, eq } from 'drizzle-orm';
import { notFound } from '../ApiError';
import type { Db } from '../Deps';
import { points } from '../db/schema';
import { inReach, type Reach } from '../engine/reach';
import { points as resource } from '../resources';

/** A point within reach, out of its bin. @throws ApiError 404 */
export const expectPoint = async (
  { id, reach }: { readonly id: number; readonly reach: Reach },
  { db }: Db,
): Promise<void> => {
  const [row] = await db
    .select({ id: points.id })
    .from(points)
    .where(and(eq(points.id, id), inReach(resource, reach)));
  if (!row) throw notFound();
};
