/**
 * The table of calls: one row per call of the specifications (1§7, 2§7) and per extension of ours. The data provider
 * builds requests from it, the server binds a handler to every row, the OpenAPI document is printed from it.
 *
 * Paths stand below `/api`; `{name}` parts are filled from the record's id and the parents, and must never be empty.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: nobody signed in, a user whose e-mail is not confirmed yet, or a confirmed user. */
export type Access = 'anonymous' | 'unverified' | 'user';

/** How a bulk call carries its ids: `ids` in the query, `{ids}` in the body, or `{food: ids, drink: ids}` in the body. */
export type IdsIn = 'query' | 'body' | 'kinds';

export type EntityName =
  | 'point'
  | 'deletedPoint'
  | 'city'
  | 'menu'
  | 'category'
  | 'baseCategory'
  | 'food'
  | 'mark'
  | 'ingredient'
  | 'stoppedFood'
  | 'pointIngredient'
  | 'user';

/** What a call answers, and so which reader the client uses. */
export type Answer =
  /** `{data: [...], current_page, last_page, total, per_page}`; `under` names another key than `data`, `wrap` a wrapper around each row. */
  | { readonly kind: 'list'; readonly of: EntityName; readonly under?: string; readonly wrap?: string }
  /** The record itself; the client also reads it under `data` or `wrap`. */
  | { readonly kind: 'one'; readonly of: EntityName; readonly wrap?: string }
  /** `{token, user fields}`. */
  | { readonly kind: 'session' }
  /** `{[section]: [...]}`. */
  | { readonly kind: 'section' }
  /** `{}`. */
  | { readonly kind: 'nothing' };

export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly answer: Answer;
  /** Takes `page` and `per_page`. */
  readonly paged?: true;
  /** Fields that `filters[n][field]` may name; anything else is refused (422). */
  readonly filters?: readonly string[];
  /** Columns that `sort` may name (extension of ours, capability `sort`). */
  readonly sort?: readonly string[];
  /** Further parameters in the query. */
  readonly query?: readonly string[];
  /** Bulk calls: where the ids travel. */
  readonly ids?: IdsIn;
  /** Plain body keys of calls that are no forms. */
  readonly body?: readonly string[];
  /** Form calls: the body is the payload of these field sections ... */
  readonly sections?: readonly string[];
  /** ... plus these keys, each filled from the parent (or id) named beside it. */
  readonly place?: Readonly<Record<string, string>>;
  /** Ids of different kinds share numbers: inside the console a row's id is `kind:id` (trap 11). */
  readonly kindIds?: true;
  /** Files may be attached: then multipart, an update as POST with `_method=PUT`. */
  readonly files?: true;
  /** A GET that changes state: never prefetched, cached or repeated by itself (3-decisions). */
  readonly changesState?: true;
  /** Announced by the backend before the console uses it (3-decisions, Capabilities). */
  readonly capability?: string;
}

const pointSections = ['point_general', 'point_docs', 'point_other'] as const;
const foodSections = ['food_general', 'food_composition'] as const;

export const endpoints = {
  // 1§7: authentication
  'auth.login': {
    method: 'GET',
    path: '/auth/login',
    access: 'anonymous',
    query: ['email', 'password'],
    answer: { kind: 'session' },
  },
  'auth.loginPost': {
    method: 'POST',
    path: '/auth/login',
    access: 'anonymous',
    body: ['email', 'password'],
    answer: { kind: 'session' },
  },
  'auth.register': {
    method: 'POST',
    path: '/auth/register',
    access: 'anonymous',
    body: ['phone', 'email', 'password'],
    answer: { kind: 'session' },
  },
  'auth.verify': {
    method: 'POST',
    path: '/auth/verify',
    access: 'anonymous',
    body: ['email', 'code'],
    answer: { kind: 'nothing' },
  },
  'auth.repeat': {
    method: 'POST',
    path: '/auth/repeat',
    access: 'anonymous',
    body: ['email'],
    answer: { kind: 'nothing' },
  },
  'auth.logout': {
    method: 'POST',
    path: '/auth/logout',
    access: 'unverified',
    answer: { kind: 'nothing' },
    capability: 'logout',
  },
  'profile.one': {
    method: 'GET',
    path: '/profile',
    access: 'unverified',
    answer: { kind: 'one', of: 'user', wrap: 'user' },
  },
  'profile.update': {
    method: 'PUT',
    path: '/profile',
    access: 'user',
    body: ['name', 'last_name', 'patronymic', 'birthday', 'city_id', 'phone', 'receive_offers'],
    answer: { kind: 'one', of: 'user', wrap: 'user' },
    capability: 'profile.update',
  },

  // 1§7: field configuration, forms and filters alike
  'fields.permissions': {
    method: 'GET',
    path: '/fields/permissions/{section}',
    access: 'user',
    answer: { kind: 'section' },
  },

  // 1§7: points
  'points.list': {
    method: 'GET',
    path: '/point',
    access: 'user',
    paged: true,
    filters: ['titleAndAddress', 'status', 'type', 'createdAt'],
    sort: ['title', 'status', 'createdAt'],
    answer: { kind: 'list', of: 'point', wrap: 'point' },
  },
  'points.create': {
    method: 'POST',
    path: '/point',
    access: 'user',
    sections: pointSections,
    files: true,
    answer: { kind: 'one', of: 'point', wrap: 'point' },
  },
  'points.one': {
    method: 'GET',
    path: '/point/{id}',
    access: 'user',
    answer: { kind: 'one', of: 'point', wrap: 'point' },
  },
  'points.update': {
    method: 'PUT',
    path: '/point/{id}',
    access: 'user',
    sections: pointSections,
    files: true,
    answer: { kind: 'one', of: 'point', wrap: 'point' },
  },
  'points.deleteMany': {
    method: 'DELETE',
    path: '/point',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  'points.deleted': {
    method: 'GET',
    path: '/deleted_points',
    access: 'user',
    paged: true,
    filters: ['titleAndAddress'],
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: 'deletedPoint', wrap: 'point' },
  },
  'points.restoreMany': {
    method: 'GET',
    path: '/deleted_points/restore',
    access: 'user',
    ids: 'query',
    changesState: true,
    answer: { kind: 'nothing' },
  },
  'points.destroyMany': {
    method: 'DELETE',
    path: '/deleted_points/destroy',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },

  // 1§7: city search
  'cities.list': {
    method: 'GET',
    path: '/cities',
    access: 'user',
    paged: true,
    filters: ['cityRegion'],
    answer: { kind: 'list', of: 'city' },
  },

  // 2§7: ingredients, stop list, marks
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
    answer: { kind: 'list', of: 'pointIngredient' },
    capability: 'ingredients.read',
  },
  'stopList.list': {
    method: 'GET',
    path: '/point/{pointId}/foods/stop-list',
    access: 'user',
    paged: true,
    filters: ['title'],
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
  'marks.list': { method: 'GET', path: '/marks', access: 'user', answer: { kind: 'list', of: 'mark' } },

  // 2§7: menus
  'menus.list': {
    method: 'GET',
    path: '/point/{pointId}/menus',
    access: 'user',
    paged: true,
    filters: ['title', 'visible', 'createdAt'],
    sort: ['title', 'visible', 'createdAt', 'updatedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'menus.one': {
    method: 'GET',
    path: '/menus/{id}',
    access: 'user',
    answer: { kind: 'one', of: 'menu', wrap: 'menu' },
  },
  'menus.create': {
    method: 'POST',
    path: '/point/{pointId}/menus',
    access: 'user',
    sections: ['menu_general'],
    files: true,
    answer: { kind: 'one', of: 'menu', wrap: 'menu' },
  },
  'menus.update': {
    method: 'PUT',
    path: '/point/{pointId}/menus/{id}',
    access: 'user',
    sections: ['menu_general'],
    files: true,
    answer: { kind: 'one', of: 'menu', wrap: 'menu' },
  },
  'menus.deleteMany': {
    method: 'DELETE',
    path: '/point/{pointId}/menus/',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  'menus.deleted': {
    method: 'GET',
    path: '/deleted_menus/{pointId}',
    access: 'user',
    paged: true,
    filters: ['title'],
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: 'menu' },
  },
  'menus.restoreMany': {
    method: 'GET',
    path: '/deleted_menus/restore',
    access: 'user',
    ids: 'query',
    changesState: true,
    answer: { kind: 'nothing' },
  },
  'menus.destroyMany': {
    method: 'DELETE',
    path: '/deleted_menus/destroy',
    access: 'user',
    ids: 'query',
    answer: { kind: 'nothing' },
  },

  // 2§7: categories
  'categories.list': {
    method: 'GET',
    path: '/categories/{menuId}',
    access: 'user',
    paged: true,
    filters: ['title', 'type', 'visible', 'updatedAt'],
    sort: ['title', 'visible', 'updatedAt'],
    kindIds: true,
    answer: { kind: 'list', of: 'category', under: 'categories' },
  },
  'categories.one': {
    method: 'GET',
    path: '/point/{pointId}/categories/{type}/{id}',
    access: 'user',
    kindIds: true,
    answer: { kind: 'one', of: 'category', wrap: 'category' },
  },
  'categories.create': {
    method: 'POST',
    path: '/categories',
    access: 'user',
    sections: ['category_general'],
    place: { menu_id: 'menuId', kind: 'type' },
    files: true,
    kindIds: true,
    answer: { kind: 'one', of: 'category', wrap: 'category' },
  },
  'categories.update': {
    method: 'PUT',
    path: '/point/{pointId}/categories/{type}/{id}',
    access: 'user',
    sections: ['category_general'],
    place: { kind: 'type' },
    files: true,
    kindIds: true,
    answer: { kind: 'one', of: 'category', wrap: 'category' },
  },
  'categories.deleteMany': {
    method: 'DELETE',
    path: '/categories/{menuId}',
    access: 'user',
    ids: 'kinds',
    answer: { kind: 'nothing' },
  },
  'categories.deleted': {
    method: 'GET',
    path: '/deleted_categories/{menuId}',
    access: 'user',
    paged: true,
    sort: ['title', 'deletedAt'],
    kindIds: true,
    answer: { kind: 'list', of: 'category' },
  },
  'categories.restoreMany': {
    method: 'POST',
    path: '/deleted_categories/restore/{menuId}',
    access: 'user',
    ids: 'kinds',
    answer: { kind: 'nothing' },
  },
  'categories.destroyMany': {
    method: 'DELETE',
    path: '/deleted_categories/destroy/{menuId}',
    access: 'user',
    ids: 'kinds',
    answer: { kind: 'nothing' },
  },
  'baseCategories.list': {
    method: 'GET',
    path: '/base_categories',
    access: 'user',
    answer: { kind: 'list', of: 'baseCategory' },
  },

  // 2§7: foods
  'foods.list': {
    method: 'GET',
    path: '/foods/category/{categoryId}',
    access: 'user',
    paged: true,
    query: ['type'],
    filters: ['title', 'stop', 'marks', 'updatedAt'],
    sort: ['title', 'price', 'updatedAt'],
    answer: { kind: 'list', of: 'food' },
  },
  'foods.one': {
    method: 'GET',
    path: '/foods/{id}',
    access: 'user',
    answer: { kind: 'one', of: 'food', wrap: 'food' },
  },
  'foods.create': {
    method: 'POST',
    path: '/foods',
    access: 'user',
    sections: foodSections,
    place: { category_id: 'categoryId', type: 'type' },
    files: true,
    answer: { kind: 'one', of: 'food', wrap: 'food' },
  },
  'foods.update': {
    method: 'PUT',
    path: '/foods/{id}',
    access: 'user',
    sections: foodSections,
    place: { categoryId: 'categoryId' },
    files: true,
    answer: { kind: 'one', of: 'food', wrap: 'food' },
  },
  'foods.deleteMany': {
    method: 'DELETE',
    path: '/foods',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  'foods.deleted': {
    method: 'GET',
    path: '/deleted_foods/{categoryId}',
    access: 'user',
    paged: true,
    query: ['type'],
    filters: ['title'],
    sort: ['title', 'deletedAt'],
    answer: { kind: 'list', of: 'food' },
  },
  'foods.restoreMany': {
    method: 'POST',
    path: '/deleted_foods/restore',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
  'foods.destroyMany': {
    method: 'DELETE',
    path: '/deleted_foods/destroy',
    access: 'user',
    ids: 'body',
    answer: { kind: 'nothing' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointKey = keyof typeof endpoints;

/** The row as the wide type, for code that walks the table. */
export const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];

export const isEndpointKey = (key: string): key is EndpointKey => Object.hasOwn(endpoints, key);

export const ENDPOINT_KEYS = Object.keys(endpoints) as readonly EndpointKey[];
