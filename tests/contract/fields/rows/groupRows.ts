import { accepts, type RuleRow, refuses, sent, typed } from '../RuleRow';

const address = { type: 'address', validation_rules: { required: true } };
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

export const groupRows: readonly RuleRow[] = [
  refuses(
    'FA-01',
    'nothing of a required address',
    address,
    typed({ ...home, city: '', cityId: null, street: '', house: '' }),
    'errors.address.cityRequired@city',
    'errors.address.streetRequired@street',
    'errors.address.houseRequired@house',
  ),
  refuses(
    'FA-01',
    'a street of spaces',
    address,
    typed({ ...home, street: '  ' }),
    'errors.address.streetRequired@street',
  ),
  refuses(
    'FA-02',
    'a city typed but not chosen',
    address,
    typed({ ...home, cityId: null }),
    'errors.address.cityOutside@cityId',
  ),
  accepts(
    'FA-04',
    'a place outside the list, where no city is asked for',
    { type: 'address' },
    typed({ ...home, city: ' с. Вишнёвое ', cityId: null }),
    { ...homePayload, city_id: null, city_name: 'с. Вишнёвое' },
  ),
  refuses(
    'FA-04',
    'a place outside the list that is no text',
    { type: 'address' },
    sent({ ...homePayload, city_id: null, city_name: ['Вишнёвое'] }),
    'errors.invalidFormat@city',
  ),
  accepts('FA-03', 'entrance, floor and office left empty', address, typed(home), homePayload),
  accepts(
    'FA-04',
    'the entrance travels as approach',
    address,
    typed({ ...home, entrance: '2', floor: '3', office: '41' }),
    { ...homePayload, approach: '2', floor: '3', office: '41' },
  ),
  accepts(
    'FA-03',
    'an optional address left empty',
    { type: 'address' },
    typed({ ...home, city: '', cityId: null, street: '', house: '' }),
    { ...homePayload, city_id: null, city_name: null, street: null, house: null },
  ),
  accepts(
    'PT-22',
    'read from city and approach',
    address,
    sent({ city: { id: 16, title: 'Казань' }, street: 'Баумана', house: 5, approach: '2' }),
    { ...homePayload, approach: '2' },
  ),
  accepts(
    'PT-22',
    'read from city_id and city_name',
    address,
    sent({ city_id: '16', city_name: 'Казань', street: 'Баумана', house: '5' }),
    homePayload,
  ),
  refuses(
    'IV1',
    'an object is no street',
    address,
    sent({ city_id: 16, street: {}, house: '5' }),
    'errors.invalidFormat@street',
  ),
  refuses(
    'IV1',
    'a word is no city',
    address,
    sent({ city_id: 'x', street: 'Баумана', house: '5' }),
    'errors.selectFromList@cityId',
  ),
  accepts(
    'FN-14',
    'names become full links',
    socials,
    typed({ vk: 'coffee', tg: 'coffee_bot', dzen: 'co.f-fee' }),
    { f: { vk: 'https://vk.com/coffee', tg: 'https://t.me/coffee_bot', dzen: 'https://dzen.ru/co.f-fee' } },
  ),
  accepts(
    'FN-14',
    'links stay links',
    socials,
    sent({ f: { vk: `${links.vk}a`, tg: `${links.tg}b`, dzen: null } }),
    { f: { vk: `${links.vk}a`, tg: `${links.tg}b`, dzen: null } },
  ),
  accepts(
    'FN-14',
    'links as people copy them',
    socials,
    typed({ vk: 'm.vk.com/a', tg: '@b', dzen: 'http://www.dzen.ru/c/' }),
    { f: { vk: `${links.vk}a`, tg: `${links.tg}b`, dzen: `${links.dzen}c` } },
  ),
  refuses(
    'FN-15',
    'a space',
    socials,
    typed({ ...nobody, vk: 'my coffee' }),
    'errors.socials.invalidCharacters@vk',
  ),
  refuses(
    'FN-15',
    'a link to somewhere else',
    socials,
    typed({ ...nobody, tg: 'https://evil.example/t.me/a' }),
    'errors.socials.invalidCharacters@tg',
  ),
  accepts('FN-15', 'nobody at all', socials, typed(nobody), { f: { vk: null, tg: null, dzen: null } }),
  refuses(
    'FN-15',
    'nobody where somebody is required',
    { ...socials, validation_rules: { required: true } },
    typed(nobody),
    'errors.required',
  ),
  refuses(
    'FN-02',
    'an empty title',
    ingredients,
    typed([{ ...salt, title: '  ' }]),
    'errors.required@0.title',
  ),
  accepts('FN-02', 'a title is trimmed', ingredients, typed([{ ...salt, title: ' Соль ' }]), { f: [salt] }),
  accepts('FN-03', 'a title of thirty characters', ingredients, typed([{ ...salt, title: 'щ'.repeat(30) }]), {
    f: [{ ...salt, title: 'щ'.repeat(30) }],
  }),
  refuses(
    'FN-03',
    'a title of thirty-one characters',
    ingredients,
    typed([salt, { ...salt, title: 'щ'.repeat(31) }]),
    'errors.maxLength@1.title',
  ),
  accepts('FN-04', 'fifty ingredients', ingredients, typed(Array(50).fill(salt)), {
    f: Array(50).fill(salt),
  }),
  refuses('FN-04', 'fifty-one ingredients', ingredients, typed(Array(51).fill(salt)), 'errors.maxItems'),
  accepts('FN-01', 'an id is kept', ingredients, sent({ f: [{ id: 3, title: 'Молоко', is_allergen: 1 }] }), {
    f: [{ id: 3, title: 'Молоко', is_allergen: true }],
  }),
  accepts(
    'FN-01',
    'an id that came as text',
    ingredients,
    sent({
      f: [
        { id: '3', title: 'Молоко', is_allergen: '1' },
        { id: '', title: 'Соль', is_allergen: '0' },
      ],
    }),
    { f: [{ id: 3, title: 'Молоко', is_allergen: true }, salt] },
  ),
  refuses('IV1', 'a number is no ingredient', ingredients, sent({ f: [5] }), 'errors.invalidFormat@0'),
  accepts('PT-20', 'only the last segment is sent', url, sent({ url: 'https://carte.example/p/coffee-1' }), {
    url: 'coffee-1',
  }),
  accepts(
    'PT-20',
    'rules judge the segment that is sent',
    { ...url, validation_rules: { max_length: 8, pattern: '^[a-z0-9-]+$' } },
    typed('https://carte.example/p/coffee-1'),
    { url: 'coffee-1' },
  ),
  accepts('PT-20', 'a mere segment', url, typed('coffee-1'), { url: 'coffee-1' }),
  accepts('CT-11', 'a category without a url', url, typed(''), { url: null }),
  refuses('CT-11', 'words with a space', url, typed('not a url'), 'errors.urlSegment'),
  refuses('CT-11', 'a scheme that runs code', url, typed('javascript:alert(1)'), 'errors.urlSegment'),
  refuses(
    'CT-11',
    'a segment with a bracket',
    url,
    typed('https://carte.example/p/<b>'),
    'errors.urlSegment',
  ),
  refuses('CT-11', 'a mere dash', url, typed('-'), 'errors.urlSegment'),
  refuses('CT-11', 'nothing but signs', url, typed('https://carte.example/p/-._~'), 'errors.urlSegment'),
  accepts('CT-11', 'signs around a letter', url, typed('-a-'), { url: '-a-' }),
  refuses('PT-20', 'a host without a page', url, typed('https://evil.example'), 'errors.urlSegment'),
  refuses('PT-20', 'a way up and out', url, typed('../../x'), 'errors.urlSegment'),
  refuses(
    'PT-20',
    'the same in an address',
    url,
    typed('https://carte.example/p/%2e%2e/x'),
    'errors.urlSegment',
  ),
  refuses('PT-20', 'another host in short', url, typed('//evil.example/x'), 'errors.urlSegment'),
  refuses('PT-20', 'two dots', url, typed('..'), 'errors.urlSegment'),
  accepts(
    'CT-11',
    'a link that is not the record\u2019s own page is sent whole',
    link,
    typed('https://cafe.example/menu'),
    { website: 'https://cafe.example/menu' },
  ),
  refuses('CT-11', 'a link without a scheme', link, typed('cafe.example'), 'errors.url'),
  refuses('CT-11', 'a script is no link', link, typed('javascript:alert(1)'), 'errors.url'),
  accepts(
    'FT-18',
    'a header holds nothing',
    { type: 'header', validation_rules: { required: true } },
    typed(undefined),
    {},
  ),
  accepts(
    'FT-18',
    'an empty cell holds nothing',
    { type: 'empty', validation_rules: { required: true } },
    typed(undefined),
    {},
  ),
];
