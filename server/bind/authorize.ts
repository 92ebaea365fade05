import { eq, type SQL, sql } from 'drizzle-orm';
import { formsMade, groupOf, hasArea, type Need, needOf } from '../../contract/needs';
import { forbidden } from '../ApiError';
import type { Session } from '../auth/Session';
import type { Deps } from '../Deps';
import { points } from '../db/schema';
import type { Resource } from '../engine/Resource';
import { rootColumn } from '../engine/reach';
import { parentIdOf } from '../engine/read';
import { isId } from '../isId';
import type { Sections } from '../Sections';
import { canCreate, roleSections } from '../sections/sectionsFor';
import type { Served } from '../served';
import { allows } from '../team/allows';
import type { Grant } from '../team/grants';
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

export const authorizingOf = ({
  endpoints,
  resources,
}: Pick<Served, 'endpoints' | 'resources'>): Authorizing => {
  const resourceOf = (group: string): Resource | undefined =>
    resources.find(({ name, alsoOf = [] }) => name === group || alsoOf.includes(group));
  /** What hangs below belongs to the area above it, where nobody has said otherwise. */
  const areaOf = (group: string): string => {
    const above = hasArea(group) ? undefined : resourceOf(group)?.under?.resource.name;
    return above === undefined ? group : areaOf(above);
  };
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

const findVenue = async (id: SQL, { db }: Pick<Deps, 'db'>): Promise<Venue | undefined> => {
  const [venue] = await db
    .select({ id: points.id, businessId: points.businessId })
    .from(points)
    .where(sql`${points.id} = ${id}`);
  return venue;
};
