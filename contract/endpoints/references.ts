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
    filters: ['title', 'until'],
    rowTests: { title: { words: ['title'] } },
    sort: ['stoppedAt', 'until', 'title'],
    answer: { kind: 'list', of: 'stoppedFood' },
    capability: 'stop_list.read',
  },
  /**
   * The specification's call takes `action` and `food_ids` and answers `{}`. With the capability `stop_list.until` also: `until`, which
   * is `default` (as the venue has settled), `end_of_day`, `open` or a moment in ISO 8601; `reason`; `all_points`: the dishes of the
   * same name in every venue within reach; `dry_run`: only say what would be done. With one of the last two it answers
   * `points`: `[{id, title, foods}]`, where and how many. With `stop_list.ingredient` also `keep_lacking`: a dish that is let go stays
   * stopped while an ingredient of it is out, and is answered in `held`: `[{id, title, ingredients}]`.
   */
  'stopList.change': {
    method: 'POST',
    path: '/point/{pointId}/foods/stop-list',
    access: 'user',
    body: ['action', 'food_ids', 'until', 'reason', 'all_points', 'dry_run', 'keep_lacking'],
    answer: { kind: 'values', of: [], mayHold: ['points', 'held'] },
  },
  /**
   * Stops every dish that holds an ingredient (`stop: true`), or lets go those that it has stopped (`stop: false`): dishes in `except`
   * are left out. `until` and `reason` as above. Answers the dishes; with `dry_run` those that it would be.
   */
  'stopList.ingredient': {
    method: 'POST',
    path: '/point/{pointId}/ingredients/{ingredientId}/stop',
    access: 'user',
    body: ['stop', 'until', 'reason', 'except', 'dry_run'],
    answer: { kind: 'list', of: 'pointFood' },
    capability: 'stop_list.ingredient',
  },
  'pointFoods.list': {
    method: 'GET',
    path: '/point/{pointId}/foods',
    access: 'user',
    paged: true,
    filters: ['title', 'stop', 'category'],
    rowTests: {
      title: { words: ['title'] },
      stop: { flag: 'stopable' },
      category: { option: 'category' },
    },
    sort: ['title'],
    answer: { kind: 'list', of: 'pointFood' },
    capability: 'stop_list.until',
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
