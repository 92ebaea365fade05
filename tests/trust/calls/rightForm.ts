import type { FieldConfig, FormMode } from '../../../contract/fieldConfig';
import type { WireRecord } from '../../../contract/fields';
import { canWrite } from '../../../contract/permissions';
import type { Random } from './random';
import { rightValue } from './rightValue';

/** A right payload of these sections: on creation every required field, otherwise some fields. */
export const rightForm = (
  sections: readonly (readonly FieldConfig[])[],
  mode: FormMode,
  random: Random,
): WireRecord => {
  const fields = sections.flat().filter((field) => canWrite(field, mode));
  const chosen = fields.filter(({ rules, dependsOn }) => {
    if (dependsOn.length > 0) return false;
    return (mode === 'create' && rules.required) || random.chance(0.4);
  });
  const values: WireRecord = Object.assign({}, ...chosen.map((field) => rightValue(field, random)));
  return { ...values, ...dependents(fields, values, random), ...unitPair(values) };
};

/** A field that shows itself by what was chosen must be right too. */
const dependents = (fields: readonly FieldConfig[], values: WireRecord, random: Random): WireRecord => {
  const shown = fields.filter(({ dependsOn }) => dependsOn.length > 0);
  return Object.assign(
    {},
    ...shown
      .filter(({ dependsOn }) =>
        dependsOn.every(({ field, values: wanted }) => wanted.some((one) => one === values[field])),
      )
      .map((field) => rightValue(field, random)),
  );
};

/** Value and unit of a portion come together or not at all. */
const unitPair = (values: WireRecord): WireRecord =>
  Object.hasOwn(values, 'unit_value') || Object.hasOwn(values, 'unit_measurement')
    ? { unit_value: '250', unit_measurement: 'g' }
    : {};
