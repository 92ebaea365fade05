import { and, eq } from 'drizzle-orm';
import type { Saved } from '../../Call';
import { points } from '../../db/schema';
import { notFound } from '../../Refusal';
import type { World } from '../../World';
import { aliveOf, selectPoints } from './pointRow';
import { withParts } from './withParts';

export interface PointAt {
  readonly id: number;
  readonly userId: number;
}

/** One point of this user. @throws Refusal 404 */
export const one = async ({ id, userId }: PointAt, world: Pick<World, 'db' | 'clock'>): Promise<Saved> => {
  const [row] = await selectPoints(world.db).where(and(eq(points.id, id), aliveOf(userId)));
  if (!row) throw notFound();
  const [record] = await withParts([row], world);
  if (!record) throw notFound();
  return { record, version: row.point.version };
};
