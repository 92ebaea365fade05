import { and, eq, isNull } from 'drizzle-orm';
import type { EndpointKey } from '../../contract/rows';
import type { Db } from '../Deps';
import { memberPoints, members, roles } from '../db/schema';
import { needFor } from '../rights/declared';
import { allows, rightsOf } from '../team/presets';

interface Venue {
  readonly id: number;
  readonly businessId: number;
}

/** Who may make a call at a venue: whom its news is for. */
export const whoMay = async (
  key: EndpointKey,
  { id, businessId }: Venue,
  { db }: Db,
): Promise<readonly number[]> => {
  const rows = await db
    .select({
      userId: members.userId,
      allPoints: members.allPoints,
      pointId: memberPoints.pointId,
      role: roles,
    })
    .from(members)
    .innerJoin(roles, eq(members.roleId, roles.id))
    .leftJoin(memberPoints, and(eq(memberPoints.memberId, members.id), eq(memberPoints.pointId, id)))
    .where(and(eq(members.businessId, businessId), isNull(members.deletedAt)));
  const need = needFor(key);
  return rows.flatMap(({ userId, allPoints, pointId, role }) =>
    userId !== null && (allPoints || pointId !== null) && allows(rightsOf(role), need) ? [userId] : [],
  );
};
