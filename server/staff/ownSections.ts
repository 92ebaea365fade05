import type { FieldConfig } from '../../contract/fieldConfig';
import { isRecord } from '../../contract/isRecord';
import { HISTORY_SECTION, historyMainWith } from '../../contract/sections/history';
import { PREFERENCES_SECTION, startPages } from '../../contract/sections/preferences';
import type { RawFilter } from '../../contract/sections/RawFilter';
import { ROLE_SECTION, roleGeneralFor } from '../../contract/sections/role';
import { STAFF_FILTERS, STAFF_SECTION, staffMainWith } from '../../contract/sections/staff';
import type { Session } from '../auth/Session';
import type { Deps } from '../Deps';
import type { Reach } from '../engine/reach';
import { optionsOf } from '../engine/SectionFacts';
import { peopleAndVenues } from '../history/readChanges';
import { resources } from '../resources';
import type { Sections } from '../Sections';
import { isUnlimited } from '../team/allows';
import { permissionsOf } from '../team/grants';
import { SERVED_AREAS } from '../team/servedAreas';
import { givenRoleChoices, roleChoices, venueChoices } from './choices';
import { grantsBy } from './holdBusiness';

/** Sections offer what belongs to the person who asks: their people, venues, roles. */
type Asked = Pick<Session, 'grants'>;

/** What a field offers to this person, by its name. */
type Offers = Readonly<Record<string, Partial<Pick<FieldConfig, 'options' | 'areas' | 'sections'>>>>;

const FORMS: Readonly<Record<string, (asked: Asked, deps: Pick<Deps, 'db'>) => Promise<Offers>>> = {
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
  [ROLE_SECTION]: async (asked) => {
    const grants = grantsBy('roles.list', asked);
    const own = grants.find(isUnlimited) ?? grants[0] ?? { levels: {}, fields: {} };
    const held = isUnlimited(own) ? undefined : own;
    const rights = roleGeneralFor(held, SERVED_AREAS).find(({ name }) => name === 'rights');
    return { rights: { areas: rights?.areas ?? [], sections: rights?.sections ?? [] } };
  },
};

/** These sections with what they offer to who asks; the same by which a form is served and validated. */
export const withOwnOffers = async (
  names: readonly string[],
  sections: Sections,
  asked: Asked | undefined,
  deps: Pick<Deps, 'db'>,
): Promise<Sections> => {
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
    const { people, venues } = await peopleAndVenues(reach, resources, deps);
    return historyMainWith(optionsOf(people), optionsOf(venues));
  },
  [STAFF_FILTERS]: async (asked, deps) => {
    const grants = grantsBy('staff.list', asked);
    return staffMainWith(await roleChoices(grants, deps), await venueChoices(grants, deps));
  },
};
