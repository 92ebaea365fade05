import { beforeAll, describe, expect, it } from 'vitest';
import { canWrite } from '../../../contract/permissions';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../../contract/rows';
import { once, openServer } from '../../server/standing';
import { callAt, seedEstate } from '../calls/estate';
import { tablesHash } from '../calls/tablesHash';

const test = openServer();
const anna = once(() => seedEstate(test));

/** What no text may hold, wherever it travels. */
const BROKEN: Readonly<Record<string, string>> = {
  NUL: 'Кафе\0бар',
  'half a character': 'Кафе\ud83c',
  'the other half': '\udf70Кафе',
};
/** What a text of a form may not hold beside that. */
const MASKED: Readonly<Record<string, string>> = {
  'an override of the direction': 'Кафе\u202eрабе\u202c',
  'an isolate': 'Кафе\u2066бар\u2069',
  'a control character': 'Кафе\u0007бар',
};
/** What looks empty is empty. */
const INVISIBLE: Readonly<Record<string, string>> = {
  'no-break spaces': '\u00a0\u00a0\u00a0',
  'zero width': '\u200b\u200b\u200d\ufeff',
  'soft hyphens': '\u00ad\u00ad',
  'braille blanks': '\u2800\u2800\u2800',
};
const TEXTUAL: readonly string[] = ['text', 'textarea', 'email', 'url', 'phone'];

const FORMS = ENDPOINT_KEYS.filter((key) => rowOf(key).sections !== undefined);
const requestTo = (key: EndpointKey, form: Readonly<Record<string, unknown>>) =>
  callAt(anna, key, {
    seed: 4,
    form: { ...callAt(anna, key, { seed: 4, id: () => 1 }).payload, ...form },
  });
const send = (call: ReturnType<typeof requestTo>) =>
  test.app.inject({ ...call, headers: { authorization: `Bearer ${anna.owner.token}` } });

describe.each(FORMS)('%s', (key) => {
  it('[IV4] refuses broken, masked and invisible text in every field, inside groups and lists too, and stores nothing', async () => {
    const mode = rowOf(key).method === 'PUT' ? 'edit' : 'create';
    const fields = (rowOf(key).sections ?? [])
      .flatMap((name) => test.deps.sections.fields(name))
      .filter((field) => canWrite(field, mode) && field.dependsOn.length === 0);
    const before = await tablesHash(test.deps.db);
    for (const field of fields.filter(({ type }) => TEXTUAL.includes(type))) {
      const texts = { ...BROKEN, ...MASKED, ...(field.type === 'text' ? INVISIBLE : {}) };
      for (const [what, text] of Object.entries(texts)) {
        const answer = await send(requestTo(key, { [field.name]: text }));
        expect([field.name, what, answer.statusCode]).toEqual([field.name, what, 422]);
        expect(Object.keys(answer.json().errors)).toContain(field.name);
      }
    }
    const nested = {
      address: { street: 'a\0b' },
      ingredients: { ingredients: [{ title: 'a\0b', is_allergen: false }] },
      phone_other: { phone_other: [{ point_phone_type_id: 1, phone_number: '+7900\x000000000' }] },
      socials: { socials: { vk: 'a\0b' } },
      close_point: {
        [fields.find(({ type }) => type === 'close_point')?.name ?? '']: { close_reason: 'a\0b' },
      },
      graphic: { graphic: { all_days: { begin: '10:00\0' } } },
    };
    for (const { type } of fields) {
      const form = Object.hasOwn(nested, type) ? nested[type as keyof typeof nested] : undefined;
      if (form) expect([type, (await send(requestTo(key, form))).statusCode]).toEqual([type, 422]);
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });
});

describe('every other place a text can stand in', () => {
  const asOwner = { authorization: '' };
  beforeAll(() => {
    asOwner.authorization = `Bearer ${anna.owner.token}`;
  });

  it.each(Object.entries(BROKEN))(
    '[IV4] refuses %s: bodies, keys, filters, paths, headers; never a failure',
    async (_what, text) => {
      const json = (method: 'POST' | 'PUT', url: string, payload: object) =>
        test.app.inject({ method, url, payload, headers: asOwner });
      const answers = [
        await json('POST', '/api/auth/login', { email: `${text}@carte.example`, password: 'correct horse' }),
        await json('POST', '/api/auth/login', { email: 'anna@carte.example', password: `${text} horse` }),
        await json('POST', '/api/auth/register', {
          phone: text,
          email: 'a@carte.example',
          password: 'correct horse',
        }),
        await json('POST', '/api/auth/repeat', { email: `${text}@carte.example` }),
        await json('POST', '/api/auth/verify', { email: 'a@carte.example', code: text }),
        await json('PUT', '/api/profile', { name: text }),
        await json('PUT', '/api/profile', { [text]: 'x' }),
        await json('POST', `/api/point/${anna.places[0].point}/foods/stop-list`, {
          action: text,
          food_ids: [1],
        }),
        await json('POST', '/api/deleted_foods/restore', { ids: [text] }),
      ];
      expect(
        answers.map(({ statusCode }) => statusCode).filter((status) => ![400, 422].includes(status)),
      ).toEqual([]);

      const get = (url: string, headers = {}) =>
        test.app.inject({ method: 'GET', url, headers: { ...asOwner, ...headers } });
      // A half of a character cannot be written into an address at all; NUL can.
      const encoded = text.includes('\0') ? encodeURIComponent(text) : '%ED%A0%80';
      const addressed = [
        await get(`/api/point?filters[0][field]=titleAndAddress&filters[0][value]=${encoded}`),
        await get(`/api/point?filters[${encoded}][field]=titleAndAddress`),
        await get(`/api/point/${encoded}`),
        await get(`/api/fields/permissions/${encoded}`),
        await get(`/api/point?page=${encoded}`),
        await get('/api/point/1', { 'if-match': '"\u00001"', 'idempotency-key': 'a\u0001b' }),
      ];
      expect(addressed.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    },
  );

  it('[IV4] what people really write is kept to the letter', async () => {
    const [place] = anna.places;
    for (const title of [
      'Чай «Ёжик» № 1',
      '🍰 Торт',
      'Café crème',
      '寿司バー',
      'مقهى القهوة',
      'Ка\u0301ша',
      "O'Коннор & Co; --",
    ]) {
      const answer = await anna.owner.put(`/api/foods/${place.food.food}`, {
        categoryId: place.category.food,
        title,
      });
      expect([title, answer.statusCode, answer.json().title]).toEqual([title, 200, title]);
    }
  });
});
