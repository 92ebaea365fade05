import fc from 'fast-check';
import { type FieldType, PERMISSIONS } from '../../../contract/fieldConfig';
import { limits } from '../../../contract/limits';
import { PERMISSION_KEYS } from '../../../contract/vocabulary';

type Wire = Readonly<Record<string, unknown>>;

/** Valid records of a type, as our own payloads write them, and the field they belong to. */
export interface WireSamples {
  readonly field: Wire;
  readonly wire: fc.Arbitrary<Wire>;
}

const under = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Wire> => value.map((f) => ({ f }));
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Anything a person may write: visible, no controls, no spaces around it. */
const words = fc
  .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 20 })
  .map((text) => `ю${text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u202a-\u202e]/gu, '')}щ`);
const id = fc.integer({ min: 1, max: 1_000_000 });
const decimalText = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.stringMatching(/^(\.\d{1,4})?$/))
  .map(([whole, rest]) => `${whole}${rest}`);
const sum = fc.integer({ min: 0, max: 1e9 }).map((kopecks) => (kopecks / 100).toFixed(2));
const exactNumber = fc.oneof(
  fc.integer(),
  fc.integer({ min: -1e6, max: 1e6 }).map((cents) => cents / 100),
);

const nutrient = fc.nat(limits.nutrientMax * 1000).map((thousandths) => thousandths / 1000);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const date = fc
  .integer({ min: 0, max: 365 })
  .map((days) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10));

const options = [
  { value: 1, title: 'Один' },
  { value: '2', title: 'Два' },
  { value: true, title: 'Три' },
];
const option = fc.constantFrom(...options.map(({ value }) => value));
const phone = fc.stringMatching(/^\+\d{8,17}$/);
const handle = fc.stringMatching(/^[A-Za-z0-9_.-]{1,30}$/);

/** Begins before noon and ends after it, so that it is in order. */
const day = fc
  .tuple(time, time, fc.boolean(), fc.boolean())
  .filter(([one, two]) => one !== two)
  .map(([one, two, around_the_clock, is_enabled]) => {
    const [begin, end] = [one, two].sort();
    return { begin, end, around_the_clock, is_enabled };
  });
const openDay = day.map((one) => ({ ...one, is_enabled: true }));
const week = (keys: readonly string[]) =>
  fc.tuple(day, openDay, ...keys.slice(1).map(() => day)).map(([all_days, ...days]) => ({
    all_days,
    ...Object.fromEntries(keys.map((key, index) => [key, days[index]])),
  }));

const closure = fc
  .tuple(date, date, time, time, nullable(words), fc.boolean(), fc.boolean())
  .map(([one, two, close_begin_time, close_end_time, close_reason, show_after_time, isShown]) => {
    const [close_begin_date, close_end_date] = [one, two].sort();
    return {
      status: isShown ? 'displayed' : 'not_displayed',
      close_begin_date,
      close_begin_time: one === two ? '00:00' : close_begin_time,
      close_end_date,
      close_end_time,
      close_reason,
      show_after_time,
    };
  });

const stored = fc.record(
  { id, url: fc.webPath().map((path) => `/files${path}`), name: words },
  { requiredKeys: ['id', 'url'] },
);
const newFile = words.map((name) => new File(['1'], `${name.replaceAll('/', '')}.png`));
const ingredient = fc.record(
  { id, title: words.filter((title) => [...title].length <= 30), is_allergen: fc.boolean() },
  { requiredKeys: ['title', 'is_allergen'] },
);

/** One line per type: a type without samples does not compile. */
export const WIRE_SAMPLES = {
  text: { field: {}, wire: under(nullable(words)) },
  textarea: { field: {}, wire: under(nullable(fc.tuple(words, words).map((lines) => lines.join('\n')))) },
  email: {
    field: {},
    wire: under(nullable(fc.stringMatching(/^[a-z0-9]{1,20}@[a-z0-9]{1,20}\.[a-z]{2,5}$/))),
  },
  select: { field: { options }, wire: under(nullable(option)) },
  radio: { field: { options }, wire: under(nullable(option)) },
  checkbox: { field: {}, wire: under(fc.boolean()) },
  toggle: { field: {}, wire: under(fc.boolean()) },
  checkbox_group: { field: { options }, wire: under(fc.uniqueArray(option)) },
  change_status: { field: { options }, wire: under(option) },
  number: { field: {}, wire: under(nullable(exactNumber)) },
  nutrition: {
    field: {},
    wire: fc.record({
      calories: nullable(nutrient),
      protein: nullable(nutrient),
      fats: nullable(nutrient),
      carbohydrates: nullable(nutrient),
    }),
  },
  phone: { field: {}, wire: under(nullable(phone)) },
  phone_other: {
    field: { options },
    wire: under(
      fc.array(
        fc.record(
          { id, point_phone_type_id: option, phone_number: phone },
          { requiredKeys: ['point_phone_type_id', 'phone_number'] },
        ),
      ),
    ),
  },
  socials: {
    field: {},
    wire: under(
      fc.record({
        vk: nullable(handle.map((name) => `https://vk.com/${name}`)),
        tg: nullable(handle.map((name) => `https://t.me/${name}`)),
        dzen: nullable(handle.map((name) => `https://dzen.ru/${name}`)),
      }),
    ),
  },
  url: {
    field: { autoGenerate: true },
    wire: under(nullable(fc.stringMatching(/^[a-z0-9-]{0,20}[a-z0-9][a-z0-9-]{0,19}$/))),
  },
  address: {
    field: {},
    wire: fc
      .record({
        // A place outside the list has a name and no id.
        city: fc.oneof(
          fc.record({ city_id: id }),
          fc.record({ city_id: fc.constant(null), city_name: nullable(words) }),
        ),
        street: nullable(words),
        house: nullable(words),
        approach: nullable(words),
        floor: nullable(words),
        office: nullable(words),
      })
      .map(({ city, ...rest }) => ({ ...city, ...rest })),
  },
  graphic: {
    field: {},
    wire: under(
      fc.oneof(
        week(['1', '2', '3', '4', '5', '6', '7']),
        week(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
      ),
    ),
  },
  close_point: {
    field: {},
    wire: under(
      fc.oneof(
        closure,
        closure.map((one) => ({ ...one, status: one.status === 'displayed' })),
      ),
    ),
  },
  file: { field: {}, wire: under(fc.array(fc.oneof(stored, newFile), { maxLength: 4 })) },
  ingredients: { field: {}, wire: under(fc.array(ingredient, { maxLength: 50 })) },
  date: { field: {}, wire: under(nullable(date)) },
  city: { field: {}, wire: under(nullable(id)) },
  time: { field: {}, wire: under(nullable(time)) },
  color: { field: {}, wire: under(nullable(fc.stringMatching(/^#[\da-f]{6}$/))) },
  rating: { field: {}, wire: under(nullable(fc.integer({ min: 1, max: 5 }))) },
  money: { field: {}, wire: under(nullable(sum)) },
  reference: { field: { resource: 'menus' }, wire: under(nullable(id)) },
  permissions: {
    field: {},
    wire: fc.record({
      levels: fc.dictionary(
        fc.constantFrom(...PERMISSION_KEYS),
        fc.subarray(['create', 'edit', 'delete']).map((levels) => ['view', ...levels]),
      ),
      fields: fc.dictionary(
        fc.stringMatching(/^[a-z]{1,12}_[a-z]{1,12}$/),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,12}_x$/), fc.subarray([...PERMISSIONS])),
        { maxKeys: 8 },
      ),
    }),
  },
  header: { field: {}, wire: fc.constant({}) },
  empty: { field: {}, wire: fc.constant({}) },
} satisfies Record<FieldType, WireSamples>;

/** Prices and the like: decimals that travel as text. */
export const PRICES: fc.Arbitrary<Wire> = decimalText.map((price) => ({ price }));
