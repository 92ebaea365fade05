import { type Condition, type FieldConfig, isKnownField, type SectionField } from './fieldConfig';
import { canView } from './permissions';
import { sameScalar } from './sameScalar';

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether a field is shown: it may be viewed and every condition of `depends_on` holds (1§3, 3-decisions wire 11).
 * A field whose condition field is hidden is hidden too, down the whole chain. A condition may name a field outside
 * `fields` (another tab): then its value alone decides. In a circle of conditions the values alone decide.
 */
export const isVisible = (field: FieldConfig, values: Values, fields: readonly SectionField[]): boolean =>
  isShown(field, values, fields, []);

const isShown = (
  field: FieldConfig,
  values: Values,
  fields: readonly SectionField[],
  path: readonly string[],
): boolean => {
  if (!canView(field)) return false;
  return field.dependsOn.every((condition) => {
    if (!holds(condition, values)) return false;
    if (condition.field === field.name || path.includes(condition.field)) return true;
    const master = fields.find((other) => other.name === condition.field);
    if (!master || !isKnownField(master)) return true;
    return isShown(master, values, fields, [...path, field.name]);
  });
};

/** A list value (a checkbox group) holds when any of its entries does. */
const holds = (condition: Condition, values: Values): boolean => {
  const value = values[condition.field];
  const held = Array.isArray(value) ? value : [value];
  return held.some((one) => condition.values.some((wanted) => sameScalar(one, wanted)));
};
