import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FieldOption } from '../../contract/fieldConfig';
import type { Deps } from '../Deps';
import { businesses, points, roles } from '../db/schema';
import { russian } from '../engine/filters';
import { isOwn } from '../engine/reach';
import { optionsOf } from '../engine/SectionFacts';
import { points as venues } from '../resources/points';
import { holdsAll } from '../team/delegation';
import type { Grant } from '../team/grants';
import { rightsOf } from '../team/presets';
import { reachOf } from '../team/reachOf';
import { businessTitle } from './businessTitle';
import { grantsBy } from './holdBusiness';
import { titleOfRole } from './roleTitle';

/** The roles of these businesses; of several each with the name of its own. @param mayGive left out = all of them */
export const roleChoices = async (
  grants: readonly Grant[],
  { db }: Pick<Deps, 'db'>,
  mayGive: (grant: Grant, role: typeof roles.$inferSelect) => boolean = () => true,
): Promise<readonly FieldOption[]> => {
  const businessIds = `{${grants.map(({ businessId }) => businessId).join(',')}}`;
  const rows = await db
    .select({ role: roles, business: businessTitle })
    .from(roles)
    .innerJoin(businesses, eq(businesses.id, roles.businessId))
    .where(sql`${roles.businessId} = any(${businessIds}::int[])`)
    .orderBy(asc(roles.id));
  const several = new Set(rows.map(({ role }) => role.businessId)).size > 1;
  return rows
    .filter(({ role }) =>
      grants.some((grant) => grant.businessId === role.businessId && mayGive(grant, role)),
    )
    .map(({ role, business }) => ({
      value: role.id,
      title: several ? `${titleOfRole(role)} · ${business}` : titleOfRole(role),
    }));
};

/** Those that somebody may give: nothing in them is more than they hold. Who only looks sees all, as they are read. */
export const givenRoleChoices = (grants: readonly Grant[], deps: Pick<Deps, 'db'>) => {
  const givers = [...grantsBy('staff.create', { grants }), ...grantsBy('staff.update', { grants })];
  return roleChoices(grants, deps, (grant, role) => {
    if (!givers.includes(grant)) return true;
    // An owner works everywhere, so nobody makes one who does not.
    if (role.preset === 'owner' && grant.pointIds) return false;
    return holdsAll(grant, rightsOf(role));
  });
};

/** The venues that these memberships are for, without those in the bin. */
export const venueChoices = async (
  grants: readonly Grant[],
  { db }: Pick<Deps, 'db'>,
): Promise<readonly FieldOption[]> =>
  optionsOf(
    await db
      .select({ id: points.id, title: points.title })
      .from(points)
      .where(and(isOwn(venues, reachOf(grants)), isNull(points.deletedAt)))
      .orderBy(asc(russian(points.title)), asc(points.id)),
  );
