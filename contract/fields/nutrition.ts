import { isRecord } from '../isRecord';
import type { FieldKind, FieldProblem } from './FieldKind';
import { number, readNumber, writeNumber } from './number';
import { textOf } from './scalarText';

export const NUTRIENTS = ['calories', 'proteins', 'fats', 'carbs'] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** The numbers as typed, comma or dot; `''` = not given. */
export type NutritionValue = Readonly<Record<Nutrient, string>>;

/** What the server calls them (2§3). */
const WIRE: Readonly<Record<Nutrient, string>> = {
  calories: 'calories',
  proteins: 'protein',
  fats: 'fats',
  carbs: 'carbohydrates',
};

/** Four numbers, flat on the record; read nested under the field's name, too (3-decisions, Wire format 10). */
export const nutrition = {
  empty: (): NutritionValue => ({ calories: '', proteins: '', fats: '', carbs: '' }),
  fromRecord: (record, field) => {
    const nested = record[field.name];
    const raw = isRecord(nested) ? nested : record;
    return Object.fromEntries(NUTRIENTS.map((part) => [part, readNumber(raw[WIRE[part]] ?? raw[part])]));
  },
  toPayload: (value) =>
    Object.fromEntries(
      NUTRIENTS.map((part) => [WIRE[part], writeNumber(isRecord(value) ? value[part] : undefined)]),
    ),
  wireKeys: () => NUTRIENTS.map((part) => WIRE[part]),
  check: (value, field, context) => {
    if (!isRecord(value)) return [{ key: 'errors.invalidFormat' }];
    const judged = { ...field, rules: { ...field.rules, min: Math.max(field.rules.min ?? 0, 0) } };
    return NUTRIENTS.flatMap((part): readonly FieldProblem[] =>
      number.check(value[part], judged, context).map((problem) => ({ ...problem, at: part })),
    );
  },
} satisfies FieldKind;

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
