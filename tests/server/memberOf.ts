import { and, eq } from 'drizzle-orm';
import { memberPoints, members, roles } from '../../server/db/schema';
import type { Preset } from '../../server/team/presets';
import type { TestDeps } from './testDeps';

interface Membership {
  readonly userId: number;
  readonly businessId: number;
  readonly role: Preset | { readonly id: number };
  /** The venues it is for; left out = all. */
  readonly points?: readonly number[];
}

/** Makes a person a member of somebody's business, without the detour through an invitation. @returns the membership's id */
export const memberOf = async (
  { userId, businessId, role, points }: Membership,
  { deps: { db, clock } }: Pick<TestDeps, 'deps'>,
): Promise<number> => {
  const [known] =
    typeof role === 'string'
      ? await db
          .select({ id: roles.id })
          .from(roles)
          .where(and(eq(roles.businessId, businessId), eq(roles.preset, role)))
      : [role];
  const at = { createdAt: clock(), updatedAt: clock() };
  const [row] = await db
    .insert(members)
    .values({ userId, businessId, roleId: known?.id ?? 0, allPoints: points === undefined, ...at })
    .returning({ id: members.id });
  if (!row) throw new Error('Expected a row for the membership, got none.');
  if (points && points.length > 0)
    await db.insert(memberPoints).values(points.map((pointId) => ({ memberId: row.id, pointId })));
  return row.id;
};
