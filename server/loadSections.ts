import { asc } from 'drizzle-orm';
import { type FieldConfig, isKnownField } from '../contract/fieldConfig';
import { parseFieldConfig } from '../contract/parseFieldConfig';
import type { Database } from './db/Database';
import { baseCategories, marks, phoneTypes, pointTypes } from './db/schema';
import type { Resource } from './engine/Resource';
import type { SectionFacts } from './engine/SectionFacts';
import { resources } from './resources';
import type { Sections } from './Sections';
import { formSection, formSections, sectionConfig } from './sections/sectionConfig';

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
