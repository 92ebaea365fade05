import type { FieldConfig, FieldType } from '../contract/fieldConfig';
import {
  addressOf,
  cityOf,
  ingredientsOf,
  NUTRIENTS,
  nutritionOf,
  phoneOtherOf,
  rightsOf,
  rulesOf,
  socialsOf,
  type WireRecord,
} from '../contract/fields';
import { isRecord } from '../contract/isRecord';
import { sameScalar } from '../contract/sameScalar';
import { text } from '../i18n/text';
import { closureLines } from './closePoint/closureWords';
import { dateText } from './dates/dateText';
import { scheduleLines } from './graphic/scheduleLines';
import { rightsLines } from './permissions/rightsLines';
import { priceText } from './priceText';
import { statusTitle } from './statuses';

type Words = (value: unknown, field: FieldConfig) => string;

/** What a record holds in a field, in one line as read mode says it; `''` = nothing. A type that is not named here is read by its value alone. */
export const valueWords = (field: FieldConfig, record: WireRecord): string => {
  const value = rulesOf(field).fromRecord(record, field);
  return (WORDS[field.type] ?? plainWords)(value, field).trim();
};

/** Words of any value: an option by its title, a list or group part by part. */
export const plainWords = (
  value: unknown,
  { options }: Pick<FieldConfig, 'options'> = NO_OPTIONS,
): string => {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return joined(value.map((one) => plainWords(one, { options })));
  if (isRecord(value)) return joined(Object.values(value).map((one) => plainWords(one)));
  const option = options.find(
    (each) => sameScalar(each.value, value) || String(each.value) === String(value),
  );
  if (option) return option.title;
  if (typeof value === 'boolean') return text(value ? 'common.yes' : 'common.no');
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
};

const NO_OPTIONS = { options: [] } as const;

const joined = (parts: readonly string[], between = ', '): string =>
  parts.filter((part) => part !== '').join(between);

const amounts: Words = (value) => {
  const all = nutritionOf(value);
  const lines = NUTRIENTS.filter((nutrient) => all[nutrient] !== '').map((nutrient) =>
    text('nutrition.line', {
      title: text(`nutrition.${nutrient}`),
      amount: all[nutrient].replace('.', ','),
      unit: text(nutrient === 'calories' ? 'nutrition.kcal' : 'nutrition.gram'),
    }),
  );
  return joined(lines, ' · ');
};

const WORDS: Partial<Record<FieldType, Words>> = {
  graphic: (value) => joined(scheduleLines(value)),
  close_point: (value, field) => joined(closureLines(value, field)),
  nutrition: amounts,
  address: (value) => {
    const { cityId: _id, ...parts } = addressOf(value);
    return plainWords(parts);
  },
  city: (value) => cityOf(value).title,
  reference: (value) => cityOf(value).title,
  money: (value) => priceText(plainWords(value).replace(',', '.')),
  date: (value) => dateText(plainWords(value)),
  socials: (value) => plainWords(socialsOf(value)),
  phone_other: (value) => joined(phoneOtherOf(value).map(({ phone_number }) => phone_number)),
  ingredients: (value) => joined(ingredientsOf(value).map(({ title }) => title)),
  permissions: (value, field) =>
    joined(
      rightsLines(field, rightsOf(value))
        .filter(({ told }) => told !== 'none')
        .map(({ title, words }) => `${title}: ${words}`),
      '; ',
    ),
  change_status: (value, field) => (value === '' ? '' : statusTitle(field, String(value))),
};
