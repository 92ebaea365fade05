import { categoryKindOf } from '../../contract/vocabulary';
import { decodeKindId, encodeKindId } from '../../dataProvider/kindId';
import type { Parents } from '../declaration/Parents';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import type { RouteEntry } from '../declaration/readRoutes';

/** Every declared route, found by its path or by resource and kind. */
export interface RouteTable {
  readonly byPath: ReadonlyMap<string, RouteEntry>;
  find(resource: string, kind: RouteKind): RouteEntry | undefined;
  hasResource(resource: string): boolean;
}

/** Throws when two routes claim one path: the address could not tell which page is meant. */
export const createRouteTable = (entries: readonly RouteEntry[]): RouteTable => {
  const byPath = new Map<string, RouteEntry>();
  const byName = new Map<string, RouteEntry>();
  const resources = new Set<string>();
  for (const entry of entries) {
    const taken = byPath.get(entry.path);
    if (taken) {
      throw new Error(
        `Expected every path once, got "${entry.path}" for ${taken.resource}.${taken.kind} and ` +
          `${entry.resource}.${entry.kind}: change one in its defineResource({routes}).`,
      );
    }
    byPath.set(entry.path, entry);
    byName.set(`${entry.resource}.${entry.kind}`, entry);
    resources.add(entry.resource);
  }
  return {
    byPath,
    find: (resource, kind) => byName.get(`${resource}.${kind}`),
    hasResource: (resource) => resources.has(resource),
  };
};

export interface AddressParts {
  readonly pathname: string;
  readonly search: string;
}

/** What an address means: the page, the parents it places, and the record's id on an edit page. */
interface RouteMatch {
  readonly entry: RouteEntry;
  readonly parents: Parents;
  readonly id?: string;
  /** Names of the required parameters that the address lacks. */
  readonly missing: readonly string[];
}

export const fromAddress = (table: RouteTable, address: AddressParts): RouteMatch | undefined => {
  const entry = table.byPath.get(address.pathname.replace(/\/+$/, ''));
  return entry && readEntry(entry, address.search);
};

/** Reads a known route's own parameters out of a search string. */
export const readEntry = (entry: RouteEntry, search: string): RouteMatch => {
  const query = new URLSearchParams(search);
  const found: Record<string, string> = {};
  const missing: string[] = [];
  for (const { name, parent, isOptional } of entry.params) {
    const value = query.get(name);
    if (value) found[parent] = value;
    else if (!isOptional) missing.push(name);
  }
  if (entry.kind !== 'edit') return { entry, parents: found, missing };
  const { id, ...parents } = found;
  if (!id) return { entry, parents, missing };
  if (!entry.kindIds) return { entry, parents, missing, id };
  // Of an unknown kind no record can be named, so the parameter is as good as missing.
  const kind = categoryKindOf(parents.type);
  if (!kind) return { entry, parents, missing: [...new Set([...missing, 'type'])] };
  return { entry, parents: { ...parents, type: kind }, missing, id: encodeKindId(kind, id) };
};

/** What fills a route: the parents in force, and the record's id where there is one. */
interface Place {
  readonly parents: Parents;
  readonly id?: string | number | undefined;
}

/** The declared address with its parameters filled in; `undefined` when one is not known. */
export const toAddress = (entry: RouteEntry, place: Place): string | undefined => {
  const known = knownAt(entry, place);
  return entry.params.every(({ parent, isOptional }) => isOptional || known[parent])
    ? entry.path + ownSearch(entry, place)
    : undefined;
};

/** The route's own parameters as far as they are known: `?pointId=3&id=7`. */
export const ownSearch = (entry: RouteEntry, place: Place): string => {
  const known = knownAt(entry, place);
  const search = new URLSearchParams();
  for (const { name, parent } of entry.params) {
    const value = known[parent];
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : '';
};

const knownAt = (entry: RouteEntry, { parents, id }: Place): Parents => ({ ...parents, ...ownId(entry, id) });

/** `food:12` -> `{type: 'food', id: '12'}` where ids of different kinds share numbers. */
const ownId = (entry: RouteEntry, id: Place['id']): Parents => {
  if (entry.kind !== 'edit') return {};
  if (id === undefined || id === '') return { id: '' };
  if (!entry.kindIds) return { id: String(id) };
  const decoded = decodeKindId(id);
  return { type: decoded.kind, id: decoded.id };
};

interface CanonicalTarget {
  readonly resource: string;
  readonly kind: RouteKind;
  readonly id?: string;
}

/**
 * Reads react-admin's own paths: `/points`, `/points/create`, `/points/7`, `/points/7/show` (shown as the edit page).
 * A declared path always wins, so `/vacancies/add` is never the record "add".
 */
export const fromCanonical = (table: RouteTable, pathname: string): CanonicalTarget | undefined => {
  if (table.byPath.has(pathname.replace(/\/+$/, ''))) return undefined;
  const [, resource = '', part, tail, ...rest] = pathname.replace(/\/+$/, '').split('/');
  if (!table.hasResource(resource) || rest.length > 0) return undefined;
  if (part === undefined) return { resource, kind: 'list' };
  if (part === 'create' && tail === undefined) return { resource, kind: 'create' };
  if (tail !== undefined && tail !== 'show') return undefined;
  return { resource, kind: 'edit', id: decodeURIComponent(part) };
};
