import { type FieldConfig, isKnownField, type SectionField } from '../fieldConfig';
import { matchOption } from '../fields/choice';
import type { SectionFault } from './SectionFault';

/** Conditions that name nobody, run in a circle, or wait for a value that cannot be chosen. */
export const inspectConditions = (
  field: FieldConfig,
  fields: readonly SectionField[],
): readonly SectionFault[] => {
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
