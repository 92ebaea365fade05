import { type Condition, type FieldConfig, isKnownField, type SectionField } from './fieldConfig';
import { readAmount } from './fields/decimal';
import { isBlank } from './fields/textCharacters';
import { canView } from './permissions';
import { sameScalar } from './sameScalar';

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether a field is shown: it may be viewed and every condition of `depends_on` holds (docs/spec/3-decisions.md, Wire format 11).
 * A field whose condition field is hidden is hidden too, down the whole chain. A condition may name a field outside
 * `fields` (another tab): then its value alone decides. In a circle of conditions the values alone decide.
 */
export const isVisible = (field: FieldConfig, values: Values, fields: readonly SectionField[]): boolean => {
  const chain = new Set<FieldConfig>([field]);
  for (const link of chain) {
    if (!canView(link) || !link.dependsOn.every((condition) => holds(condition, values))) return false;
    for (const { field: name } of link.dependsOn) {
      const master = fields.find((other) => other.name === name);
      if (master && isKnownField(master)) chain.add(master);
    }
  }
  return true;
};

/** A list value (a checkbox group) holds when any of its entries does. */
const holds = (condition: Condition, values: Values): boolean => {
  const value = values[condition.field];
  const held = Array.isArray(value) ? value : [value];
  return held.some((one) => condition.values.some((wanted) => isSame(asSent(one), wanted)));
};

/** A number counts as it travels, too: `1 200,5` is 1200.5, and `00` is 0. */
const isSame = (value: unknown, wanted: unknown): boolean => {
  if (sameScalar(value, wanted)) return true;
  const amount = typeof value === 'string' ? readAmount(value) : undefined;
  return amount !== undefined && sameScalar(Number(amount), wanted);
};

/** A text counts as it travels, so that both sides see the same fields while the spaces around it are still there. */
const asSent = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return isBlank(value) ? '' : value.trim();
};
