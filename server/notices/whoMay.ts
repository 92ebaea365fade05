import { and, eq, isNull } from 'drizzle-orm';
import { needOf } from '../../contract/needs';
import { type EndpointKey, rowOf } from '../../contract/rows';
import type { Deps } from '../Deps';
import { memberPoints, members, roles } from '../db/schema';
import { allows } from '../team/allows';
import { rightsOf } from '../team/presets';

interface Venue {
  readonly id: number;
  readonly businessId: number;
}

/** Who may make a call at a venue: whom its news is for. */
export const whoMay = async (
  key: EndpointKey,
  { id, businessId }: Venue,
  { db }: Pick<Deps, 'db'>,
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
  const need = needOf(key, rowOf(key));
  return rows.flatMap(({ userId, allPoints, pointId, role }) =>
    userId !== null && (allPoints || pointId !== null) && allows(rightsOf(role), need) ? [userId] : [],
  );
};
