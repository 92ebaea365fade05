import type { FieldRules } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { limits } from '../limits';
import type { FieldError, FieldTypeRules, WireRecord } from './FieldTypeRules';
import { checkAmount, readNumber, writeNumber } from './number';
import { textOf } from './scalarText';

export const NUTRIENTS = ['calories', 'proteins', 'fats', 'carbs'] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** The numbers as typed, comma or dot; `''` = not given. */
export type NutritionValue = Readonly<Record<Nutrient, string>>;

/** What the server calls them. */
const WIRE: Readonly<Record<Nutrient, string>> = {
  calories: 'calories',
  proteins: 'protein',
  fats: 'fats',
  carbs: 'carbohydrates',
};

const readNutrition = (record: WireRecord, name: string): Readonly<Record<string, unknown>> => {
  const nested = record[name];
  const raw = isRecord(nested) ? nested : record;
  return Object.fromEntries(NUTRIENTS.map((part) => [part, readNumber(raw[WIRE[part]] ?? raw[part])]));
};

/** Four numbers, flat on the record; read nested under the field's name, too (docs/spec/3-decisions.md, Wire format 10). */
export const nutrition = {
  empty: (): NutritionValue => ({ calories: '', proteins: '', fats: '', carbs: '' }),
  fromRecord: (record, field) => readNutrition(record, field.name),
  toPayload: (value) =>
    Object.fromEntries(
      NUTRIENTS.map((part) => [WIRE[part], writeNumber(isRecord(value) ? value[part] : undefined)]),
    ),
  wireKeys: () => NUTRIENTS.map((part) => WIRE[part]),
  alsoRead: () => NUTRIENTS,
  check: (value, field, { initial }) => {
    if (!isRecord(value)) return [{ key: 'errors.invalidFormat' }];
    const before = isRecord(initial) ? initial : {};
    return NUTRIENTS.flatMap((part) =>
      checkNutrient(value[part], field.rules, before[part]).map((error) => ({ ...error, at: part })),
    );
  },
} satisfies FieldTypeRules;

/** Travels as a number, so it is never so large or so exact that a JSON number could not hold it. */
const checkNutrient = (value: unknown, rules: FieldRules, initial: unknown): readonly FieldError[] => {
  if (typeof value !== 'string') return [{ key: 'errors.number' }];
  if (value.trim() === '') return rules.required ? [{ key: 'errors.required' }] : [];
  const min = Math.max(rules.min ?? 0, 0);
  const max = Math.min(rules.max ?? limits.nutrientMax, limits.nutrientMax);
  return checkAmount(value, { min, max, decimals: limits.nutrientDecimals }, initial);
};

/** The numbers as an input can show them, whatever came. */
export const nutritionOf = (value: unknown): NutritionValue => {
  const raw = isRecord(value) ? value : {};
  return {
    calories: textOf(raw.calories),
    proteins: textOf(raw.proteins),
    fats: textOf(raw.fats),
    carbs: textOf(raw.carbs),
  };
};
