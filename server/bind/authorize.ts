import { eq, type SQL, sql } from 'drizzle-orm';
import type { FieldConfig, Permission } from '../../contract/fieldConfig';
import { isRecord } from '../../contract/isRecord';
import { formsMade, groupOf, isForEveryone, keysOf, type Need, needOf } from '../../contract/needs';
import { canWrite } from '../../contract/permissions';
import type { Row } from '../../contract/rows';
import { forbidden } from '../ApiError';
import type { Session } from '../auth/sessions';
import type { Db, Deps } from '../Deps';
import { points } from '../db/schema';
import type { Resource } from '../engine/Resource';
import { rootColumn } from '../engine/reach';
import { parentIdOf } from '../engine/read';
import { isId } from '../isId';
import { areaIn } from '../rights/declared';
import type { Sections } from '../Sections';
import type { Served } from '../served';
import type { Grant } from '../team/grants';
import { allows, isUnlimited, type Rights } from '../team/grants';
import type { ReadCall } from './readCall';

/** What a role may do: asked here for every call, before a handler runs. Which rows it may touch is asked by `engine/reach`. */
export interface Authorizing {
  /** The memberships by which this person may make the call. @throws ApiError 403 where there is none */
  grantsFor(key: string, session: Session | undefined): readonly Grant[];
  /** The sections by which the call is read, validated and answered. @throws ApiError 403 */
  sectionsFor(call: Asking, deps: Pick<Deps, 'db' | 'sections'>): Promise<Sections>;
}

/** What is looked at of a call. */
type Asking = Pick<ReadCall, 'key' | 'session' | 'home' | 'path'> & {
  readonly [Name in 'query' | 'place' | 'body']?: ReadCall[Name] | undefined;
};

export const authorizingOf = (
  endpoints: Served['endpoints'],
  { resources }: Pick<Deps, 'resources'>,
): Authorizing => {
  const resourceOf = (group: string): Resource | undefined =>
    resources.find(({ name, alsoOf = [] }) => name === group || alsoOf.includes(group));
  const areaOf = areaIn(resources);
  const needs = new Map(
    Object.entries(endpoints).map(([key, endpoint]): readonly [string, Need | undefined] => [
      key,
      needOf(key, endpoint, areaOf(groupOf(key))),
    ]),
  );
  const ofRole = roleSections(endpoints, areaOf);

  const grantsFor: Authorizing['grantsFor'] = (key, session) => {
    const need = needs.get(key);
    const grants = (session?.grants ?? []).filter((grant) => allows(grant, need));
    if (need && grants.length === 0) throw forbidden();
    return grants;
  };

  return {
    grantsFor,
    sectionsFor: async (call, { db, sections }) => {
      const { key, session, home } = call;
      const endpoint = endpoints[key];
      if (endpoint?.access !== 'user') return sections;
      const all = session?.grants ?? [];
      const grants = grantsFor(key, session);
      const resource = resourceOf(groupOf(key));
      // With one membership there is nothing to choose; with several, the venue that the call names chooses.
      const place = all.length > 1 ? venueOf(call, resource) : undefined;
      const isOpening = resource !== undefined && !resource.under && key.endsWith('.create');
      if (isOpening && home === undefined) throw forbidden();
      const chosen = place
        ? all.filter(covering(await findVenue(place, { db })))
        : isOpening
          ? grants.filter(({ businessId }) => businessId === home)
          : grants;
      if (chosen.some((grant) => !grants.includes(grant))) throw forbidden();
      // Rows of several businesses show what all of them show; a form that is asked for alone has what any of them lets.
      const own = ofRole(sections, {
        rights: chosen,
        by: endpoint.answer.kind === 'section' ? 'some' : 'every',
      });
      if (!canCreate(formsMade(endpoint), own, sections)) throw forbidden();
      return own;
    },
  };
};

interface Venue {
  readonly id: number;
  readonly businessId: number;
}

const covering =
  (venue: Venue | undefined) =>
  ({ businessId, pointIds }: Grant): boolean =>
    venue !== undefined && businessId === venue.businessId && (pointIds?.includes(venue.id) ?? true);

/** The venue that a call names, by itself or by something in it; undefined = it names none, or rows of several. */
const venueOf = (call: Asking, resource: Resource | undefined): SQL | undefined => {
  const { path, key, body } = call;
  const pointId = path.pointId ?? body?.pointId;
  if (isId(pointId)) return sql`${pointId}::int`;
  if (!resource || /Many$/.test(key)) return undefined;
  if (typeof path.id === 'number') return rootOfRow(resource, path.id);
  const parent = resource.under?.resource;
  const named = { ...call.query, ...path, ...call.place };
  // Rows alone, which may be of several.
  if (Object.keys(named).length === 0) return undefined;
  return parent && rootOfRow(parent, parentIdOf(resource, { userId: 0, named }));
};

const rootOfRow = (resource: Resource, id: number): SQL =>
  sql`(select ${rootColumn(resource)} from ${resource.table} where ${eq(resource.table.id, id)})`;

const findVenue = async (id: SQL, { db }: Db): Promise<Venue | undefined> => {
  const [venue] = await db
    .select({ id: points.id, businessId: points.businessId })
    .from(points)
    .where(sql`${points.id} = ${id}`);
  return venue;
};

/** The sections as a role has them: the same fields, with what it leaves of their permissions. */
type RoleSections = (base: Sections, asked: Asked) => Sections;

interface Asked {
  readonly rights: readonly Rights[];
  /** Of several roles: whether one that permits is enough, or all must. */
  readonly by: 'some' | 'every';
}

const MOST = 500;

/**
 * @param endpoints the table of calls: it says which call's form a section is
 * @param areaOf the area that a group of calls belongs to
 */
export const roleSections = (
  endpoints: Readonly<Record<string, Row>>,
  areaOf: (group: string) => string,
): RoleSections => {
  const groups = new Map(
    Object.entries(endpoints).flatMap(([key, { sections = [] }]) =>
      sections.map((section) => [section, areaOf(groupOf(key))] as const),
    ),
  );
  // By the rights themselves, so that one role has one object: tags and hidden keys are kept by it.
  const known = new WeakMap<Sections, Map<string, Sections>>();
  return (base, { rights, by }) => {
    const free = rights.filter(isUnlimited).length;
    if (by === 'some' ? free > 0 : free === rights.length) return base;
    const kept = known.get(base) ?? new Map<string, Sections>();
    known.set(base, kept);
    const key = `${by}${JSON.stringify(rights.map(({ levels, fields }) => [levels, fields]))}`;
    const own = kept.get(key) ?? narrowed(base, { rights, by }, groups);
    if (kept.size >= MOST) kept.clear();
    kept.set(key, own);
    return own;
  };
};

const narrowed = (base: Sections, { rights, by }: Asked, groups: ReadonlyMap<string, string>): Sections => {
  const permitted = (section: string, name: string) => (permission: Permission) =>
    rights[by]((each) => permits(each, { group: groups.get(section), section, name, permission }));
  const raw = new Map<readonly unknown[], readonly unknown[]>();
  const fields = new Map<readonly FieldConfig[], readonly FieldConfig[]>();
  return {
    raw: (section) => {
      const all = base.raw(section);
      if (all === undefined) return undefined;
      const own = raw.get(all) ?? all.map((entry) => withPermissions(entry, section, permitted));
      raw.set(all, own);
      return own;
    },
    fields: (section) => {
      const all = base.fields(section);
      const own =
        fields.get(all) ??
        all.map((field) => ({
          ...field,
          permissions: field.permissions.filter(permitted(section, field.name)),
        }));
      fields.set(all, own);
      return own;
    },
  };
};

const withPermissions = (
  entry: unknown,
  section: string,
  permitted: (section: string, name: string) => (permission: Permission) => boolean,
): unknown => {
  if (!isRecord(entry) || !Array.isArray(entry.permissions)) return entry;
  return { ...entry, permissions: entry.permissions.filter(permitted(section, String(entry.name))) };
};

interface Field {
  readonly group: string | undefined;
  readonly section: string;
  readonly name: string;
  readonly permission: Permission;
}

const permits = (rights: Rights, { group, section, name, permission }: Field): boolean => {
  const left = rights.fields[section]?.[name];
  if (left && !left.includes(permission)) return false;
  // A form about oneself is nobody else's to open or close.
  if (group === undefined || isForEveryone(group)) return true;
  return allows(rights, { keys: keysOf(group, permission), level: permission });
};

/** Whether a role can fill a new record: it may not lock a field that a new one must have. */
const canCreate = (sections: readonly string[], own: Sections, base: Sections): boolean =>
  sections.every((section) => {
    const locked = new Set(
      own
        .fields(section)
        .filter((field) => !canWrite(field, 'create'))
        .map(({ name }) => name),
    );
    return !base
      .fields(section)
      .some((field) => field.rules.required && canWrite(field, 'create') && locked.has(field.name));
  });
