import { and, eq, isNull, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { cities, points, pointTypes } from '../../db/schema';

/** A user by number, or where the number will stand in a question that is kept. */
export type UserIn = number | Placeholder;

/** Points of this user: the one place where ownership of a point is decided. */
export const ownedBy = (userId: UserIn): SQL => eq(points.userId, userId);

/** Points of this user that are not in the bin. */
export const aliveOf = (userId: UserIn): SQL | undefined => and(ownedBy(userId), isNull(points.deletedAt));

/** A point beside its type and city. */
export const selectPoints = (db: Database) =>
  db
    .select({
      point: points,
      type: { id: pointTypes.id, title: pointTypes.title },
      city: { id: cities.id, title: cities.title, region: cities.region, timezone: cities.timezone },
    })
    .from(points)
    .leftJoin(pointTypes, eq(points.typeId, pointTypes.id))
    .leftJoin(cities, eq(points.cityId, cities.id));

export type PointRow = Awaited<ReturnType<typeof selectPoints>>[number];
