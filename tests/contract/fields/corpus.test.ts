import { describe, expect, it } from 'vitest';
import type { FieldType } from '../../../contract/fieldConfig';
import { rulesOf } from '../../../contract/fields';
import { fieldOf } from '../fieldOf';
import { ROW_TODAY } from './RuleRow';

const options = [{ value: 1, title: 'Один' }];

/** Every place where a person can write a text, as the value of its field. */
const places: Readonly<Record<string, readonly [FieldType, (text: string) => unknown]>> = {
  text: ['text', (text) => text],
  textarea: ['textarea', (text) => text],
  email: ['email', (text) => text],
  url: ['url', (text) => text],
  phone: ['phone', (text) => text],
  number: ['number', (text) => text],
  select: ['select', (text) => text],
  'street of an address': ['address', (street) => ({ ...address, street })],
  'office of an address': ['address', (office) => ({ ...address, office })],
  'name in a network': ['socials', (vk) => ({ vk, tg: '', dzen: '' })],
  'number of a further phone': [
    'phone_other',
    (phone_number) => [{ point_phone_type_id: '1', phone_number }],
  ],
  'title of an ingredient': ['ingredients', (title) => [{ title, is_allergen: false }]],
  'reason of a closure': ['close_point', (close_reason) => ({ ...closure, close_reason })],
  nutrient: ['nutrition', (calories) => ({ calories, proteins: '', fats: '', carbs: '' })],
};
const address = {
  city: 'Калуга',
  cityId: 1,
  street: 'Кирова',
  house: '1',
  entrance: '',
  floor: '',
  office: '',
};
const closure = {
  statusAs: 'text',
  status: 'not_displayed',
  close_begin_date: ROW_TODAY,
  close_begin_time: '00:00',
  close_end_date: '',
  close_end_time: '00:00',
  close_reason: '',
  show_after_time: false,
};

const validate = (place: string, text: string) => {
  const [type, holding] = places[place] ?? ['text', String];
  const field = fieldOf({
    type,
    options,
    ...(type !== 'close_point' && { validation_rules: { required: true } }),
  });
  const value = holding(text);
  const found = rulesOf(field).check(value, field, { mode: 'edit', today: ROW_TODAY, values: { f: value } });
  return { found, payload: rulesOf(field).toPayload(value, field) };
};

const broken: Readonly<Record<string, string>> = {
  NUL: 'суп\0дня',
  'a control character': 'суп\u0007дня',
  'the first half of a pair': 'суп \ud83c',
  'the second half of a pair': '\udf72 суп',
  'a mark that turns the direction': 'суп\u202Eдня',
  'an isolate': 'суп\u2066дня',
};
const unseen: Readonly<Record<string, string>> = {
  spaces: '   ',
  'no-break spaces': '\u00a0\u00a0',
  'zero width': '\u200b\u200b\u2060',
  'a filler': '\u3164',
  'an empty pattern': '\u2800',
};

describe('texts that nobody should store', () => {
  it.each(Object.keys(places))('[IV4] %s: broken characters are refused', (place) => {
    for (const [what, text] of Object.entries(broken))
      expect(validate(place, text).found, what).not.toEqual([]);
  });

  it.each(Object.keys(places))('[IV4] %s: what cannot be seen is refused, or it is nothing', (place) => {
    for (const [what, text] of Object.entries(unseen)) {
      const { found, payload } = validate(place, text);
      if (found.length === 0) expect(JSON.stringify(payload), what).not.toContain(text);
    }
  });
});

const LONG = 100_000;
const hostile: readonly string[] = [
  'a'.repeat(LONG),
  `${'a'.repeat(LONG)}!`,
  `${'a.'.repeat(LONG / 2)}@`,
  `a@${'a-'.repeat(LONG / 2)}`,
  `+${'7'.repeat(LONG)}`,
  `+${'( -)'.repeat(LONG / 4)}`,
  `https://${'a/'.repeat(LONG / 2)}`,
  `https://${'%'.repeat(LONG)}`,
  ' '.repeat(LONG),
  `${' '.repeat(LONG)}a`,
  '\u200b'.repeat(LONG),
  '0'.repeat(LONG),
  `1${','.repeat(LONG)}1`,
  '👨‍👩‍👧'.repeat(LONG / 8),
];

describe('texts made to be slow', () => {
  it.each(Object.keys(places))(
    '[IV8] %s: a hundred thousand characters are judged and written at once',
    (place) => {
      // Nobody is timed: what grew faster than the text would not end before the test does.
      for (const text of hostile) expect(() => validate(place, text)).not.toThrow();
    },
  );
});
