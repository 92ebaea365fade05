import {
  FIELD_TYPES,
  type FieldConfig,
  type FieldRules,
  type FieldType,
  isKnownField,
  PERMISSIONS,
  type SectionField,
} from './fieldConfig';
import { matchOption } from './fields/choice';
import { isRecord } from './isRecord';
import { KNOWN_KEYS, parseFieldConfig } from './parseFieldConfig';
import { patternFault } from './pattern/matchesPattern';
import { canView, canWrite } from './permissions';
import { isKnownRule, readRules } from './rawField/readRules';
import { ruleEntries } from './rawField/ruleEntries';
import { SectionError } from './SectionError';
import { sectionEntries } from './sectionEntries';

/** Everything questionable in a section as it arrives, for its author; `[]` = a clean one. Never throws. */
export const inspectSection = (raw: unknown): readonly SectionFault[] => {
  try {
    const fields = parseFieldConfig(raw);
    return [
      ...fields.flatMap((field) => inspectField(field, fields)),
      ...sectionEntries(raw).flatMap(inspectNames),
    ];
  } catch (error) {
    if (error instanceof SectionError) return [{ field: '', key: error.key, args: {} }];
    throw error;
  }
};

const inspectField = (field: SectionField, fields: readonly SectionField[]): readonly SectionFault[] =>
  isKnownField(field)
    ? [...inspectRules(field), ...inspectConditions(field, fields)]
    : [{ field: field.name, key: `inspect.${field.fault ?? 'malformed'}`, args: { reason: field.reason } }];

/** What parsing drops: the keys and the rules nobody knows. */
const inspectNames = (entry: unknown): readonly SectionFault[] => {
  if (!isRecord(entry)) return [];
  const field = typeof entry.name === 'string' ? entry.name : '';
  const type = FIELD_TYPES.find((known) => known === entry.type) ?? 'text';
  const given = ruleEntries(entry.validation_rules, type);
  const isSenseless = ([rule, value]: readonly [string, unknown]): boolean =>
    isKnownRule(rule) && value !== null && value !== '' && !(rule in readRules({ [rule]: value }, type));
  const granted: readonly unknown[] = Array.isArray(entry.permissions) ? entry.permissions : [];
  return [
    ...Object.keys(entry)
      .filter((name) => !KNOWN_KEYS.has(name))
      .map((name) => ({ field, key: 'inspect.unknownKey', args: { name } })),
    ...given
      .filter(([rule]) => !isKnownRule(rule))
      .map(([rule]) => ({ field, key: 'inspect.unknownRule', args: { rule } })),
    ...given.filter(isSenseless).map(([rule]) => ({ field, key: 'inspect.senselessRule', args: { rule } })),
    ...granted
      .filter((name) => !PERMISSIONS.some((known) => known === name))
      .map((name) => ({ field, key: 'inspect.unknownPermission', args: { name: String(name) } })),
    ...(entry.permissions == null ? [{ field, key: 'inspect.noPermissions', args: {} }] : []),
  ];
};

export interface ParsedSection {
  /** Absent where there is nothing to draw a form from. */
  readonly fields?: readonly SectionField[];
  /** What they were read from, out of its wrapping. */
  readonly raw?: unknown;
  readonly faults: readonly SectionFault[];
  /** Why the text is no JSON. */
  readonly notJson?: string;
}

/** A section as text: the list itself, or the server's whole answer with the list under the section's name. */
export const parseSectionText = (source: string): ParsedSection => {
  let pasted: unknown;
  try {
    pasted = JSON.parse(source);
  } catch (failure) {
    return { faults: [], notJson: failure instanceof Error ? failure.message : String(failure) };
  }
  const { raw, name } = unwrap(pasted);
  const faults = inspectSection(raw);
  const isWhole = Array.isArray(raw) || isRecord(raw);
  return isWhole ? { raw, fields: parseFieldConfig(raw, name), faults } : { faults };
};

const unwrap = (pasted: unknown): { readonly raw: unknown; readonly name: string } => {
  const [entry, ...others] = isRecord(pasted) ? Object.entries(pasted) : [];
  return entry && others.length === 0 && Array.isArray(entry[1])
    ? { raw: entry[1], name: entry[0] }
    : { raw: pasted, name: '' };
};

/** Conditions that name nobody, run in a circle, or wait for a value that cannot be chosen. */
const inspectConditions = (field: FieldConfig, fields: readonly SectionField[]): readonly SectionFault[] => {
  const faults = field.dependsOn.flatMap(({ field: name, values }): readonly SectionFault[] => {
    const master = fields.find((other) => other.name === name);
    if (!master) return [{ field: field.name, key: 'inspect.danglingCondition', args: { condition: name } }];
    if (!isKnownField(master) || master.options.length === 0) return [];
    return values
      .filter((value) => !matchOption(master.options, value))
      .map((value) => ({
        field: field.name,
        key: 'inspect.optionOutside',
        args: { condition: name, value: String(value) },
      }));
  });
  return leadsBack(field, fields)
    ? [...faults, { field: field.name, key: 'inspect.circularCondition', args: {} }]
    : faults;
};

const leadsBack = (field: FieldConfig, fields: readonly SectionField[]): boolean => {
  const names = new Set(field.dependsOn.map((condition) => condition.field));
  for (const name of names) {
    const master = fields.find((other) => other.name === name);
    if (master && isKnownField(master)) for (const { field: next } of master.dependsOn) names.add(next);
  }
  return names.has(field.name);
};

const NEEDS_OPTIONS: readonly FieldType[] = ['select', 'radio', 'checkbox_group', 'phone_other'];

const BOUNDS: readonly (readonly [keyof FieldRules, keyof FieldRules])[] = [
  ['min', 'max'],
  ['min_length', 'max_length'],
  ['min_items', 'max_items'],
];

/** Rules of one field that nobody can satisfy, or that will never be asked. */
const inspectRules = (field: FieldConfig): readonly SectionFault[] => {
  const { rules, options, name, type } = field;
  const faults: SectionFault[] = [];
  const add = (key: string, args: SectionFault['args'] = {}) => {
    faults.push({ field: name, key: `inspect.${key}`, args });
  };

  if (rules.required && canView(field) && !canWrite(field, 'create')) add('requiredNotCreatable');
  if (rules.required && !canView(field)) add('requiredNotViewable');
  const badPattern = rules.pattern === undefined ? undefined : patternFault(rules.pattern);
  if (badPattern !== undefined) add('badPattern', { reason: badPattern });
  if (NEEDS_OPTIONS.includes(type) && options.length === 0) add('noOptions');
  if (type === 'reference' && !field.resource) add('noResource');
  if (type === 'checkbox_group' && (rules.min_items ?? 0) > options.length) {
    add('tooFewOptions', { smart_count: rules.min_items ?? 0 });
  }
  for (const [low, high] of BOUNDS) {
    if (Number(rules[low] ?? 0) > Number(rules[high] ?? Number.POSITIVE_INFINITY))
      add('bounds', { low, high });
  }
  const values = options.map((option) => String(option.value));
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated !== undefined) add('duplicateOption', { option: repeated });
  return faults;
};

/** Something the author of a section should mend. `field` is a field's name, `''` the section as a whole. */
export interface SectionFault {
  readonly field: string;
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}
