import type { FieldConfig } from '../fieldConfig';
import { checkChosen, city } from './city';
import type { FieldTypeRules } from './FieldTypeRules';
import { TIME } from './graphic';
import { number, writeNumber } from './number';
import { readId } from './readId';
import { text } from './text';

/* Types that no document names and every console wants sooner or later. */

const SECONDS = /^(\d{2}:\d{2}):\d{2}(?:\.\d+)?$/;

/** A time of the day on 24 hours, `HH:MM`; the seconds that a database adds are left out. */
export const time = {
  ...text,
  fromRecord: (record, field) => {
    const raw = text.fromRecord(record, field);
    return typeof raw === 'string' ? raw.replace(SECONDS, '$1') : raw;
  },
  check: (value, { rules }) => {
    if (typeof value === 'string' && value.trim() === '')
      return rules.required ? [{ key: 'errors.required' }] : [];
    return typeof value === 'string' && TIME.test(value) ? [] : [{ key: 'errors.closure.time' }];
  },
} satisfies FieldTypeRules;

const TYPED = /^#?(?:([\da-f])([\da-f])([\da-f])|([\da-f]{6}))$/i;

/** A colour, `#rrggbb`; what is typed shorter or in capitals travels so. */
export const color = {
  ...text,
  toPayload: (value, field) => text.toPayload(colourOf(value) ?? value, field),
  check: (value, { rules }) => {
    if (typeof value === 'string' && value.trim() === '')
      return rules.required ? [{ key: 'errors.required' }] : [];
    return colourOf(value) === undefined ? [{ key: 'errors.color' }] : [];
  },
} satisfies FieldTypeRules;

/** `#FA0` and `ffaa00` are `#ffaa00`; undefined = no colour. */
export const colourOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.length > 20) return undefined;
  const [found, red = '', green = '', blue = '', whole] = TYPED.exec(value.trim()) ?? [];
  if (found === undefined) return undefined;
  return `#${whole ?? red + red + green + green + blue + blue}`.toLowerCase();
};

const MOST = 5;
/** More stars than this nobody counts. */
const LIMIT = 10;

/** Whole stars, one to five or to the rule `max`; `null` = not rated. */
export const rating = {
  empty: () => null,
  fromRecord: (record, field) => readId(record[field.name]) ?? null,
  toPayload: (value, field) => ({ [field.name]: value ?? null }),
  wireKeys: (field) => [field.name],
  check: (value, field) => {
    if (value === null || value === undefined)
      return field.rules.required ? [{ key: 'errors.required' }] : [];
    return starsOf(value) >= 1 && starsOf(value) <= mostStars(field)
      ? []
      : [{ key: 'errors.rating', args: { max: mostStars(field) } }];
  },
} satisfies FieldTypeRules;

/** How many there are to give. */
export const mostStars = ({ rules: { max = MOST } }: Pick<FieldConfig, 'rules'>): number =>
  Number.isInteger(max) && max >= 1 && max <= LIMIT ? max : MOST;

/** How many stars a value is; 0 = none, or no rating at all. */
export const starsOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LIMIT ? value : 0;

/** A sum in roubles: never less than nothing, kopecks at most. It travels as text, so that no digit is lost. */
export const money = {
  ...number,
  toPayload: (value, field) => ({ [field.name]: writeNumber(value, true) }),
  check: (value, field, context) =>
    number.check(value, { ...field, rules: { min: 0, decimals: 2, ...field.rules } }, context),
} satisfies FieldTypeRules;

/**
 * A record of the resource that the field names, found by its title. It is read and written as a city is: its id travels, and a record
 * says it beside the id (`menu` for `menu_id`) or in its place. Whether there is such a record is for the server to say.
 */
export const reference = {
  ...city,
  check: checkChosen({ required: 'errors.required', notChosen: 'errors.selectFromList' }),
} satisfies FieldTypeRules;
