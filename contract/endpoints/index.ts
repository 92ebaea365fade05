import { accountEndpoints, authEndpoints, recoveryEndpoints } from './auth';
import { categoriesEndpoints } from './categories';
import type { Endpoint } from './Endpoint';
import { foodsEndpoints } from './foods';
import { menusEndpoints, templatesEndpoints } from './menus';
import {
  liveEndpoints,
  noticesEndpoints,
  overviewEndpoints,
  preferencesEndpoints,
  searchEndpoints,
  viewsEndpoints,
} from './person';
import { pointsEndpoints } from './points';
import { fieldsEndpoints, referencesEndpoints } from './references';
import { guestEndpoints, historyEndpoints, moderationEndpoints } from './review';
import { teamEndpoints } from './team';

export type { Answer, Endpoint, EntityName, IdsIn, RowTest } from './Endpoint';

/**
 * The table of calls: one row per call of the specifications and per extension of ours, keyed
 * `resource.verb`. The data provider builds requests from it, the server binds a handler to every row, the OpenAPI
 * document is printed from it.
 *
 * Paths stand below `/api`; `{name}` parts are filled from the record's id and the parents, and must never be empty.
 */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...recoveryEndpoints,
  ...fieldsEndpoints,
  ...overviewEndpoints,
  ...pointsEndpoints,
  ...referencesEndpoints,
  ...menusEndpoints,
  ...templatesEndpoints,
  ...categoriesEndpoints,
  ...foodsEndpoints,
  ...guestEndpoints,
  ...historyEndpoints,
  ...teamEndpoints,
  ...searchEndpoints,
  ...noticesEndpoints,
  ...preferencesEndpoints,
  ...viewsEndpoints,
  ...liveEndpoints,
  ...moderationEndpoints,
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointKey = keyof typeof endpoints;

/** The row as the wide type, for code that walks the table. */
export const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];

export const isEndpointKey = (key: string): key is EndpointKey => Object.hasOwn(endpoints, key);

export const ENDPOINT_KEYS: readonly EndpointKey[] = Object.keys(endpoints).filter(isEndpointKey);
