import { type Endpoint, outcomes } from './Endpoint';

export const referencesEndpoints = {
  /** What forms choose from, and the stop list of a point. */
  'cities.list': {
    method: 'GET',
    path: '/cities',
    paged: true,
    filters: ['cityRegion'],
    answer: { kind: 'list', of: 'city' },
  },
  'baseCategories.list': {
    method: 'GET',
    path: '/base_categories',
    answer: { kind: 'list', of: 'baseCategory' },
  },
  'marks.list': { method: 'GET', path: '/marks', answer: { kind: 'list', of: 'mark' } },
  'ingredients.list': {
    method: 'GET',
    path: '/ingredients/{pointId}',
    paged: true,
    filters: ['title'],
    answer: { kind: 'list', of: 'ingredient' },
  },
  'pointIngredients.list': {
    method: 'GET',
    path: '/point/{pointId}/ingredients',
    paged: true,
    filters: ['title', 'is_allergen', 'told'],
    rowTests: { title: { words: ['title'] }, is_allergen: { flag: 'is_allergen' } },
    answer: { kind: 'list', of: 'pointIngredient' },
    capability: 'ingredients.read',
  },
  'pointIngredients.tell': {
    method: 'POST',
    path: '/point/{pointId}/ingredients/allergens',
    answer: outcomes,
    capability: 'allergens',
  },
  'stopList.list': {
    method: 'GET',
    path: '/point/{pointId}/foods/stop-list',
    paged: true,
    filters: ['title', 'until'],
    rowTests: { title: { words: ['title'] } },
    sort: ['stoppedAt', 'until', 'title'],
    answer: { kind: 'list', of: 'stoppedFood' },
    capability: 'stop_list.read',
  },
  'stopList.change': {
    method: 'POST',
    path: '/point/{pointId}/foods/stop-list',
    answer: { kind: 'values', of: [] },
  },
  'stopList.ingredient': {
    method: 'POST',
    path: '/point/{pointId}/ingredients/{ingredientId}/stop',
    answer: { kind: 'list', of: 'pointFood' },
    capability: 'stop_list.ingredient',
  },
  'pointFoods.list': {
    method: 'GET',
    path: '/point/{pointId}/foods',
    paged: true,
    filters: ['title', 'stop', 'category'],
    rowTests: { title: { words: ['title'] }, stop: { flag: 'stopable' }, category: { option: 'category' } },
    sort: ['title'],
    answer: { kind: 'list', of: 'pointFood' },
    capability: 'stop_list.until',
  },
  /** Field configuration, of forms and of filter lists alike. */
  'fields.permissions': { method: 'GET', path: '/fields/permissions/{section}', answer: { kind: 'section' } },
} as const satisfies Readonly<Record<string, Endpoint>>;
