import type { RouterTo } from 'ra-core';
import type { Parents } from '../resourceDeclaration';
import { type AddressParts, fromAddress } from './fromAddress';
import { fromCanonical } from './fromCanonical';
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
