import { asBoolean } from './asBoolean';
import {
  FIELD_TYPES,
  type FieldConfig,
  type FieldType,
  type SectionField,
  type UnknownField,
  type WeekDialect,
} from './fieldConfig';
import { validateRawField } from './generated/validateRawField';
import { isRecord } from './isRecord';
import type { RawField } from './rawField/rawFieldSchema';
import { readConditions } from './rawField/readConditions';
import { readGenerated } from './rawField/readGenerated';
import { readLinks } from './rawField/readLinks';
import { readOptions } from './rawField/readOptions';
import { readPermissions } from './rawField/readPermissions';
import { readRules } from './rawField/readRules';
import { sectionEntries } from './sectionEntries';
import { warnOnce } from './warnOnce';

/** Sections of the menu area name their days mon-sun, those of a point 1-7 (3-decisions, Wire format 10). */
const WEEK_OF_AREA: Readonly<Record<string, WeekDialect>> = {
  point: 'numbers',
  menu: 'names',
  category: 'names',
  food: 'names',
};

const VALUELESS: readonly string[] = ['header', 'empty'] satisfies FieldType[];

/**
 * A section as it arrived -> its fields, everything present, sorted by `order`. An entry that cannot be read becomes a
 * visible `unknown` field with its reason; of two fields with one name the later is unknown. Never throws for an entry,
 * only (`SectionProblem`) for a section that is absent or no list. `section` tells the dialect of its schedules.
 */
export const parseFieldConfig = (raw: unknown, section = ''): readonly SectionField[] => {
  const week = WEEK_OF_AREA[section.split('_')[0] ?? ''];
  const names = new Set<string>();
  const fields = sectionEntries(raw).map((entry, index): SectionField => {
    const field = parseField(withName(entry, index), index, week);
    if (field.type === 'unknown') return field;
    if (names.has(field.name))
      return unknown(entry, index, 'duplicateName', `a field named "${field.name}" stands before it`);
    names.add(field.name);
    return field;
  });
  return fields.map((field) => withSource(field, names)).sort((left, right) => left.order - right.order);
};

/** An address that is made of a field nobody sent follows the title, as any other does. */
const withSource = (field: SectionField, names: ReadonlySet<string>): SectionField => {
  if (field.type === 'unknown' || field.generatedFrom === undefined || names.has(field.generatedFrom))
    return field;
  const { generatedFrom, ...rest } = field;
  warnOnce(`There is no field "${generatedFrom}" to make an address of: the title is taken.`);
  return rest;
};

/** Types without a value need no name of their own. */
const withName = (entry: unknown, index: number): unknown =>
  isRecord(entry) && !entry.name && typeof entry.type === 'string' && VALUELESS.includes(entry.type)
    ? { ...entry, name: `${entry.type}_${index}` }
    : entry;

const parseField = (entry: unknown, index: number, week: WeekDialect | undefined): SectionField => {
  if (!validateRawField(entry)) return unknown(entry, index, 'malformed', firstFault());
  const type = FIELD_TYPES.find((known) => known === entry.type);
  if (!type)
    return unknown(entry, index, 'unknownType', `the type "${entry.type.slice(0, 64)}" is not known`);
  if (entry.name in Object.prototype)
    return unknown(entry, index, 'malformed', `"${entry.name}" cannot be a name`);
  const dependsOn = readConditions(entry.depends_on);
  if (!dependsOn) return unknown(entry, index, 'malformed', 'depends_on needs a field and values');
  return toConfig(entry, type, index, dependsOn, entry.week ?? week);
};

const toConfig = (
  raw: RawField,
  type: FieldType,
  index: number,
  dependsOn: FieldConfig['dependsOn'],
  week: WeekDialect | undefined,
): FieldConfig => {
  const rules = readRules(raw.validation_rules, type);
  return {
    fieldId: asText(raw.field_id ?? raw.name),
    name: raw.name,
    title: asText(raw.title),
    placeholder: asText(raw.placeholder),
    description: asText(raw.description),
    type,
    rules,
    options: readOptions(raw.options),
    order: readOrder(raw.order, index),
    permissions: readPermissions(raw.permissions),
    dependsOn,
    // The counter shows 'current/max': without a maximum there is none.
    symbolCounter: asBoolean(raw.symbol_counter) === true && rules.max_length !== undefined,
    links: readLinks(raw.links),
    ...readGenerated(raw.autoGenerate),
    prefix: asText(raw.prefix),
    ...(type === 'graphic' && week ? { week } : {}),
  };
};

const unknown = (
  entry: unknown,
  index: number,
  fault: NonNullable<UnknownField['fault']>,
  reason: string,
): UnknownField => {
  const raw = isRecord(entry) ? entry : {};
  const name = typeof raw.name === 'string' && raw.name !== '' ? raw.name.slice(0, 64) : `unknown_${index}`;
  return {
    fieldId: asText(raw.field_id) || name,
    name,
    title: asText(raw.title) || name,
    order: readOrder(raw.order, index),
    type: 'unknown',
    fault,
    reason,
  };
};

const firstFault = (): string => {
  const [fault] = validateRawField.errors ?? [];
  return `${fault?.instancePath.slice(1) || 'the entry'} ${fault?.message ?? 'is malformed'}`;
};

const asText = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';

/** Entries without an order keep their place. */
const readOrder = (raw: unknown, index: number): number => {
  const order = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof order === 'number' && Number.isFinite(order) ? order : index;
};
