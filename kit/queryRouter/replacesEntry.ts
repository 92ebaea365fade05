import type { RouterNavigateOptions, RouterTo } from 'react-admin';
import { isRecord } from '../../contract/isRecord';
import type { RouteEntry } from '../declaration/readRoutes';
import { type AddressParts, fromAddress } from './fromAddress';
import { listSearch } from './mergeSearch';
import type { RouteTable } from './RouteTable';

/**
 * Whether a change of the list state takes the place of the history entry it comes from. Back leads to the state before
 * (page, filters, search, sort), so every step of a person is an entry of its own. None are: the same state again, a page
 * that the list leaves by itself because it has no rows, and a search that is typed on: it would be an entry per letter.
 */
export const replacesEntry = (
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
