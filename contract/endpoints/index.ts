import { accountEndpoints, authEndpoints, recoveryEndpoints } from './auth';
import { categoriesEndpoints } from './categories';
import type { Answer, Endpoint } from './Endpoint';
import { foodsEndpoints } from './foods';
import { menusEndpoints, templatesEndpoints } from './menus';
import { personEndpoints } from './person';
import { pointsEndpoints } from './points';
import { referencesEndpoints } from './references';
import { reviewEndpoints } from './review';
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
  ...pointsEndpoints,
  ...referencesEndpoints,
  ...menusEndpoints,
  ...templatesEndpoints,
  ...categoriesEndpoints,
  ...foodsEndpoints,
  ...reviewEndpoints,
  ...teamEndpoints,
  ...personEndpoints,
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointKey = keyof typeof endpoints;

const table: Record<string, Endpoint> = { ...endpoints };

/** A row of a console of one's own: the table has no type for its records. */
export interface OwnEndpoint extends Omit<Endpoint, 'answer'> {
  readonly answer: DistributiveOmit<Answer, 'of'> | Extract<Answer, { kind: 'values' | 'file' }>;
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Rows of a console of one's own, registered before a resource that is spoken to by them is declared. */
export const registerEndpoints = (own: Readonly<Record<string, OwnEndpoint>>): void => {
  Object.assign(table, own);
};

/** The row as the wide type, for code that walks the table. */
export const endpointOf = (key: string): Endpoint => {
  const row = table[key];
  if (!row) throw new Error(`Expected a row "${key}" in the table of calls, found none: register it first.`);
  return row;
};

/** The names of the `{parts}` of a path. */
export const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Whether the table has such a row; those registered besides are typed as one of the table's. */
export const isEndpointKey = (key: string): key is EndpointKey => Object.hasOwn(table, key);

/** Whether the resource has rows; else it is spoken to in plain REST. */
export const hasEndpoints = (resource: string): boolean =>
  Object.keys(table).some((key) => key.startsWith(`${resource}.`));

/** The rows of the specifications and of our extensions. */
export const ENDPOINT_KEYS: readonly EndpointKey[] = Object.keys(endpoints).filter(isEndpointKey);
