import { asc } from 'drizzle-orm';
import { type FieldConfig, isKnownField } from '../contract/fieldConfig';
import { parseFieldConfig } from '../contract/parseFieldConfig';
import { PREFERENCES_SECTION, preferenceFields } from '../contract/sections/preferences';
import { profileFields } from '../contract/sections/profile';
import type { RawFilter } from '../contract/sections/RawFilter';
import { type RawField, rawFields } from '../contract/sections/rawFields';
import { ROLE_SECTION, roleGeneral } from '../contract/sections/role';
import { STAFF_SECTION, staffGeneral } from '../contract/sections/staff';
import type { Database } from './db/Database';
import { baseCategories, marks, phoneTypes, pointTypes } from './db/schema';
import type { Resource } from './engine/Resource';
import type { SectionFacts } from './engine/SectionFacts';
import { resources } from './resources';
import { formsIn } from './rights/declared';
import type { Sections } from './Sections';
import { SERVED_AREAS } from './team/grants';

/** The sections that come with the product, over the lists in the database. */
export const loadSections = async (db: Database, all: readonly Resource[] = resources): Promise<Sections> => {
  const facts = await loadFacts(db);
  const forms = formSections(all).map((name) => [name, formSection(name, facts, all)] as const);
  const sent = new Map<string, readonly unknown[]>();
  // Made once: the same object is known again, and so is its tag. Names that are no section are not kept.
  const raw = (name: string): readonly unknown[] | undefined => {
    const section = sent.get(name) ?? sectionConfig(name, facts, all);
    if (section !== undefined) sent.set(name, section);
    return section;
  };
  return sectionsOf({ raw, forms });
};

interface Given {
  readonly raw: Sections['raw'];
  readonly forms: readonly (readonly [name: string, fields: unknown])[];
}

/** Parses the form sections once: an entry that cannot be read is a mistake of ours, so it stops the start. */
export const sectionsOf = ({ raw, forms }: Given): Sections => {
  const parsed = new Map(forms.map(([name, fields]) => [name, knownFields(name, fields)] as const));
  return {
    raw,
    fields: (name) => {
      const fields = parsed.get(name);
      if (!fields) throw new Error(`Expected a form section, got "${name}": declare it in server/resources.`);
      return fields;
    },
  };
};

const knownFields = (name: string, raw: unknown): readonly FieldConfig[] => {
  const fields = parseFieldConfig(raw, name);
  const broken = fields.find((field) => !isKnownField(field));
  if (broken && !isKnownField(broken))
    throw new Error(`The section ${name} is broken at ${broken.name}: ${broken.reason}`);
  return fields.filter(isKnownField);
};

const loadFacts = async (db: Database): Promise<SectionFacts> => ({
  pointTypes: await db.select().from(pointTypes).orderBy(asc(pointTypes.id)),
  phoneTypes: await db.select().from(phoneTypes).orderBy(asc(phoneTypes.id)),
  baseCategories: await db.select().from(baseCategories).orderBy(asc(baseCategories.id)),
  marks: await db.select().from(marks).orderBy(asc(marks.id)),
});

/** Forms of calls that no resource of the engine answers. */
const OTHERS: Resource['sections'] = {
  profile: () => profileFields,
  [PREFERENCES_SECTION]: () => preferenceFields,
  [STAFF_SECTION]: () => staffGeneral,
};

const formsOf = (all: readonly Resource[]): Resource['sections'] =>
  Object.assign(
    { ...OTHERS, [ROLE_SECTION]: () => roleGeneral(formsIn(all), SERVED_AREAS) },
    ...all.map(({ sections }) => sections),
  );
const filtersOf = (all: readonly Resource[]): NonNullable<Resource['filterSections']> =>
  Object.assign({}, ...all.map(({ filterSections }) => filterSections));

const formSections = (all: readonly Resource[]): readonly string[] => Object.keys(formsOf(all));
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
