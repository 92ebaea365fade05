import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EndpointKey } from '../../contract/rows';
import { forbidden } from '../ApiError';
import type { Session } from '../auth/sessions';
import type { Db } from '../Deps';
import { businesses, members, roles, users } from '../db/schema';
import { needFor } from '../rights/declared';
import { allows, type Grant, grantOf, grantsColumn } from '../team/grants';

/** The memberships by which somebody may make a call. */
export const grantsBy = (key: EndpointKey, { grants }: Pick<Session, 'grants'>): readonly Grant[] =>
  grants.filter((grant) => allows(grant, needFor(key)));

/**
 * Who works in a business, and by what roles, is changed by one at a time: holds it until the transaction ends. What the
 * asking person holds there is read anew, so that of two owners who take each other out at once one stays.
 * @throws ApiError 403 when they may no longer make the call
 */
export const holdBusiness = async (
  businessId: number,
  { userId, key }: { readonly userId: number; readonly key: EndpointKey },
  { db }: Db,
): Promise<Grant> => {
  await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for('no key update');
  const [row] = await db
    .select({ grants: grantsColumn(users.id) })
    .from(users)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(eq(users.id, userId));
  const grants = (row?.grants ?? []).map(grantOf);
  const own = grantsBy(key, { grants }).find((grant) => grant.businessId === businessId);
  if (!own) throw forbidden();
  return own;
};

/** Those who run a business, all of it; somebody always does. */
export const ownersOf = async (
  businessId: number,
  { db }: Db,
): Promise<readonly { readonly memberId: number; readonly preset: 'owner' }[]> => {
  const rows = await db
    .select({ memberId: members.id })
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(
      and(
        eq(members.businessId, businessId),
        isNull(members.deletedAt),
        sql`${members.userId} is not null`,
        eq(members.allPoints, true),
        eq(roles.preset, 'owner'),
      ),
    );
  return rows.map(({ memberId }) => ({ memberId, preset: 'owner' }));
};
