import type { RouterTo } from 'react-admin';
import type { Parents } from '../declaration/Parents';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import { type AddressParts, fromAddress } from './fromAddress';
import { mergeSearch } from './mergeSearch';
import type { RouteTable } from './RouteTable';
import { ownSearch, toAddress } from './toAddress';

/** Where one stands: the address in the bar, and the parents in force (the address's and the remembered ones). */
export interface Standpoint {
  readonly location: AddressParts;
  readonly parents: Parents;
}

interface Target {
  readonly pathname?: string | undefined;
  readonly search?: string | undefined;
  readonly hash?: string | undefined;
}

/**
 * Turns a target of react-admin into the declared address. Its canonical paths and declared paths without their
 * parameters get the current parents filled in, a search-only target keeps the route's own parameters. Everything else
 * goes through untouched.
 */
export const resolveTarget = (table: RouteTable, at: Standpoint, to: RouterTo): RouterTo => {
  const target = typeof to === 'string' ? parseTarget(to) : to;
  if (!target) return to;
  const address = target.pathname ? toPath(table, at, target) : toSearch(table, at, target);
  if (!address) return to;
  if (typeof to !== 'string') return { ...to, ...address };
  return `${address.pathname ?? ''}${address.search}${target.hash ?? ''}`;
};

interface Address {
  pathname?: string;
  search: string;
}

const toSearch = (table: RouteTable, at: Standpoint, target: Target): Address | undefined => {
  const here = fromAddress(table, at.location);
  if (!here || target.search === undefined) return undefined;
  return { search: mergeSearch(here.entry, at.location.search, target.search) };
};

const toPath = (table: RouteTable, at: Standpoint, target: Target): Address | undefined => {
  const pathname = target.pathname ?? '';
  const search = target.search ?? '';
  const declared = table.byPath.get(pathname);
  if (declared) {
    if (declared.params.length === 0) return undefined;
    const here = fromAddress(table, at.location);
    const place = here?.entry === declared ? { parents: at.parents, id: here.id } : { parents: at.parents };
    return { pathname, search: mergeSearch(declared, ownSearch(declared, place), search) };
  }
  const canonical = fromCanonical(table, pathname);
  const entry = canonical && table.find(canonical.resource, canonical.kind);
  if (!entry) return undefined;
  const place = { parents: at.parents, id: canonical.id };
  if (toAddress(entry, place) === undefined) {
    const fallback = parseTarget(entry.fallback);
    return { pathname: fallback?.pathname ?? entry.fallback, search: fallback?.search ?? '' };
  }
  return { pathname: entry.path, search: mergeSearch(entry, ownSearch(entry, place), search) };
};

/** Only addresses inside the console; `undefined` for `https://...`, `mailto:` and relative paths. */
const parseTarget = (to: string): Target | undefined => {
  if (to.startsWith('?')) {
    const [search, hash] = to.split('#');
    return { search, hash: hash === undefined ? undefined : `#${hash}` };
  }
  if (!to.startsWith('/') || to.startsWith('//')) return undefined;
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { pathname, search, hash };
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
const fromCanonical = (table: RouteTable, pathname: string): CanonicalTarget | undefined => {
  if (table.byPath.has(pathname.replace(/\/+$/, ''))) return undefined;
  const [, resource = '', part, tail, ...rest] = pathname.replace(/\/+$/, '').split('/');
  if (!table.hasResource(resource) || rest.length > 0) return undefined;
  if (part === undefined) return { resource, kind: 'list' };
  if (part === 'create' && tail === undefined) return { resource, kind: 'create' };
  if (tail !== undefined && tail !== 'show') return undefined;
  return { resource, kind: 'edit', id: decodeURIComponent(part) };
};
