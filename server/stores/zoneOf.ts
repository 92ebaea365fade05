import { and, eq } from 'drizzle-orm';
import { cities, points } from '../db/schema';
import { notFound } from '../Refusal';
import type { World } from '../World';
import { aliveOf } from './points/pointRow';
import type { PointAt } from './points/read';
import { DEFAULT_ZONE } from './wallClock';

/** The zone of a point of this user, whose clock its menus go by. @throws Refusal 404 */
export const zoneOf = async ({ id, userId }: PointAt, { db }: Pick<World, 'db'>): Promise<string> => {
  const [row] = await db
    .select({ timezone: cities.timezone })
    .from(points)
    .leftJoin(cities, eq(points.cityId, cities.id))
    .where(and(eq(points.id, id), aliveOf(userId)));
  if (!row) throw notFound();
  return row.timezone ?? DEFAULT_ZONE;
};
