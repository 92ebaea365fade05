import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { notFound } from '../ApiError';
import type { AnyListQuestion, Page } from '../Call';
import type { Deps } from '../Deps';
import { businesses, members, roles } from '../db/schema';
import { paging, russian, sorted, textOf } from '../engine/filters';
import { containsWords } from '../engine/search';
import { holdsAll } from '../team/delegation';
import type { Grant } from '../team/grants';
import { isPreset, rightsOf } from '../team/presets';
import { reachOf } from '../team/reachOf';
import { businessTitle } from './businessTitle';
import { isMemberWithin } from './readMembers';
import { roleTitle, titleOfRole } from './roleTitle';

/**
 * Those who have it and whom who asks can see, the invited too; those in the bin do not count. A count of everybody would tell of venues
 * that are not theirs.
 */
const holdersWithin = (
  grants: readonly Grant[],
): SQL<number> => sql<number>`(select count(*)::int from ${members}
  where ${and(eq(members.roleId, roles.id), isNull(members.deletedAt), isMemberWithin(reachOf(grants)))})`;

const rolesOf = (grants: readonly Grant[], { db }: Pick<Deps, 'db'>) =>
  db
    .select({
      role: roles,
      holders: holdersWithin(grants),
      business: { id: businesses.id, title: businessTitle },
    })
    .from(roles)
    .innerJoin(businesses, eq(businesses.id, roles.businessId))
    .$dynamic();

export type RoleRow = Awaited<ReturnType<typeof rolesOf>>[number];

/** Roles belong to a business and to none of its venues: whoever may look at its people sees all of them. */
const isRoleWithin = (grants: readonly Grant[]): SQL =>
  sql`${roles.businessId} = any(${`{${grants.map(({ businessId }) => businessId).join(',')}}`}::int[])`;

/** Who does not run all of a business changes none of its roles: people elsewhere have them, too. */
export const mayEditRoles = ({ pointIds }: Pick<Grant, 'pointIds'>): boolean => pointIds === undefined;

export const roleWire = (
  { role, holders: held, business }: RoleRow,
  grants: readonly Grant[],
): WireRecord => {
  const own = grants.find(({ businessId }) => businessId === role.businessId);
  const { levels, fields } = rightsOf(role);
  const isFixed = isPreset(role.preset);
  return {
    id: role.id,
    title: titleOfRole(role),
    preset: isFixed ? role.preset : null,
    levels,
    fields,
    members: held,
    is_locked: isFixed || own === undefined || !mayEditRoles(own) || !holdsAll(own, { levels, fields }),
    business,
    createdAt: role.createdAt.toISOString(),
    updatedAt: role.updatedAt.toISOString(),
  };
};

/** @throws ApiError 404 */
export const findRole = async (
  { id, grants }: { readonly id: number; readonly grants: readonly Grant[] },
  deps: Pick<Deps, 'db'>,
): Promise<RoleRow> => {
  const [row] = await rolesOf(grants, deps).where(and(eq(roles.id, id), isRoleWithin(grants)));
  if (!row) throw notFound();
  return row;
};

const sortFor = (grants: readonly Grant[]): Readonly<Record<string, SQL>> => ({
  title: russian(roleTitle),
  members: holdersWithin(grants),
  createdAt: sql`${roles.createdAt}`,
});
const FIRST_MADE = { column: 'createdAt', order: 'asc' } as const;

/** A page of the roles of these businesses; those that every business has come first. */
export const listRoles = async (
  { list, grants }: { readonly list: AnyListQuestion; readonly grants: readonly Grant[] },
  deps: Pick<Deps, 'db'>,
): Promise<Page> => {
  const titles = list.filters.map((filter) => containsWords(roleTitle, textOf(filter)));
  const where = and(isRoleWithin(grants), ...titles);
  const { column, order } = list.sort ?? FIRST_MADE;
  const { limit, offset } = paging(list);
  const rows = await rolesOf(grants, deps)
    .where(where)
    .orderBy(...sorted(sortFor(grants)[column] ?? sql`${roles.createdAt}`, order, roles.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await deps.db.select({ total: count() }).from(roles).where(where);
  return { rows: rows.map((row) => roleWire(row, grants)), total: counted?.total ?? 0 };
};
