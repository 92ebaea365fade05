import { readAllergens } from '../allergens';
import type { Ingredient } from '../entities';
import type { FieldRules } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { limits } from '../limits';
import { readFlag } from './checkbox';
import { checkItemCount } from './checkItemCount';
import { checkText } from './checkText';
import type { FieldError, FieldTypeRules } from './FieldTypeRules';
import { readId } from './readId';
import { readText, textOf } from './scalarText';
import { hasInvalidCharacters } from './textCharacters';

/** An ingredient picked from the suggestions has an `id`; a new one has none and may be flagged as an allergen. */
export type IngredientValue = Ingredient;

/** `[{id?, title, is_allergen}]`; titles are trimmed. */
export const ingredients = {
  empty: (): readonly IngredientValue[] => [],
  fromRecord: (record, field) => {
    const raw = record[field.name] ?? [];
    return Array.isArray(raw) ? raw.map(readIngredient) : raw;
  },
  toPayload: (value, field) => ({
    [field.name]: Array.isArray(value) ? value.map(writeIngredient) : (value ?? []),
  }),
  wireKeys: (field) => [field.name],
  check: (value, field) => {
    // What a list was read from, where it could not be read.
    if (typeof value === 'string') return [{ key: 'errors.ingredients.unclosed' }];
    if (!Array.isArray(value)) return [{ key: 'errors.invalidFormat' }];
    const { rules } = field;
    const max_items = Math.min(rules.max_items ?? limits.ingredientsMax, limits.ingredientsMax);
    return [...checkItemCount(value.length, { ...rules, max_items }), ...value.flatMap(checkIngredient)];
  },
} satisfies FieldTypeRules;

/** The ingredients as an input can show them, whatever came. */
export const ingredientsOf = (value: unknown): readonly IngredientValue[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map((one) => ({
    ...(typeof one.id === 'number' ? { id: one.id } : {}),
    title: textOf(one.title),
    is_allergen: one.is_allergen === true,
    ...told(one),
  }));

/** The groups as the backend tells them; nothing where it does not speak of groups. */
const told = ({ allergens }: Readonly<Record<string, unknown>>): Pick<Ingredient, 'allergens'> =>
  allergens === undefined ? {} : { allergens: readAllergens(allergens) };

const readIngredient = (raw: unknown): unknown => {
  if (typeof raw === 'string') return { title: raw, is_allergen: false };
  if (!isRecord(raw)) return raw;
  const id = readId(raw.id);
  return {
    ...(id === undefined ? {} : { id }),
    title: readText(raw.title),
    is_allergen: readFlag(raw.is_allergen),
    ...told(raw),
  };
};

/** Groups are told of the ingredient itself, in its own place: no dish sends them. */
const writeIngredient = (one: unknown): unknown => {
  if (!isRecord(one)) return one;
  const { allergens: _told, ...sent } = one;
  return typeof sent.title === 'string' && !hasInvalidCharacters(sent.title)
    ? { ...sent, title: sent.title.trim() }
    : sent;
};

const TITLE: FieldRules = {
  required: true,
  min_length: limits.ingredientTitleMin,
  max_length: limits.ingredientTitleMax,
  not_only_spaces: false,
};

const checkIngredient = (one: unknown, index: number): readonly FieldError[] => {
  const isWhole =
    isRecord(one) &&
    typeof one.is_allergen === 'boolean' &&
    (one.id === undefined || typeof one.id === 'number' || typeof one.id === 'string');
  if (!isWhole) return [{ key: 'errors.invalidFormat', at: String(index) }];
  return checkText(one.title, TITLE).map((error) => ({ ...error, at: `${index}.title` }));
};
