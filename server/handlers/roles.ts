import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { rightsOf as readRights } from '../../contract/fields/permissions';
import { limits } from '../../contract/limits';
import type { EndpointKey } from '../../contract/rows';
import { conflict, forbidden, invalid, notFound, stale } from '../ApiError';
import type { Handler, Saved } from '../Call';
import type { Deps } from '../Deps';
import { members, roles } from '../db/schema';
import { DEFAULT_ZONE } from '../engine/wallClock';
import type { FormContextOf } from '../FormContext';
import { grantsBy, holdBusiness } from '../staff/holdBusiness';
import { noteTeamMove, noteTeamSave } from '../staff/noteTeam';
import { findRole, listRoles, mayEditRoles, roleWire } from '../staff/readRoles';
import { titleOfRole } from '../staff/roleTitle';
import { holdsAll, mayEditRole } from '../team/delegation';
import type { Grant } from '../team/grants';
import { isPreset, type Rights, rightsOf } from '../team/presets';
import { teamTexts } from '../texts/team';

type Key = Extract<EndpointKey, `roles.${string}`>;

/** What members may do (TM-03). Nobody makes or changes a role that holds more than theirs (TM-09). */
export const roleHandlers: { readonly [K in Key]: Handler<K> } = {
  'roles.list': ({ list, key, session }, deps) => listRoles({ list, grants: grantsBy(key, session) }, deps),
  'roles.one': async ({ path: { id }, key, session }, deps) => {
    const grants = grantsBy(key, session);
    const row = await findRole({ id, grants }, deps);
    return { record: roleWire(row, grants), version: row.role.version };
  },
  'roles.create': ({ form, userId, key, session }, deps) =>
    createRole(form.values, { userId, grants: grantsBy(key, session) }, deps),
  'roles.copy': ({ path: { id }, userId, key, session }, deps) =>
    copyRole(id, { userId, grants: grantsBy(key, session) }, deps),
  'roles.update': ({ path: { id }, form: { values }, ifMatch, userId, key, session }, deps) =>
    changeRole({ id, values, ifMatch }, { userId, grants: grantsBy(key, session) }, deps),
  'roles.deleteMany': ({ ids, userId, key, session }, deps) =>
    deleteRoles(ids, { userId, grants: grantsBy(key, session) }, deps),
};

export const roleFormContexts: { readonly [K in 'roles.create' | 'roles.update']: FormContextOf<K> } = {
  'roles.create': async () => ({ timezone: DEFAULT_ZONE }),
  'roles.update': async ({ path: { id }, session }, deps) => {
    const grants = grantsBy('roles.update', session);
    const row = await findRole({ id, grants }, deps);
    return { timezone: DEFAULT_ZONE, record: roleWire(row, grants) };
  },
};

const SECTION = 'role_general';

interface Editor {
  readonly userId: number;
  /** The memberships by which they make the call. */
  readonly grants: readonly Grant[];
}

/** A role of one's own. @throws ApiError 403, 422 */
const createRole = async (values: WireRecord, editor: Editor, deps: Deps): Promise<Saved> => {
  // The business of which all is theirs, as with a venue that is opened.
  const businessId = editor.grants.find(mayEditRoles)?.businessId;
  if (businessId === undefined) throw forbidden();
  return makeRole({ businessId, title: String(values.title ?? ''), ...readRights(values) }, editor, deps);
};

/** One that begins as another; also as a preset, which nobody changes. @throws ApiError 403, 404 */
const copyRole = async (id: number, editor: Editor, deps: Deps): Promise<Saved> => {
  const { role } = await findRole({ id, grants: editor.grants }, deps);
  const { levels, fields } = rightsOf(role);
  const title = await freeTitle(titleOfRole(role), role.businessId, deps);
  return makeRole({ businessId: role.businessId, title, levels, fields }, editor, deps);
};

const makeRole = async (
  { businessId, title, levels, fields }: Rights & { readonly businessId: number; readonly title: string },
  editor: Editor,
  deps: Deps,
): Promise<Saved> => {
  const { userId, grants } = editor;
  const own = await holdBusiness({ businessId, userId, key: 'roles.create' }, deps);
  if (!mayEditRoles(own)) throw forbidden();
  if (!holdsAll(own, { levels, fields })) throw tooMuch();
  await expectFree({ title, businessId, id: 0 }, deps);
  const at = { createdAt: deps.clock(), updatedAt: deps.clock() };
  const [row] = await deps.db
    .insert(roles)
    .values({ businessId, title, levels, fields, ...at })
    .returning({ id: roles.id });
  if (!row) throw new Error('Expected a row for the role, got none.');
  const made = await findRole({ id: row.id, grants }, deps);
  const record = roleWire(made, grants);
  noteTeamSave({ ...changeOf(made, userId), section: SECTION, after: record }, deps);
  return { record, version: made.role.version };
};

/** Changes what its members may do, from their next call on. @throws ApiError 403, 404, 409 (a preset), 412, 422 */
const changeRole = async (
  {
    id,
    values,
    ifMatch,
  }: { readonly id: number; readonly values: WireRecord; readonly ifMatch: number | undefined },
  { userId, grants }: Editor,
  deps: Deps,
): Promise<Saved> => {
  const { businessId } = (await findRole({ id, grants }, deps)).role;
  const own = await holdBusiness({ businessId, userId, key: 'roles.update' }, deps);
  // Only now nobody else changes it.
  const before = await findRole({ id, grants }, deps);
  const { role } = before;
  if (isPreset(role.preset)) throw conflict(teamTexts.presetFixed);
  if (ifMatch !== undefined && ifMatch !== role.version) throw stale();
  const title = typeof values.title === 'string' ? values.title : role.title;
  const after =
    values.levels === undefined && values.fields === undefined ? rightsOf(role) : readRights(values);
  if (!mayEditRoles(own) || !holdsAll(own, rightsOf(role))) throw forbidden();
  if (!mayEditRole(own, rightsOf(role), after)) throw tooMuch();
  await expectFree({ title, businessId, id }, deps);
  const { levels, fields } = after;
  await deps.db
    .update(roles)
    .set({ title, levels, fields, version: role.version + 1, updatedAt: deps.clock() })
    .where(and(eq(roles.id, id), eq(roles.version, role.version)));
  const saved = await findRole({ id, grants }, deps);
  const record = roleWire(saved, grants);
  const states = { before: roleWire(before, grants), after: record };
  noteTeamSave({ ...changeOf(before, userId), section: SECTION, ...states }, deps);
  return { record, version: saved.role.version };
};

/** Deletes roles that nobody has; members in the bin come back as viewers. @throws ApiError 403, 404, 409 */
const deleteRoles = async (ids: readonly number[], { userId, grants }: Editor, deps: Deps): Promise<void> => {
  const found = await Promise.all(ids.map((id) => findRole({ id, grants }, deps)));
  const held = new Map<number, Grant>();
  const businessIds = [...new Set(found.map(({ role }) => role.businessId))].sort(
    (one, other) => one - other,
  );
  for (const businessId of businessIds)
    held.set(businessId, await holdBusiness({ businessId, userId, key: 'roles.deleteMany' }, deps));
  const rows = await deps.db
    .select()
    .from(roles)
    .where(inArray(roles.id, [...ids]))
    .orderBy(asc(roles.id));
  if (rows.length !== ids.length) throw notFound();
  for (const role of rows) {
    const own = held.get(role.businessId);
    if (isPreset(role.preset)) throw conflict(teamTexts.presetFixed);
    if (!own || !mayEditRoles(own) || !holdsAll(own, rightsOf(role))) throw forbidden();
    const { holders } = await findRole({ id: role.id, grants }, deps);
    if (holders > 0) throw conflict(teamTexts.roleHeld);
    const viewer = deps.db
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.businessId, role.businessId), eq(roles.preset, 'viewer')));
    await deps.db
      .update(members)
      .set({ roleId: sql`(${viewer})` })
      .where(and(eq(members.roleId, role.id), isNotNull(members.deletedAt)));
    noteTeamMove({ ...changeOf({ role }, userId), kind: 'destroy' }, deps);
  }
  await deps.db.delete(roles).where(inArray(roles.id, [...ids]));
};

const changeOf = ({ role }: { readonly role: typeof roles.$inferSelect }, userId: number) => ({
  resource: 'roles' as const,
  recordId: role.id,
  businessId: role.businessId,
  title: titleOfRole(role),
  userId,
});

const tooMuch = () => invalid({ rights: [teamTexts.tooMuch] });

interface Named {
  readonly title: string;
  readonly businessId: number;
  readonly id: number;
}

/** Two roles of one name could not be told apart where one is chosen. @throws ApiError 422 under `title` */
const expectFree = async ({ title, businessId, id }: Named, deps: Pick<Deps, 'db'>): Promise<void> => {
  const titles = await titlesOf({ businessId, id }, deps);
  if (titles.includes(title.toLowerCase())) throw invalid({ title: [teamTexts.roleTitleTaken] });
};

const titlesOf = async (
  { businessId, id }: Omit<Named, 'title'>,
  { db }: Pick<Deps, 'db'>,
): Promise<readonly string[]> => {
  const rows = await db
    .select({ preset: roles.preset, title: roles.title })
    .from(roles)
    .where(and(eq(roles.businessId, businessId), ne(roles.id, id)));
  return rows.map((row) => titleOfRole(row).toLowerCase());
};

const MOST_COPIES = 1000;

/** «Chef (copy)», «Chef (copy 2)», cut to what a title may have. */
const freeTitle = async (title: string, businessId: number, deps: Pick<Deps, 'db'>): Promise<string> => {
  const titles = await titlesOf({ businessId, id: 0 }, deps);
  for (let number = 1; number < MOST_COPIES; number += 1) {
    const tail = teamTexts.copyTail(number);
    const free = `${title.slice(0, limits.roleTitleMax - tail.length).trimEnd()}${tail}`;
    if (!titles.includes(free.toLowerCase())) return free;
  }
  throw conflict(teamTexts.roleTitleTaken);
};
