import { asBoolean } from './asBoolean';
import {
  type Condition,
  type FieldConfig,
  type FieldLink,
  type FieldType,
  isFieldType,
  PERMISSIONS,
  type Permission,
  type SectionField,
  type UnknownField,
  type WeekDialect,
} from './fieldConfig';
import { FIELD_LAYOUTS, FIELD_LOOKS } from './fieldHints';
import { RAW_FIELD_KEYS, validateRawField } from './generated/validateRawField';
import { isRecord } from './isRecord';
import type { RawField } from './rawField/rawFieldSchema';
import { readOptions } from './rawField/readOptions';
import { readAreas, readFormSections } from './rawField/readRights';
import { readRules } from './rawField/readRules';
import { sectionEntries } from './sectionEntries';
import { CAPABILITIES } from './vocabulary';
import { warnOnce } from './warnOnce';

/** Sections of the menu area name their days mon-sun, those of a point 1-7 (docs/spec/3-decisions.md, Wire format 10). */
const WEEK_OF_AREA: Readonly<Record<string, WeekDialect>> = {
  point: 'numbers',
  menu: 'names',
  category: 'names',
  food: 'names',
};

/** Decimals that always travel as text (docs/spec/3-decisions.md, Open points 17): a price of `100` must not change its type. */
const TEXT_NUMBERS: readonly string[] = ['price', 'unit_value'];

/** What a field of a section may say of itself. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set(RAW_FIELD_KEYS);

const VALUELESS: readonly string[] = ['header', 'empty'] satisfies FieldType[];

/**
 * A section as it arrived -> its fields, everything present, sorted by `order`. An entry that cannot be read becomes a
 * visible `unknown` field with its reason; of two fields with one name the later is unknown. Never throws for an entry,
 * only (`SectionError`) for a section that is absent or no list. `section` tells the dialect of its schedules.
 */
export const parseFieldConfig = (raw: unknown, section = ''): readonly SectionField[] => {
  const week = WEEK_OF_AREA[section.split('_')[0] ?? ''];
  const names = new Set<string>();
  const fields = sectionEntries(raw).map((entry, index): SectionField => {
    const field = parseField(withName(entry, index), index, week);
    if (field.type === 'unknown') return field;
    if (names.has(field.name))
      return unknown(entry, index, {
        fault: 'duplicateName',
        reason: `a field named "${field.name}" stands before it`,
      });
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
  if (!validateRawField(entry)) return unknown(entry, index, { fault: 'malformed', reason: firstFault() });
  const { type } = entry;
  if (!isFieldType(type))
    return unknown(entry, index, {
      fault: 'unknownType',
      reason: `the type "${type.slice(0, 64)}" is not known`,
    });
  if (entry.name in Object.prototype)
    return unknown(entry, index, { fault: 'malformed', reason: `"${entry.name}" cannot be a name` });
  const dependsOn = readConditions(entry.depends_on);
  if (!dependsOn)
    return unknown(entry, index, { fault: 'malformed', reason: 'depends_on needs a field and values' });
  for (const key of Object.keys(entry)) {
    if (!KNOWN_KEYS.has(key))
      warnOnce(`The key "${key.slice(0, 64)}" of a field is not known and is ignored.`);
  }
  return toConfig(entry, index, { type, dependsOn, week: entry.week ?? week });
};

const toConfig = (
  raw: RawField,
  index: number,
  {
    type,
    dependsOn,
    week,
  }: Pick<FieldConfig, 'type' | 'dependsOn'> & { readonly week: WeekDialect | undefined },
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
    permissions: readPermissions(raw),
    dependsOn,
    // The counter shows 'current/max': without a maximum there is none.
    symbolCounter: asBoolean(raw.symbol_counter) === true && rules.max_length !== undefined,
    links: readLinks(raw.links),
    ...readGenerated(raw.autoGenerate),
    prefix: asText(raw.prefix),
    resource: asText(raw.resource),
    ...(type === 'graphic' && week ? { week } : {}),
    ...(type === 'number' && TEXT_NUMBERS.includes(raw.name) ? { isText: true } : {}),
    ...(raw.autocomplete ? { autocomplete: raw.autocomplete } : {}),
    ...(type === 'permissions' && {
      areas: readAreas(raw.areas),
      sections: readFormSections(raw.sections),
    }),
    ...readHints(raw),
  };
};

/** A hint that this console does not know changes nothing. */
const readHints = (raw: RawField): Pick<FieldConfig, 'layout' | 'as' | 'extension'> => {
  const layout = FIELD_LAYOUTS.find((known) => known === raw.layout);
  const look = FIELD_LOOKS.find((known) => known === raw.as);
  const extension = CAPABILITIES.find((known) => known === raw.extension);
  return { ...(layout && { layout }), ...(look && { as: look }), ...(extension && { extension }) };
};

const unknown = (
  entry: unknown,
  index: number,
  { fault, reason }: Required<Pick<UnknownField, 'fault' | 'reason'>>,
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

/** `depends_on`: one condition or a list, `values` a list or one value; `undefined` = it cannot be read. */
const readConditions = (raw: unknown): readonly Condition[] | undefined => {
  if (raw === null || raw === undefined) return [];
  const isEmpty = isRecord(raw) && Object.keys(raw).length === 0;
  const given = Array.isArray(raw) ? raw : isEmpty ? [] : [raw];
  const conditions = given.map(readCondition).filter((condition) => condition !== undefined);
  return conditions.length === given.length ? conditions : undefined;
};

const readCondition = (raw: unknown): Condition | undefined => {
  if (!isRecord(raw) || typeof raw.field !== 'string' || raw.field === '') return undefined;
  const values = raw.values === undefined ? raw.value : raw.values;
  if (values === undefined) return undefined;
  if (isRecord(values)) return { field: raw.field, values: Object.values(values) };
  return { field: raw.field, values: Array.isArray(values) ? values : [values] };
};

const FIELD_NAME = /^[\p{L}_][\p{L}\p{N}_-]{0,63}$/u;

/** `autoGenerate`: a flag, or the name of the field whose text the address is made of. */
const readGenerated = (raw: unknown): Pick<FieldConfig, 'autoGenerate' | 'generatedFrom'> => {
  if (raw === null || raw === undefined || raw === '') return { autoGenerate: false };
  const flag = asBoolean(raw);
  if (flag !== undefined) return { autoGenerate: flag };
  const source = typeof raw === 'string' ? raw.trim() : '';
  if (FIELD_NAME.test(source)) return { autoGenerate: true, generatedFrom: source };
  if (Array.isArray(raw) && raw.length === 1 && typeof raw[0] === 'string') {
    warnOnce('The value of "autoGenerate" is a list; the one name in it is taken.');
    return readGenerated(raw[0]);
  }
  warnOnce('The value of "autoGenerate" names no field and is ignored.');
  return { autoGenerate: false };
};

/** Addresses a browser may open; anything else (`javascript:`) never reaches the page. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** Links beside a field: a list or one, each `{title, url}` or the mere address; also a map of addresses by their titles. */
const readLinks = (raw: unknown): readonly FieldLink[] => {
  if (raw === null || raw === undefined || raw === '') return [];
  const isMap = isRecord(raw) && raw.url === undefined && raw.href === undefined;
  if (isMap && Object.keys(raw).length > 0)
    warnOnce('The value of "links" is a map; it is read as addresses by their titles.');
  const one = Array.isArray(raw) ? raw : [raw];
  const given = isMap ? Object.entries(raw).map(([title, url]) => ({ title, url })) : one;
  const links = given.map(readLink).filter((link) => link !== undefined);
  if (links.length < given.length)
    warnOnce('A link beside a field has no address that may be opened, and is left out.');
  return links;
};

const readLink = (raw: unknown): FieldLink | undefined => {
  const url = isRecord(raw) ? (raw.url ?? raw.href) : raw;
  if (typeof url !== 'string' || !SAFE.test(url)) return undefined;
  const title = isRecord(raw) && typeof raw.title === 'string' && raw.title !== '' ? raw.title : url;
  return { title, url };
};

/** A list of permissions, a map of flags, or comma-separated text; nothing at all grants nothing. */
const readPermissions = ({ permissions: raw, name }: RawField): readonly Permission[] => {
  if (raw === null || raw === undefined)
    warnOnce(`The field "${name}" comes without "permissions": nobody is shown it.`);
  const granted = typeof raw === 'string' ? raw.split(',').map((one) => one.trim()) : raw;
  if (Array.isArray(granted)) return PERMISSIONS.filter((permission) => granted.includes(permission));
  if (!isRecord(granted)) return [];
  return PERMISSIONS.filter((permission) => asBoolean(granted[permission]) === true);
};
