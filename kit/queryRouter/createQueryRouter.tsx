import { forwardRef, useCallback, useEffect, useMemo, useRef } from 'react';
import type {
  RouterLinkProps,
  RouterLocation,
  RouterNavigateFunction,
  RouterNavigateOptions,
  RouterProvider,
  RouterTo,
} from 'react-admin';
import { useNavigationType } from 'react-router';
import { isRecord } from '../../contract/isRecord';
import type { Resource } from '../declaration/defineResource';
import { inspectResources } from '../declaration/inspectDeclaration';
import type { Parents } from '../declaration/Parents';
import type { RouteEntry } from '../declaration/readRoutes';
import { listSearch, mergeSearch } from './mergeSearch';
import { useParents } from './ParentsContext';
import {
  type AddressParts,
  createRouteTable,
  fromAddress,
  fromCanonical,
  ownSearch,
  type RouteTable,
  toAddress,
} from './RouteTable';
import { reactRouter as base } from './reactRouter';

/**
 * react-router's provider, taught the console's addresses: react-admin goes on speaking of `/points/7` and
 * `useParams().id` while the bar shows `/management/points/edit?id=7`. Made once, beside the App, and given to
 * `<CoreAdminContext routerProvider>`; throws when two resources claim one path, name or permission.
 */
export const createQueryRouter = (resources: readonly Resource[]): RouterProvider => {
  inspectResources(resources);
  const table = createRouteTable(resources.flatMap((resource) => Object.values(resource.routes)));
  let arrival: RouterLocation | undefined;
  const isArrival = (location: RouterLocation): boolean => {
    arrival ??= location;
    return arrival === location;
  };
  return {
    ...base,
    useNavigate: () => useQueryNavigate(table),
    useLocation: () => useQueryLocation(table, isArrival),
    // The interface lets a caller name the shape it expects; what is really there, the address decides.
    useParams: (() => useQueryParams(table)) as RouterProvider['useParams'],
    Link: forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, ...rest }, ref) => (
      <base.Link ref={ref} to={resolveTarget(table, useStandpoint(table), to)} {...rest} />
    )),
    Navigate: ({ to, ...rest }) => (
      <base.Navigate to={resolveTarget(table, useStandpoint(table), to)} {...rest} />
    ),
  };
};

/** The address in the bar, and the parents in force here: those it carries and those the page knows besides. */
const useStandpoint = (table: RouteTable): Standpoint => {
  const location = base.useLocation();
  const parents = useParents();
  return useMemo(
    () => ({ location, parents: { ...parents, ...fromAddress(table, location)?.parents } }),
    [table, location, parents],
  );
};

/** Stable, as react-admin's own: it looks up where it stands when it is called. */
const useQueryNavigate = (table: RouteTable): RouterNavigateFunction => {
  const navigate = base.useNavigate();
  const standpoint = useStandpoint(table);
  const latest = useRef(standpoint);
  useEffect(() => {
    latest.current = standpoint;
  }, [standpoint]);
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return navigate(to);
      const target = resolveTarget(table, latest.current, to);
      const replaces = replacesEntry(table, latest.current.location, target, options);
      return navigate(target, replaces ? { ...options, replace: true } : options);
    },
    [table, navigate],
  );
};

/**
 * The location without the route's own parameters in `search`: react-admin reads whatever stands there as list state,
 * and would neither remember nor restore a list that carries its parents. `isArrival` knows the location that the visit
 * began with: the browser calls that one a step through the history too.
 */
const useQueryLocation = (
  table: RouteTable,
  isArrival: (location: RouterLocation) => boolean,
): RouterLocation => {
  const location = base.useLocation();
  const isReturn = useNavigationType() === 'POP' && !isArrival(location);
  return useMemo(() => {
    const here = fromAddress(table, location);
    return here ? { ...location, search: listSearch(here.entry, location.search, isReturn) } : location;
  }, [table, location, isReturn]);
};

/** react-router's parameters, answered from the query string too: the parents by their names, the record's id as `id`. */
const useQueryParams = (table: RouteTable): Record<string, string | undefined> => {
  const params = base.useParams();
  const location = base.useLocation();
  return useMemo(() => {
    const here = fromAddress(table, location);
    return here ? { ...params, ...here.parents, ...(here.id && { id: here.id }) } : params;
  }, [table, params, location]);
};

/**
 * Whether a change of the list state takes the place of the history entry it comes from. Back leads to the state before
 * (page, filters, search, sort), so every step of a person is an entry of its own. None are: the same state again, a page
 * that the list leaves by itself because it has no rows, and a search that is typed on: it would be an entry per letter.
 */
const replacesEntry = (
  table: RouteTable,
  location: AddressParts,
  target: RouterTo,
  options: RouterNavigateOptions | undefined,
): boolean => {
  if (typeof target === 'string' || target.pathname || target.search === undefined) return false;
  const entry = fromAddress(table, location)?.entry;
  if (!entry) return false;
  if (target.search === location.search) return true;
  return isOwnStep(entry, options?.state) || isTypedOn(entry, location.search, target.search);
};

/** Our own pager goes by an address; `setPage` is what react-admin calls when the page it shows has no rows. */
const isOwnStep = (entry: RouteEntry, state: unknown): boolean =>
  isBuiltIn(entry) && isRecord(state) && state._scrollToTop === true;

const isBuiltIn = (entry: RouteEntry): boolean => Object.keys(entry.defaults).length > 0;

const isTypedOn = (entry: RouteEntry, current: string, next: string): boolean => {
  const before = stateOf(entry, current);
  const after = stateOf(entry, next);
  if (!before.query || !after.query || before.rest !== after.rest) return false;
  return before.query.startsWith(after.query) || after.query.startsWith(before.query);
};

/** The search, and all else that the list state says, as one text. */
const stateOf = (entry: RouteEntry, search: string) => {
  const params = new URLSearchParams(listSearch(entry, search));
  const filter = readFilter(params.get('filter'));
  const { [entry.search ?? '']: query, ...others } = filter;
  for (const name of ['filter', 'displayedFilters']) params.delete(name);
  params.sort();
  return {
    query: typeof query === 'string' ? query : '',
    rest: JSON.stringify([...params]) + JSON.stringify(others),
  };
};

const readFilter = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    return isRecord(filter) ? filter : {};
  } catch {
    return {};
  }
};

/** Where one stands: the address in the bar, and the parents in force (the address's and the remembered ones). */
interface Standpoint {
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
