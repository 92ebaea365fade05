import type { EndpointKey } from '../../../contract/endpoints';

interface Keys {
  /** Names before the first bracket: `filters[0][field]` is `filters`. */
  readonly query?: readonly string[];
  readonly body?: readonly string[];
}

const paged = ['page', 'per_page'] as const;
const listed = [...paged, 'filters'] as const;

/** A point as the console document names it, and what the sections of the three tabs ask for beside it, which its server writes. */
const point = [
  ...[
    'title',
    'type',
    'url',
    'city_id',
    'city_name',
    'street',
    'house',
    'approach',
    'floor',
    'office',
    'status',
  ],
  ...['close_point', 'phone_other', 'graphic', 'alc_license', 'socials'],
  ...['description', 'phone', 'email', 'documents', 'cover', 'stop_default', 'notice'],
  ...['show_phone', 'show_socials', 'show_schedule', 'show_notice'],
];
const menu = ['title', 'url', 'description', 'images', 'visible', 'graphic'];
/** `hide`: the hide block, one field of the form. */
const category = ['title', 'url', 'base_category_id', 'description', 'visible', 'alcohol', 'graphic', 'hide'];
const food = [
  ...['title', 'url', 'price', 'description', 'images', 'differ_image', 'marks', 'ingredients'],
  ...['unit_value', 'unit_measurement', 'calories', 'protein', 'fats', 'carbohydrates'],
];

/**
 * Every key that may travel with each of the 43 calls, copied by hand from the tables of calls and the entities of the two
 * specifications, never from our own table. A file travels beside `_method` (console document, 7).
 */
export const DOCUMENTED_KEYS: Readonly<Partial<Record<EndpointKey, Keys>>> = {
  'auth.login': { query: ['email', 'password'] },
  'auth.register': { body: ['phone', 'email', 'password'] },
  'auth.verify': { body: ['email', 'code'] },
  'auth.repeat': { body: ['email'] },
  'profile.one': {},
  'fields.permissions': {},
  'points.list': { query: listed },
  'points.create': { body: point },
  'points.one': {},
  'points.update': { body: [...point, '_method'] },
  'points.deleteMany': { body: ['ids'] },
  'points.deleted': { query: paged },
  'points.restoreMany': { query: ['ids'] },
  'points.destroyMany': { body: ['ids'] },
  'cities.list': { query: ['filters', 'per_page'] },
  'ingredients.list': { query: listed },
  'menus.list': { query: listed },
  'menus.one': {},
  'menus.create': { body: menu },
  'menus.update': { body: [...menu, '_method'] },
  'menus.deleteMany': { body: ['ids'] },
  // "Params page etc."
  'menus.deleted': { query: paged },
  'menus.restoreMany': { query: ['ids'] },
  'menus.destroyMany': { query: ['ids'] },
  'categories.list': {},
  'categories.one': {},
  'categories.create': { body: [...category, 'menu_id', 'kind'] },
  'categories.update': { body: [...category, 'kind', '_method'] },
  'categories.deleteMany': { body: ['food', 'drink'] },
  'categories.deleted': { query: ['page'] },
  'categories.restoreMany': { body: ['food', 'drink'] },
  'categories.destroyMany': { body: ['food', 'drink'] },
  'baseCategories.list': {},
  'foods.list': { query: ['type', ...listed] },
  'foods.one': {},
  'foods.create': { body: [...food, 'category_id', 'type'] },
  'foods.update': { body: [...food, 'categoryId', '_method'] },
  'foods.deleteMany': { body: ['ids'] },
  'foods.deleted': {},
  'foods.restoreMany': { body: ['ids'] },
  'foods.destroyMany': { body: ['ids'] },
  'stopList.change': { body: ['action', 'food_ids'] },
  'marks.list': {},
};

/** What a call carried that no document names; [] = it keeps to them. */
export const undocumentedKeys = (key: EndpointKey, url: URL, body: readonly string[]): readonly string[] => {
  const { query: names = [], body: keys = [] } = DOCUMENTED_KEYS[key] ?? {};
  const asked = [...url.searchParams.keys()].map((name) => name.replace(/\[.*/, ''));
  const beyond = [
    ...asked.filter((name) => !names.includes(name)).map((name) => `?${name}`),
    ...body.filter((name) => !keys.includes(name)),
  ];
  return [...new Set(beyond)].map((name) => `${key} ${name}`);
};

/** The keys at the top of a body, JSON or multipart. */
export const bodyKeys = (body: string): readonly string[] => {
  if (body.startsWith('{')) return Object.keys(JSON.parse(body));
  return [...body.matchAll(/; name="([^"[]+)/g)].map(([, name = '']) => name);
};
