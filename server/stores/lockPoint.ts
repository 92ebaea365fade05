import { and, eq } from 'drizzle-orm';
import { points } from '../db/schema';
import { notFound } from '../Refusal';
import type { World } from '../World';
import { aliveOf } from './points/pointRow';
import type { PointAt } from './points/read';

/**
 * Holds a point of this user until the transaction ends: what is written under it meanwhile (addresses of menus, its
 * ingredients) is written by one at a time. @throws Refusal 404
 */
export const lockPoint = async ({ id, userId }: PointAt, { db }: Pick<World, 'db'>): Promise<void> => {
  const [row] = await db
    .select({ id: points.id })
    .from(points)
    .where(and(eq(points.id, id), aliveOf(userId)))
    .for('no key update');
  if (!row) throw notFound();
};
