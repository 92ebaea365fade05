import { hasEndpoints } from '../../contract/endpoints';
import type { Resource } from './defineResource';
import { DeclarationError, oneOf } from './fault';
import { CALLS_OF_PAGE, callOf, canCall, parentsOf } from './knownCalls';
import { ROUTE_KINDS, type RouteKind } from './ResourceDeclaration';

const IN_TABLE = 'contract/endpoints';

/** Holds a resource against the table of calls. @throws DeclarationError it wants what no endpoint offers */
export const inspectCalls = (resource: Resource): void => {
  for (const kind of ROUTE_KINDS) inspectPage(resource, kind);
  if (!hasEndpoints(resource.name)) return;
  inspectSearch(resource, 'list', resource.list.search);
  inspectSearch(resource, 'bin', resource.bin?.search);
  inspectSorting(resource);
  inspectParents(resource);
};

/** What the built-in page asks for first, and the key of the declaration that brought the page. */
const FIRST_CALL = {
  list: ['list', 'list'],
  create: ['create', 'routes.create'],
  edit: ['update', 'routes.edit'],
  deleted: ['deleted', 'bin'],
  board: ['board', 'routes.board'],
} as const satisfies Record<RouteKind, readonly [string, string]>;

const inspectPage = (resource: Resource, kind: RouteKind): void => {
  if (!resource.routes[kind] || resource.pages?.[kind]) return;
  const [verb, at] = FIRST_CALL[kind];
  expectCall(resource, at, verb);
};

const expectCall = ({ name }: Resource, at: string, verb: string): void => {
  if (canCall(name, verb)) return;
  throw new DeclarationError({
    resource: name,
    at,
    message: hasEndpoints(name) ? `there is no call "${name}.${verb}".` : `plain REST has no "${verb}".`,
    fix: `leave it out, or add the endpoint "${name}.${verb}" to ${IN_TABLE} (docs/add-a-call.md).`,
  });
};

const inspectSearch = ({ name }: Resource, page: 'list' | 'bin', search: string | undefined): void => {
  const verb = page === 'bin' ? 'deleted' : 'list';
  const known = callOf(name, verb)?.filters ?? [];
  if (search === undefined || known.includes(search)) return;
  throw new DeclarationError({
    resource: name,
    at: `${page}.search`,
    message: `the call "${name}.${verb}" has no filter "${search}".`,
    fix: known.length > 0 ? `take one of ${oneOf(known)}.` : `add filters to it in ${IN_TABLE}.`,
  });
};

const inspectSorting = ({ name, list, bin }: Resource): void => {
  const places = [
    ['list.columns', 'list', list.columns],
    ['bin.columns', 'deleted', bin?.columns ?? []],
  ] as const;
  for (const [at, verb, columns] of places) {
    const known = callOf(name, verb)?.sort ?? [];
    const wrong = columns.find(({ sort }) => sort !== undefined && !known.includes(sort));
    if (!wrong) continue;
    throw new DeclarationError({
      resource: name,
      at: `${at}.${wrong.key}.sort`,
      message: `the call "${name}.${verb}" does not sort by "${wrong.sort}".`,
      fix: known.length > 0 ? `take one of ${oneOf(known)}, or leave sort out.` : 'leave sort out.',
    });
  }
};

/** Only where the address must say it all: a hook may bring any parent. */
const inspectParents = (resource: Resource): void => {
  if (resource.useMoreParents) return;
  for (const kind of ROUTE_KINDS) {
    const entry = resource.routes[kind];
    if (!entry) continue;
    const given = entry.params.map(({ parent }) => parent);
    // The id of a record of several kinds names its kind itself.
    const known = entry.kindIds ? [...given, 'type'] : given;
    for (const verb of CALLS_OF_PAGE[kind]) {
      const endpoint = callOf(resource.name, verb);
      const missing = endpoint && parentsOf(endpoint).find((parent) => !known.includes(parent));
      if (missing === undefined) continue;
      throw new DeclarationError({
        resource: resource.name,
        at: `routes.${kind}`,
        message: `the call "${resource.name}.${verb}" needs the parent "${missing}", which the route does not carry.`,
        fix: `write ${entry.path}?${[...given, missing].join('&')} (or parents: ["${missing}"] for every route), or bring it by useMoreParents.`,
      });
    }
  }
};
