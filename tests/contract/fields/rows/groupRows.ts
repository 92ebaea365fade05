import { becomes, kept, must, type RuleRow, refused, row, wireRefused } from '../RuleRow';

const address = must({ type: 'address' });
const home = {
  city: 'Казань, Татарстан',
  cityId: 16,
  street: 'Баумана',
  house: '5',
  entrance: '',
  floor: '',
  office: '',
};
const homePayload = { city_id: 16, street: 'Баумана', house: '5', approach: null, floor: null, office: null };
const socials = { type: 'socials' };
const nobody = { vk: '', tg: '', dzen: '' };
const links = { vk: 'https://vk.com/', tg: 'https://t.me/', dzen: 'https://dzen.ru/' };
const ingredients = { type: 'ingredients' };
const salt = { title: 'Соль', is_allergen: false };
const url = { type: 'url', name: 'url', autoGenerate: true, prefix: 'https://carte.example/p/' };
const link = { type: 'url', name: 'website' };
const anywhere = { type: 'address' };

export const groupRows: readonly RuleRow[] = [
  row('FA-01', 'nothing of a required address', address, {
    value: { ...home, city: '', cityId: null, street: '', house: '' },
    errors: [
      'errors.address.cityRequired@city',
      'errors.address.streetRequired@street',
      'errors.address.houseRequired@house',
    ],
  }),
  row('FA-01', 'a street of spaces', address, {
    value: { ...home, street: '  ' },
    errors: ['errors.address.streetRequired@street'],
  }),
  row('FA-02', 'a city typed but not chosen', address, {
    value: { ...home, cityId: null },
    errors: ['errors.address.cityOutside@cityId'],
  }),
  row('FA-04', 'a place outside the list, where no city is asked for', anywhere, {
    value: { ...home, city: ' с. Вишнёвое ', cityId: null },
    payload: { ...homePayload, city_id: null, city_name: 'с. Вишнёвое' },
  }),
  row('FA-04', 'a place outside the list that is no text', anywhere, {
    wire: { ...homePayload, city_id: null, city_name: ['Вишнёвое'] },
    errors: ['errors.invalidFormat@city'],
  }),
  row('FA-03', 'entrance, floor and office left empty', address, becomes(home, homePayload)),
  row('FA-04', 'the entrance travels as approach', address, {
    value: { ...home, entrance: '2', floor: '3', office: '41' },
    payload: { ...homePayload, approach: '2', floor: '3', office: '41' },
  }),
  row('FA-03', 'an optional address left empty', anywhere, {
    value: { ...home, city: '', cityId: null, street: '', house: '' },
    payload: { ...homePayload, city_id: null, city_name: null, street: null, house: null },
  }),
  row('PT-22', 'read from city and approach', address, {
    wire: { city: { id: 16, title: 'Казань' }, street: 'Баумана', house: 5, approach: '2' },
    payload: { ...homePayload, approach: '2' },
  }),
  row('PT-22', 'read from city_id and city_name', address, {
    wire: { city_id: '16', city_name: 'Казань', street: 'Баумана', house: '5' },
    payload: homePayload,
  }),
  row('IV1', 'an object is no street', address, {
    wire: { city_id: 16, street: {}, house: '5' },
    errors: ['errors.invalidFormat@street'],
  }),
  row('IV1', 'a word is no city', address, {
    wire: { city_id: 'x', street: 'Баумана', house: '5' },
    errors: ['errors.selectFromList@cityId'],
  }),
  row('FN-14', 'names become full links', socials, {
    value: { vk: 'coffee', tg: 'coffee_bot', dzen: 'co.f-fee' },
    payload: {
      f: { vk: 'https://vk.com/coffee', tg: 'https://t.me/coffee_bot', dzen: 'https://dzen.ru/co.f-fee' },
    },
  }),
  row('FN-14', 'links stay links', socials, {
    wire: { f: { vk: `${links.vk}a`, tg: `${links.tg}b`, dzen: null } },
    payload: { f: { vk: `${links.vk}a`, tg: `${links.tg}b`, dzen: null } },
  }),
  row('FN-14', 'links as people copy them', socials, {
    value: { vk: 'm.vk.com/a', tg: '@b', dzen: 'http://www.dzen.ru/c/' },
    payload: { f: { vk: `${links.vk}a`, tg: `${links.tg}b`, dzen: `${links.dzen}c` } },
  }),
  row('FN-15', 'a space', socials, refused({ ...nobody, vk: 'my coffee' }, 'socials.invalidCharacters@vk')),
  row('FN-15', 'a link to somewhere else', socials, {
    value: { ...nobody, tg: 'https://evil.example/t.me/a' },
    errors: ['errors.socials.invalidCharacters@tg'],
  }),
  row('FN-15', 'nobody at all', socials, becomes(nobody, { f: { vk: null, tg: null, dzen: null } })),
  row('FN-15', 'nobody where somebody is required', must(socials), refused(nobody, 'required')),
  row('FN-02', 'an empty title', ingredients, refused([{ ...salt, title: '  ' }], 'required@0.title')),
  row('FN-02', 'a title is trimmed', ingredients, becomes([{ ...salt, title: ' Соль ' }], { f: [salt] })),
  row('FN-03', 'a title of thirty characters', ingredients, kept([{ ...salt, title: 'щ'.repeat(30) }])),
  row('FN-03', 'a title of thirty-one characters', ingredients, {
    value: [salt, { ...salt, title: 'щ'.repeat(31) }],
    errors: ['errors.maxLength@1.title'],
  }),
  row('FN-04', 'fifty ingredients', ingredients, kept(Array(50).fill(salt))),
  row('FN-04', 'fifty-one ingredients', ingredients, refused(Array(51).fill(salt), 'maxItems')),
  row('FN-01', 'an id is kept', ingredients, {
    wire: { f: [{ id: 3, title: 'Молоко', is_allergen: 1 }] },
    payload: { f: [{ id: 3, title: 'Молоко', is_allergen: true }] },
  }),
  row('FN-01', 'an id that came as text', ingredients, {
    wire: {
      f: [
        { id: '3', title: 'Молоко', is_allergen: '1' },
        { id: '', title: 'Соль', is_allergen: '0' },
      ],
    },
    payload: { f: [{ id: 3, title: 'Молоко', is_allergen: true }, salt] },
  }),
  row('IV1', 'a number is no ingredient', ingredients, wireRefused({ f: [5] }, 'invalidFormat@0')),
  row('PT-20', 'only the last segment is sent', url, {
    wire: { url: 'https://carte.example/p/coffee-1' },
    payload: { url: 'coffee-1' },
  }),
  row(
    'PT-20',
    'rules judge the segment that is sent',
    { ...url, validation_rules: { max_length: 8, pattern: '^[a-z0-9-]+$' } },
    becomes('https://carte.example/p/coffee-1', { url: 'coffee-1' }),
  ),
  row('PT-20', 'a mere segment', url, becomes('coffee-1', { url: 'coffee-1' })),
  row('CT-11', 'a category without a url', url, becomes('', { url: null })),
  row('CT-11', 'words with a space', url, refused('not a url', 'urlSegment')),
  row('CT-11', 'a scheme that runs code', url, refused('javascript:alert(1)', 'urlSegment')),
  row('CT-11', 'a segment with a bracket', url, refused('https://carte.example/p/<b>', 'urlSegment')),
  row('CT-11', 'a mere dash', url, refused('-', 'urlSegment')),
  row('CT-11', 'nothing but signs', url, refused('https://carte.example/p/-._~', 'urlSegment')),
  row('CT-11', 'signs around a letter', url, becomes('-a-', { url: '-a-' })),
  row('PT-20', 'a host without a page', url, refused('https://evil.example', 'urlSegment')),
  row('PT-20', 'a way up and out', url, refused('../../x', 'urlSegment')),
  row('PT-20', 'the same in an address', url, refused('https://carte.example/p/%2e%2e/x', 'urlSegment')),
  row('PT-20', 'another host in short', url, refused('//evil.example/x', 'urlSegment')),
  row('PT-20', 'two dots', url, refused('..', 'urlSegment')),
  row('CT-11', 'a link that is not the record\u2019s own page is sent whole', link, {
    value: 'https://cafe.example/menu',
    payload: { website: 'https://cafe.example/menu' },
  }),
  row('CT-11', 'a link without a scheme', link, refused('cafe.example', 'url')),
  row('CT-11', 'a script is no link', link, refused('javascript:alert(1)', 'url')),
  row('FT-18', 'a header holds nothing', must({ type: 'header' }), becomes(undefined, {})),
  row('FT-18', 'an empty cell holds nothing', must({ type: 'empty' }), becomes(undefined, {})),
];
