import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FieldConfig, FieldOption } from '../contract/fieldConfig';
import { isRecord } from '../contract/isRecord';
import { HISTORY_SECTION, historyMainWith } from '../contract/sections/history';
import { PREFERENCES_SECTION, startPages } from '../contract/sections/preferences';
import type { RawFilter } from '../contract/sections/RawFilter';
import { ROLE_SECTION, rightsHeldBy } from '../contract/sections/role';
import { STAFF_FILTERS, STAFF_SECTION, staffMainWith } from '../contract/sections/staff';
import type { Session } from './auth/sessions';
import type { Db, Deps } from './Deps';
import { oneOf } from './db/oneOf';
import { businesses, cities, points, roles } from './db/schema';
import { russian } from './engine/filters';
import { isOwn, type Reach } from './engine/reach';
import { optionsOf } from './engine/SectionFacts';
import { peopleAndVenues } from './history/readChanges';
import { points as venues } from './resources/points';
import type { Sections } from './Sections';
import { grantsBy } from './staff/holdBusiness';
import { businessTitle, titleOfRole } from './staff/titles';
import { coversAll } from './team/delegation';
import { type Grant, isUnlimited, permissionsOf, reachOf, rightsOf } from './team/grants';

/** Sections offer what belongs to the person who asks: their people, venues, roles. */
type Asked = Pick<Session, 'grants'>;

/** What a field offers to this person, by its name. */
type Offers = Readonly<Record<string, Partial<Pick<FieldConfig, 'options' | 'areas' | 'sections'>>>>;

const FORMS: Readonly<
  Record<string, (asked: Asked, deps: Pick<Deps, 'db' | 'sections'>) => Promise<Offers>>
> = {
  [STAFF_SECTION]: async (asked, deps) => {
    const grants = grantsBy('staff.list', asked);
    return {
      role: { options: await givenRoleChoices(grants, deps) },
      points: { options: await venueChoices(grants, deps) },
    };
  },
  // Nobody starts where they may not go.
  [PREFERENCES_SECTION]: async ({ grants }) => ({
    start_page: { options: startPages(permissionsOf(grants)) },
  }),
  [ROLE_SECTION]: async (asked, { sections }) => {
    const grants = grantsBy('roles.list', asked);
    const own = grants.find(isUnlimited) ?? grants[0] ?? { levels: {}, fields: {} };
    const rights = sections.fields(ROLE_SECTION).find(({ name }) => name === 'rights');
    return { rights: rightsHeldBy(rights ?? {}, isUnlimited(own) ? undefined : own) };
  },
};

/** These sections with what they offer to who asks; the same by which a form is served and validated. */
export const withOwnOffers = async (
  names: readonly string[],
  asked: Asked | undefined,
  deps: Pick<Deps, 'db' | 'sections'>,
): Promise<Sections> => {
  const { sections } = deps;
  const own = new Map<string, Offers>();
  for (const name of names) {
    const offers = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
    if (offers && asked) own.set(name, await offers(asked, deps));
  }
  if (own.size === 0) return sections;
  return {
    raw: (name) => {
      const offers = own.get(name);
      const raw = sections.raw(name);
      return offers
        ? raw?.map((entry) => (isRecord(entry) ? { ...entry, ...offers[String(entry.name)] } : entry))
        : raw;
    },
    fields: (name) => {
      const offers = own.get(name);
      const fields = sections.fields(name);
      return offers ? fields.map((field) => ({ ...field, ...offers[field.name] })) : fields;
    },
  };
};

interface Asking extends Asked {
  readonly reach: Reach;
}

/** Filters of lists that offer what belongs to who asks. */
export const OWN_FILTERS: Readonly<
  Record<string, (asking: Asking, deps: Deps) => Promise<readonly RawFilter[]>>
> = {
  [HISTORY_SECTION]: async ({ reach }, deps) => {
    const { people, venues } = await peopleAndVenues(reach, deps);
    return historyMainWith(optionsOf(people), optionsOf(venues));
  },
  [STAFF_FILTERS]: async (asked, deps) => {
    const grants = grantsBy('staff.list', asked);
    return staffMainWith(await roleChoices(grants, deps), await venueChoices(grants, deps));
  },
};

/** The roles of these businesses; of several each with the name of its own. @param mayGive left out = all of them */
const roleChoices = async (
  grants: readonly Grant[],
  { db }: Db,
  mayGive: (grant: Grant, role: typeof roles.$inferSelect) => boolean = () => true,
): Promise<readonly FieldOption[]> => {
  const rows = await db
    .select({ role: roles, business: businessTitle })
    .from(roles)
    .innerJoin(businesses, eq(businesses.id, roles.businessId))
    .where(
      oneOf(
        roles.businessId,
        grants.map(({ businessId }) => businessId),
      ),
    )
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
const givenRoleChoices = (grants: readonly Grant[], deps: Db) => {
  const givers = [...grantsBy('staff.create', { grants }), ...grantsBy('staff.update', { grants })];
  return roleChoices(grants, deps, (grant, role) => {
    if (!givers.includes(grant)) return true;
    // An owner works everywhere, so nobody makes one who does not.
    if (role.preset === 'owner' && grant.pointIds) return false;
    return coversAll(grant, rightsOf(role));
  });
};

/** The venues that these memberships are for, without those in the bin. */
const venueChoices = async (grants: readonly Grant[], { db }: Db): Promise<readonly FieldOption[]> => {
  const rows = await db
    .select({
      id: points.id,
      title: points.title,
      address: sql<string>`concat_ws(', ', ${cities.title}, ${points.street}, ${points.house})`,
    })
    .from(points)
    .leftJoin(cities, eq(cities.id, points.cityId))
    .where(and(isOwn(venues, reachOf(grants)), isNull(points.deletedAt)))
    .orderBy(asc(russian(points.title)), asc(points.id));
  const isShared = (name: string): boolean => rows.filter(({ title }) => title === name).length > 1;
  return optionsOf(
    rows.map(({ id, title, address }) => ({
      id,
      title: isShared(title) && address !== '' ? `${title}, ${address}` : title,
    })),
  );
};
