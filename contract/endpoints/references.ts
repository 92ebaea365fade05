import type { Endpoint } from './Endpoint';

/** What forms choose from, and the stop list of a point. */
export const referencesEndpoints = {
  'cities.list': {
    method: 'GET',
    path: '/cities',
    access: 'user',
    paged: true,
    filters: ['cityRegion'],
    answer: { kind: 'list', of: 'city' },
  },
  'baseCategories.list': {
    method: 'GET',
    path: '/base_categories',
    access: 'user',
    answer: { kind: 'list', of: 'baseCategory' },
  },
  'marks.list': { method: 'GET', path: '/marks', access: 'user', answer: { kind: 'list', of: 'mark' } },
  'ingredients.list': {
    method: 'GET',
    path: '/ingredients/{pointId}',
    access: 'user',
    paged: true,
    filters: ['title'],
    answer: { kind: 'list', of: 'ingredient' },
  },
  'pointIngredients.list': {
    method: 'GET',
    path: '/point/{pointId}/ingredients',
    access: 'user',
    paged: true,
    filters: ['title', 'is_allergen'],
    rowTests: { title: { words: ['title'] }, is_allergen: { flag: 'is_allergen' } },
    answer: { kind: 'list', of: 'pointIngredient' },
    capability: 'ingredients.read',
  },
  'stopList.list': {
    method: 'GET',
    path: '/point/{pointId}/foods/stop-list',
    access: 'user',
    paged: true,
    filters: ['title'],
    rowTests: { title: { words: ['title'] } },
    answer: { kind: 'list', of: 'stoppedFood' },
    capability: 'stop_list.read',
  },
  'stopList.change': {
    method: 'POST',
    path: '/point/{pointId}/foods/stop-list',
    access: 'user',
    body: ['action', 'food_ids'],
    answer: { kind: 'nothing' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Field configuration, of forms and of filter lists alike. */
export const fieldsEndpoints = {
  'fields.permissions': {
    method: 'GET',
    path: '/fields/permissions/{section}',
    access: 'user',
    answer: { kind: 'section' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
