import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { rightsOf as readRights } from '../../contract/fields/permissions';
import { foldText } from '../../contract/foldText';
import { limits } from '../../contract/limits';
import { ROLE_SECTION } from '../../contract/sections/role';
import { conflict, forbidden, invalid } from '../ApiError';
import type { Handlers, KeyIn } from '../Call';
import { copyName } from '../copies/names';
import type { Db, Deps } from '../Deps';
import { oneOf } from '../db/oneOf';
import { businesses, members, roles } from '../db/schema';
import { russian, words } from '../engine/filters';
import type { FormContexts } from '../FormContext';
import { type Asker, askerOf, type BusinessResource } from '../staff/BusinessResource';
import { callsOf, recordsOf } from '../staff/businessCalls';
import { isMemberWithin } from '../staff/readMembers';
import { businessTitle, roleTitle, titleOfRole } from '../staff/titles';
import { coversAll, mayEditRole } from '../team/delegation';
import type { Grant } from '../team/grants';
import { isPreset, rightsOf } from '../team/grants';
import { teamTexts } from '../texts/refusals';

/**
 * Those who have it and whom who asks can see, the invited too; those in the bin do not count. A count of everybody would tell of venues
 * that are not theirs.
 */
const holdersWithin = ({ reach }: Pick<Asker, 'reach'>): SQL<number> => sql<number>`(select count(*)::int
  from ${members} where ${and(eq(members.roleId, roles.id), isNull(members.deletedAt), isMemberWithin(reach))})`;

const rolesOf = (asker: Asker, { db }: Db) =>
  db
    .select({
      row: roles,
      holders: holdersWithin(asker),
      business: { id: businesses.id, title: businessTitle },
    })
    .from(roles)
    .innerJoin(businesses, eq(businesses.id, roles.businessId))
    .$dynamic();

type RoleRow = Awaited<ReturnType<typeof rolesOf>>[number];

/** Who does not run all of a business changes none of its roles: people elsewhere have them, too. */
const mayEditRoles = ({ pointIds }: Pick<Grant, 'pointIds'>): boolean => pointIds === undefined;

/** What members may do (TM-03). Nobody makes or changes a role that holds more than theirs (TM-09). */
const resource: BusinessResource<RoleRow> = {
  name: 'roles',
  section: ROLE_SECTION,
  table: roles,
  select: rolesOf,
  // Roles belong to a business and to none of its venues: whoever may look at its people sees all of them.
  isWithin: ({ grants }) =>
    oneOf(
      roles.businessId,
      grants.map(({ businessId }) => businessId),
    ),
  filters: () => ({ title: words({ title: roleTitle }) }),
  sort: (asker) => ({
    title: russian(roleTitle),
    members: holdersWithin(asker),
    createdAt: sql`${roles.createdAt}`,
  }),
  wire: ({ row, holders, business }, { grants }) => {
    const own = grants.find(({ businessId }) => businessId === row.businessId);
    const rights = rightsOf(row);
    const isFixed = isPreset(row.preset);
    return {
      id: row.id,
      title: titleOfRole(row),
      preset: isFixed ? row.preset : null,
      ...rights,
      members: holders,
      is_locked: isFixed || own === undefined || !mayEditRoles(own) || !coversAll(own, rights),
      business,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  },
  titleOf: ({ row }) => titleOfRole(row),
  // The business of which all is theirs, as with a venue that is opened.
  home: async (_values, { grants }) => {
    const own = grants.find(mayEditRoles);
    if (!own) throw forbidden();
    return own.businessId;
  },
  expectMay: (own, { row }) => {
    if (isPreset(row.preset)) throw conflict(teamTexts.presetFixed);
    if (!own || !mayEditRoles(own) || !coversAll(own, rightsOf(row))) throw forbidden();
  },
  settle: async ({ values, before, businessId, own }, deps) => {
    if (before) resource.expectMay(own, before);
    else if (!mayEditRoles(own)) throw forbidden();
    const title = typeof values.title === 'string' ? values.title : (before?.row.title ?? '');
    const held = before && rightsOf(before.row);
    const isKept = values.levels === undefined && values.fields === undefined;
    const rights = held && isKept ? held : readRights(values);
    if (!mayEditRole(own, held ?? rights, rights)) throw invalid({ rights: [teamTexts.tooMuch] });
    // Two roles of one name could not be told apart where one is chosen.
    const taken = await titlesIn(businessId, before?.row.id ?? 0, deps);
    if (taken.includes(title.toLowerCase())) throw invalid({ title: [teamTexts.roleTitleTaken] });
    return { columns: { title, ...rights } };
  },
};

const records = recordsOf(resource);
const calls = callsOf(resource, records);

export const roleHandlers: Handlers<KeyIn<'roles'>> = {
  'roles.list': calls.list,
  'roles.one': calls.one,
  'roles.create': calls.create,
  'roles.update': calls.update,
  // One that begins as another; also as a preset, which nobody changes.
  'roles.copy': async ({ path: { id }, key, session }, deps) => {
    const asker = askerOf(key, session);
    const { row } = await records.find(id, asker, deps);
    const { businessId } = row;
    const taken = new Set((await titlesIn(businessId, 0, deps)).map(foldText));
    const title = copyName(titleOfRole(row), { taken, most: limits.roleTitleMax });
    return records.save({ values: { title, ...rightsOf(row) }, businessId }, asker, deps);
  },
  'roles.deleteMany': ({ ids, key, session }, deps) => deleteRoles(ids, askerOf(key, session), deps),
};

export const roleFormContexts: FormContexts<'roles.create' | 'roles.update'> = {
  'roles.create': calls.newForm,
  'roles.update': calls.form,
};

/** Deletes roles that nobody has; members in the bin come back as viewers. @throws ApiError 403, 404, 409 */
const deleteRoles = async (ids: readonly number[], asker: Asker, deps: Deps): Promise<void> => {
  const rows = await records.hold({ ids }, asker, deps);
  if (rows.some(({ holders }) => holders > 0)) throw conflict(teamTexts.roleHeld);
  for (const { row } of rows) {
    const viewer = deps.db
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.businessId, row.businessId), eq(roles.preset, 'viewer')));
    await deps.db
      .update(members)
      .set({ roleId: sql`(${viewer})` })
      .where(and(eq(members.roleId, row.id), isNotNull(members.deletedAt)));
  }
  records.auditMoves({ kind: 'destroy', rows, asker }, deps);
  await deps.db.delete(roles).where(inArray(roles.id, [...ids]));
};

/** The names of the other roles of a business, in lower case. */
const titlesIn = async (businessId: number, but: number, { db }: Db): Promise<readonly string[]> => {
  const rows = await db
    .select({ preset: roles.preset, title: roles.title })
    .from(roles)
    .where(and(eq(roles.businessId, businessId), ne(roles.id, but)));
  return rows.map((row) => titleOfRole(row).toLowerCase());
};
