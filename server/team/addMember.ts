import { and, eq } from 'drizzle-orm';
import type { Preset } from '../../contract/vocabulary';
import type { Deps } from '../Deps';
import { memberPoints, members, roles } from '../db/schema';

interface Membership {
  readonly userId: number;
  readonly businessId: number;
  readonly role: Preset;
  /** The venues it is for; left out = all, also those to come. */
  readonly points?: readonly number[];
}

/** Makes a person a member of a business. @returns the membership's id */
export const addMember = async (
  { userId, businessId, role, points }: Membership,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<number> => {
  const [known] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.businessId, businessId), eq(roles.preset, role)));
  if (!known) throw new Error(`Expected the role "${role}" of business ${businessId}, got none.`);
  const at = { createdAt: clock(), updatedAt: clock() };
  const [row] = await db
    .insert(members)
    .values({ userId, businessId, roleId: known.id, allPoints: points === undefined, ...at })
    .returning({ id: members.id });
  if (!row) throw new Error('Expected a row for the membership, got none.');
  if (points && points.length > 0)
    await db.insert(memberPoints).values(points.map((pointId) => ({ memberId: row.id, pointId })));
  return row.id;
};
