import {
  type Endpoint,
  type EndpointKey,
  endpointOf,
  hasEndpoints,
  isEndpointKey,
  namesIn,
} from '../../contract/endpoints';
import type { RouteKind } from './ResourceDeclaration';
import type { Verb } from './verbs';

/** The endpoint for a resource's call; `undefined` = none, or the resource is spoken to in plain REST. */
export const callOf = (resource: string, verb: string): Endpoint | undefined => {
  const key = `${resource}.${verb}`;
  return isEndpointKey(key) ? endpointOf(key) : undefined;
};

/** Whether the resource can be asked for it: by an endpoint of its own, or in plain REST, which knows no bin. */
export const canCall = (resource: string, verb: string): boolean =>
  hasEndpoints(resource) ? callOf(resource, verb) !== undefined : !ONLY_IN_TABLE.includes(verb);

const ONLY_IN_TABLE: readonly string[] = ['deleted', 'restoreMany', 'destroyMany'];

/** Whether a call is made of ids; else it names one record in its path. */
export const takesMany = (key: EndpointKey): boolean => !endpointOf(key).path.includes('{id}');

/** What can be done to rows besides editing: deleting, where there is a call for it (plain REST always has one). */
export const verbsOf = (resource: string): readonly Verb[] =>
  canCall(resource, 'deleteMany') ? ['deleteMany'] : [];

/** The calls that a page makes with the parents of its address. */
export const CALLS_OF_PAGE = {
  list: ['list', 'deleteMany'],
  create: ['create'],
  edit: ['one', 'update'],
  deleted: ['deleted', 'restoreMany', 'destroyMany'],
  board: ['board'],
} as const satisfies Record<RouteKind, readonly string[]>;

/** The parents a call cannot do without: the parts of its path and the keys that place its record. */
export const parentsOf = (endpoint: Endpoint): readonly string[] => {
  return [...new Set([...namesIn(endpoint.path), ...Object.values(endpoint.place ?? {})])].filter(
    (parent) => parent !== 'id',
  );
};
