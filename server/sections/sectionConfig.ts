import { PREFERENCES_SECTION, preferenceFields } from '../../contract/sections/preferences';
import { profileFields } from '../../contract/sections/profile';
import type { RawFilter } from '../../contract/sections/RawFilter';
import { type RawField, rawFields } from '../../contract/sections/rawFields';
import { ROLE_SECTION, roleGeneralFor } from '../../contract/sections/role';
import { STAFF_SECTION, staffGeneral } from '../../contract/sections/staff';
import type { Resource } from '../engine/Resource';
import type { SectionFacts } from '../engine/SectionFacts';
import { resources } from '../resources';
import { SERVED_AREAS } from '../team/servedAreas';

/** Forms of calls that no resource of the engine answers. */
const OTHERS: Resource['sections'] = {
  profile: () => profileFields,
  [PREFERENCES_SECTION]: () => preferenceFields,
  [STAFF_SECTION]: () => staffGeneral,
  [ROLE_SECTION]: () => roleGeneralFor(undefined, SERVED_AREAS),
};

const formsOf = (all: readonly Resource[]): Resource['sections'] =>
  Object.assign({ ...OTHERS }, ...all.map(({ sections }) => sections));
const filtersOf = (all: readonly Resource[]): NonNullable<Resource['filterSections']> =>
  Object.assign({}, ...all.map(({ filterSections }) => filterSections));

export const formSections = (all: readonly Resource[]): readonly string[] => Object.keys(formsOf(all));
export const FORM_SECTIONS: readonly string[] = formSections(resources);
export const FILTER_SECTIONS: readonly string[] = Object.keys(filtersOf(resources));

/**
 * The section as `GET api/fields/permissions/{section}` serves it to an owner: form fields, or the filters of a list.
 * `facts` are the rows offered as options. Undefined = no such section.
 */
export const sectionConfig = (
  section: string,
  facts: SectionFacts,
  all: readonly Resource[] = resources,
): readonly RawField[] | readonly RawFilter[] | undefined => {
  const filters = filtersOf(all);
  return (
    formSection(section, facts, all) ??
    (Object.hasOwn(filters, section) ? filters[section]?.(facts) : undefined)
  );
};

/** The fields of a form section; undefined = no such form (a filter list is none). */
export const formSection = (
  section: string,
  facts: SectionFacts,
  all: readonly Resource[] = resources,
): readonly RawField[] | undefined => {
  const forms = formsOf(all);
  const drafts = Object.hasOwn(forms, section) ? forms[section]?.(facts) : undefined;
  // Who serves a field has it.
  return drafts && rawFields(section, drafts).map(({ extension: _has, ...field }) => field);
};
