import { encodeFilters, encodeQuery, fillPath } from '../../dataProvider/buildRequest';
import { pageAnnounces } from '../../dataProvider/pageCapabilities';
import { listStoreKey } from '../../kit/listMode/listStoreKey';
import type { EarlyRows } from './earlyRows';

/** A list that the address may name: what the build reads off the declarations for the first script. */
export interface EarlyList {
  /** `/menu/foods`, and the parameters of the address beside what the console calls them. */
  readonly path: string;
  readonly params: readonly {
    readonly name: string;
    readonly parent: string;
    readonly isOptional: boolean;
  }[];
  /** `/foods/category/{categoryId}`, and which parents travel in the query. */
  readonly call: string;
  readonly query: readonly string[];
  readonly isPaged: boolean;
  /** Parameters that travel only where the page announces `filters`. */
  readonly extended: readonly string[];
  /** The console remembers page, order and filters by it and the parents. */
  readonly resource: string;
  readonly rows: EarlyRows;
}

/** A list at an address, with the parents that the address names. */
export interface ListPlace {
  readonly list: EarlyList;
  readonly parents: Readonly<Record<string, string>>;
  /** What else stands in the address: page, order and filters. */
  readonly state: URLSearchParams;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The list at this address; undefined = none, or it names a parent that is looked up. */
export const listAt = (lists: readonly EarlyList[], { pathname, search }: Address): ListPlace | undefined => {
  const list = lists.find(({ path }) => path === pathname.replace(/\/+$/, ''));
  if (!list) return undefined;
  const state = new URLSearchParams(search);
  const parents: Record<string, string> = {};
  for (const { name, parent } of list.params) {
    const value = state.get(name);
    if (!value) return undefined;
    parents[parent] = value;
    state.delete(name);
  }
  return { list, parents, state };
};

/**
 * The call that this list will make first, with its page and filters; undefined = it cannot be known yet, because the list stands
 * in order of a column, which takes a capability.
 * @param stored what the console remembers under a key; several = several people have signed in here
 * @param pageSize rows on a page, where the address does not say
 */
export const listCall = (
  { list, parents, state: given }: ListPlace,
  stored: (key: string) => readonly string[],
  pageSize: number | string,
): string | undefined => {
  const state =
    given.size > 0 ? stateOf(given) : rememberedState(stored(listStoreKey(list.resource, 'list', parents)));
  if (!state || (state.sort !== undefined && state.sort !== 'id')) return undefined;
  const own = list.query.filter((name) => parents[name] !== undefined).map((name) => [name, parents[name]]);
  const asked: Readonly<Record<string, unknown>> = {
    ...(list.isPaged ? { page: state.page ?? 1, per_page: state.perPage ?? pageSize } : {}),
    ...Object.fromEntries(own),
    filters: encodeFilters(state.filter ?? {}),
  };
  const isSent = ([name]: readonly [string, unknown]): boolean =>
    !list.extended.includes(name) || pageAnnounces('filters');
  return `${fillPath(list.call, parents)}${encodeQuery(Object.fromEntries(Object.entries(asked).filter(isSent)))}`;
};

interface ListState {
  readonly page?: number | string;
  readonly perPage?: number | string;
  readonly sort?: string;
  readonly filter?: Readonly<Record<string, unknown>>;
}

const stateOf = (query: URLSearchParams): ListState => ({
  ...Object.fromEntries(query),
  filter: JSON.parse(query.get('filter') ?? '{}'),
});

const rememberedState = (found: readonly string[]): ListState | undefined => {
  if (found.length > 1) return undefined;
  return found[0] === undefined ? {} : JSON.parse(found[0]);
};

/** A page whose one call follows from its address: what the build reads off `resources/earlyPages.ts` for the first script. */
export interface EarlyPage {
  /** `/menu/editor`. */
  readonly path: string;
  /** `/menus/{id}/board`, and by which parameter of the address each of its own is filled. */
  readonly call: string;
  readonly params: Readonly<Record<string, string>>;
  /** What this browser keeps once the page has been seen here: then the backend has the call. */
  readonly seen: readonly [key: string, value: string];
}

/** The page at this address, where it has been seen on this browser; undefined = none. */
export const pageAt = (
  pages: readonly EarlyPage[],
  { pathname }: Address,
  stored: (key: string) => string | null,
): EarlyPage | undefined =>
  pages.find(
    ({ path, seen: [key, value] }) => path === pathname.replace(/\/+$/, '') && stored(key) === value,
  );

/** The call that the page will make first; undefined = its address lacks something. */
export const pageCall = ({ call, params }: EarlyPage, { search }: Address): string | undefined => {
  const query = new URLSearchParams(search);
  const values: Record<string, string> = {};
  for (const [name, own] of Object.entries(params)) {
    const value = query.get(own);
    if (!value) return undefined;
    values[name] = value;
  }
  return fillPath(call, values);
};
