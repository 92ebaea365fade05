import type { FieldConfig, FieldRules, FieldType } from '../fieldConfig';
import { patternFault } from '../pattern/matchesPattern';
import { canView, canWrite } from '../permissions';
import type { SectionFault } from './SectionFault';

const NEEDS_OPTIONS: readonly FieldType[] = ['select', 'radio', 'checkbox_group', 'phone_other'];

const BOUNDS: readonly (readonly [keyof FieldRules, keyof FieldRules])[] = [
  ['min', 'max'],
  ['min_length', 'max_length'],
  ['min_items', 'max_items'],
];

/** Rules of one field that nobody can satisfy, or that will never be asked. */
export const inspectRules = (field: FieldConfig): readonly SectionFault[] => {
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
