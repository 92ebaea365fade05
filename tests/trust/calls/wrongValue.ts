import type { FieldConfig, FieldType } from '../../../contract/fieldConfig';
import type { WireRecord } from '../../../contract/fields';
import { limits } from '../../../contract/limits';

type Wrong = (field: FieldConfig) => readonly unknown[];

const NONE = 2_000_000_000;
const BROKEN_TEXTS = ['a\0b', '\ud800', 'x\udfffy', 'а\u202eб'];
const NO_TEXTS = [[], {}, ['a'], { a: 1 }];

const texts: Wrong = ({ rules }) => [
  ...BROKEN_TEXTS,
  ...NO_TEXTS,
  'x'.repeat(20_000),
  ...(rules.max_length === undefined ? [] : ['я'.repeat(rules.max_length + 1)]),
  ...(rules.min_length === undefined ? [] : ['я'.repeat(rules.min_length - 1) || ' ']),
  ...(rules.min_letters === undefined ? [] : ['12345', 'я1234']),
  ...(rules.required ? [null, '', '   '] : []),
];
const option: Wrong = ({ rules }) => ['no such option', NONE, [], {}, ...(rules.required ? [null, ''] : [])];
const flag: Wrong = () => ['maybe', 7, [], {}];
const items = (count: number, item: unknown) => Array.from({ length: count }, () => item);
const phone = { point_phone_type_id: 1, phone_number: '+79001234567' };
const salt = { title: 'Соль', is_allergen: false };

/** Values that must be refused, for every type; where a type covers several keys, whole records. */
const WRONG = {
  text: texts,
  textarea: texts,
  email: () => [
    'anna',
    'anna@',
    '@carte.example',
    'a b@carte.example',
    'a@b@c.de',
    ...BROKEN_TEXTS,
    ...NO_TEXTS,
  ],
  url: ({ rules }) => [
    'javascript:alert(1)',
    'два слова',
    'a<b',
    ...BROKEN_TEXTS,
    ...NO_TEXTS,
    ...(rules.max_length === undefined ? [] : ['x'.repeat(rules.max_length + 1)]),
  ],
  select: option,
  radio: option,
  change_status: () => ['no such status', NONE, [], {}],
  checkbox: flag,
  toggle: flag,
  checkbox_group: ({ options, rules }) => [
    'x',
    { a: 1 },
    [NONE],
    [[]],
    ...(rules.max_items === undefined || options.length <= rules.max_items
      ? []
      : [options.slice(0, rules.max_items + 1).map(({ value }) => value)]),
  ],
  number: ({ rules }) => [
    'abc',
    '1e3',
    'NaN',
    'Infinity',
    '1.2.3',
    '0x10',
    '1'.repeat(100),
    [],
    {},
    ...(rules.min === undefined ? [] : [String(rules.min - 1), '-1']),
    ...(rules.max === undefined ? [] : [`${rules.max}1`]),
    ...(rules.required ? [null, ''] : []),
  ],
  phone: () => [
    '123',
    '79001234567',
    '+7900',
    '+7900123456789012345',
    '+7abc1234567',
    ...BROKEN_TEXTS,
    ...NO_TEXTS,
  ],
  phone_other: ({ rules }) => [
    'x',
    { a: 1 },
    [1],
    [{ phone_number: phone.phone_number }],
    [{ ...phone, point_phone_type_id: NONE }],
    [{ ...phone, phone_number: '123' }],
    [{ ...phone, id: NONE }],
    ...(rules.max_items === undefined ? [] : [items(rules.max_items + 1, phone)]),
  ],
  socials: () => [
    'x',
    ['x'],
    { vk: 'a b' },
    { tg: {} },
    { dzen: 'https://evil.example/x y' },
    { vk: 'x'.repeat(101) },
  ],
  graphic: () => [
    'x',
    5,
    ['x'],
    { all_days: { begin: '25:00', end: '26:00', around_the_clock: false, is_enabled: true } },
    { all_days: { begin: '10:00', end: '22:00', around_the_clock: 'sometimes', is_enabled: true } },
    { all_days: 7, 1: 7 },
  ],
  file: () => [
    'x',
    ['x'],
    [{ name: 'passwd' }],
    [{ id: NONE, url: '/files/x' }],
    [{ id: 'x', url: '/files/x' }],
  ],
  ingredients: () => [
    'x',
    [5],
    [{ title: '', is_allergen: false }],
    [{ title: 'я'.repeat(limits.ingredientTitleMax + 1), is_allergen: false }],
    [{ title: 'Соль', is_allergen: 'maybe' }],
    [{ ...salt, id: NONE }],
    items(limits.ingredientsMax + 1, salt),
  ],
  close_point: () => [
    'x',
    ['x'],
    closure({ status: 'sometimes' }),
    closure({ close_begin_date: '2026-02-30' }),
    closure({ close_begin_date: '2020-01-01' }),
    closure({ close_begin_time: '24:00' }),
    closure({ close_end_date: '2026-11-30' }),
    closure({ close_end_date: '2040-01-01' }),
    closure({ close_reason: 'я'.repeat(limits.descriptionMax + 1) }),
  ],
  date: ({ rules }) => [
    'x',
    5,
    '2026-02-30',
    '1899-12-31',
    '01.02.1990',
    ...BROKEN_TEXTS,
    ...NO_TEXTS,
    ...(rules.max === undefined ? [] : ['2999-01-01']),
  ],
  city: () => ['abc', NONE, 0, -1, 1.5, []],
  time: () => ['x', 5, '24:00', '9:00', '10:60', ...BROKEN_TEXTS, ...NO_TEXTS],
  color: () => ['red', 5, '#12345', '#12345g', 'rgb(0,0,0)', ...BROKEN_TEXTS, ...NO_TEXTS],
  rating: () => ['x', 0, 11, 4.5, true, [], {}],
  money: () => ['abc', '-1', '1.234', '1e3', [], {}],
  reference: () => ['abc', NONE, 0, -1, 1.5, []],
  // What holds no value takes none.
  header: () => ['x'],
  empty: () => ['x'],
  address: () => [],
  nutrition: () => [],
  permissions: () => [],
} satisfies Record<FieldType, Wrong>;

const closure = (change: object) => ({
  status: 'not_displayed',
  close_begin_date: '2026-12-01',
  close_begin_time: '10:00',
  close_end_date: '2026-12-09',
  close_end_time: '12:00',
  close_reason: null,
  show_after_time: false,
  ...change,
});

const RECORDS: Readonly<Partial<Record<FieldType, readonly WireRecord[]>>> = {
  address: [
    { city_id: NONE },
    { city_id: 'abc' },
    { city_id: [] },
    { street: {} },
    { street: 'я'.repeat(20_000) },
    { house: null },
    { house: '' },
    { street: 'a\0b' },
  ],
  permissions: [
    { levels: 'x', fields: {} },
    { levels: [1], fields: {} },
    { levels: { no_such_area: ['view'] }, fields: {} },
    { levels: { menu_list: ['edit'] }, fields: {} },
    { levels: { menu_list: ['view', 'view'] }, fields: {} },
    { levels: { menu_list: 'view' }, fields: {} },
    { levels: { menu_list: ['view', 'own'] }, fields: {} },
    { levels: { menu_list: ['view'] }, fields: 'x' },
    { levels: { menu_list: ['view'] }, fields: { food_general: { price: ['own'] } } },
    { levels: { menu_list: ['view'] }, fields: { 'a.b': { price: ['view'] } } },
  ],
  nutrition: [{ calories: -1 }, { protein: 'abc' }, { fats: '1e3' }, { carbohydrates: [] }, { calories: {} }],
};

/** Everything wrong that can be sent for a field. */
export const wrongValues = (field: FieldConfig): readonly WireRecord[] =>
  RECORDS[field.type] ?? WRONG[field.type](field).map((value) => ({ [field.name]: value }));
