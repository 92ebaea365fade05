import type { FieldConfig, FieldType } from '../../../contract/fieldConfig';
import { SOCIAL_LINKS, type WireRecord } from '../../../contract/fields';
import type { Random } from './random';

const LETTERS = 'абвгдеёжзиклмнопрстуфхцчшщъыьэюяabcdefghijklmnopqrstuvwxyz';
const SPOKEN = `${LETTERS} 0123456789-.,!`;
const DAY_KEYS: Readonly<Record<'numbers' | 'names', readonly string[]>> = {
  numbers: ['1', '2', '3', '4', '5', '6', '7'],
  names: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
};

type Make = (field: FieldConfig, random: Random) => WireRecord;
let made = 0;

const words = ({ rules, autocomplete }: FieldConfig, random: Random): string => {
  if (autocomplete === 'tel') return phone(random);
  const least = Math.max(2, rules.min_length ?? 0, rules.min_letters ?? 0, rules.min_letters_or_digits ?? 0);
  const most = Math.min(rules.max_length ?? 40, 60);
  const start = random.text(least, LETTERS);
  return `${start}${random.text(random.int(Math.max(1, most - least)), SPOKEN)}`.trimEnd();
};

const under =
  (make: (field: FieldConfig, random: Random) => unknown): Make =>
  (field, random) => ({ [field.name]: make(field, random) });
const orNull =
  (make: (field: FieldConfig, random: Random) => unknown): Make =>
  (field, random) => ({
    [field.name]: !field.rules.required && random.chance(0.2) ? null : make(field, random),
  });
const time = (random: Random, hours: readonly [from: number, below: number]): string =>
  `${String(hours[0] + random.int(hours[1] - hours[0])).padStart(2, '0')}:${random.pick(['00', '30', '59'])}`;
/** Mobile and city codes: free and shared-cost numbers (800, 808) are no right ones. */
const phone = (random: Random): string =>
  `+7${random.pick(['901', '916', '926', '999', '343', '383', '495', '812', '831'])}${random.text(7, '0123456789')}`;
/** Rows that a section offers to each person for themselves are named by the call. */
const option = ({ options }: FieldConfig, random: Random): unknown =>
  options.length === 0 ? null : random.pick(options).value;
const day = (random: Random, is_enabled = random.chance(0.8)) => ({
  begin: time(random, [6, 12]),
  end: time(random, [13, 24]),
  around_the_clock: random.chance(0.1),
  is_enabled,
});
const decimal = ({ rules }: FieldConfig, random: Random): string => {
  const whole = Math.max(Math.ceil(rules.min ?? 1), random.int(5000) + 1);
  return random.chance(0.3) ? `${whole}.${random.text(2, '123456789')}` : String(whole);
};

/** A right value of every type, as it travels; a type without one does not compile. */
const RIGHT = {
  text: orNull(words),
  textarea: orNull(words),
  email: orNull((_field, random) => `${random.text(8, 'abcdefgh0123')}@carte.example`),
  select: orNull(option),
  radio: under(option),
  checkbox: under((_field, random) => random.chance(0.5)),
  toggle: under((_field, random) => random.chance(0.5)),
  checkbox_group: under((field, random) => field.options.slice(0, random.int(3)).map(({ value }) => value)),
  // A status moves by rules of its own: staying silent is always right.
  change_status: () => ({}),
  number: orNull(decimal),
  nutrition: (_field, random) => ({
    calories: random.int(900),
    protein: random.int(100) / 10,
    fats: random.chance(0.3) ? null : random.int(90),
    carbohydrates: random.int(90),
  }),
  phone: orNull((_field, random) => phone(random)),
  phone_other: under((field, random) =>
    Array.from({ length: random.int(3) }, () => ({
      point_phone_type_id: option(field, random),
      phone_number: phone(random),
    })),
  ),
  socials: under((_field, random) => ({
    vk: `${SOCIAL_LINKS.vk}${random.text(6, 'abc_')}`,
    tg: null,
    dzen: random.chance(0.5) ? `${SOCIAL_LINKS.dzen}${random.text(6, 'abc')}` : null,
  })),
  // Never the same twice: addresses are unique.
  url: under((_field, random) => {
    made += 1;
    return `s-${made}-${random.text(6, 'abcdefghij')}`;
  }),
  address: (_field, random) => ({
    city_id: 1 + random.int(20),
    street: random.pick(['Тверская', 'Арбат', 'O’Connell St']),
    house: `${1 + random.int(90)}к2`,
    approach: random.chance(0.5) ? null : '1',
    floor: random.chance(0.5) ? null : '2',
    office: null,
  }),
  graphic: under((field, random) => ({
    all_days: day(random),
    ...Object.fromEntries(
      DAY_KEYS[field.week ?? 'numbers'].map((key, index) => [key, day(random, index === 0 || undefined)]),
    ),
  })),
  close_point: under((_field, random) => ({
    status: 'not_displayed',
    close_begin_date: '2026-12-01',
    close_begin_time: '10:00',
    // A time without a date is refused.
    ...random.pick([
      { close_end_date: '2026-12-09', close_end_time: '12:30' },
      { close_end_date: null, close_end_time: '00:00' },
    ]),
    close_reason: random.chance(0.5) ? 'Ремонт' : null,
    show_after_time: false,
  })),
  // New files travel as multipart only, and an empty list would take away the licence that alcohol needs.
  file: () => ({}),
  ingredients: under((_field, random) =>
    Array.from({ length: random.int(4) }, (_, index) => ({
      title: `${random.text(5, LETTERS)} ${index}`,
      is_allergen: random.chance(0.2),
    })),
  ),
  date: orNull((_field, random) => `19${50 + random.int(50)}-0${1 + random.int(9)}-1${random.int(9)}`),
  city: orNull((_field, random) => 1 + random.int(20)),
  time: orNull((_field, random) => time(random, [0, 24])),
  color: orNull((_field, random) => `#${random.text(6, '0123456789abcdef')}`),
  rating: orNull((_field, random) => 1 + random.int(5)),
  money: orNull(decimal),
  // A record of another list: which there are, the list says.
  reference: under(() => null),
  permissions: (_field, random) => ({
    levels: {
      menu_stop: ['view', 'edit'],
      ...(random.chance(0.5) && { menu_list: random.pick([['view'], ['view', 'edit']]) }),
    },
    fields: random.chance(0.5) ? {} : { food_general: { price: random.pick([['view'], []]) } },
  }),
  header: () => ({}),
  empty: () => ({}),
} satisfies Record<FieldType, Make>;

export const rightValue = (field: FieldConfig, random: Random): WireRecord =>
  RIGHT[field.type](field, random);
