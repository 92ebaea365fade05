import type { RouteEntry } from '../declaration/readRoutes';

/**
 * The search of a route after a search-only navigation: the route's own parameters stay, what the page says besides
 * them is replaced, and list state equal to the page's defaults is left out so that addresses stay readable.
 * `page` always stays: an empty list state would make react-admin bring back the remembered one.
 */
export const mergeSearch = (entry: RouteEntry, current: string, next: string): string => {
  const before = new URLSearchParams(current);
  const after = new URLSearchParams(next);
  const merged = new URLSearchParams();
  for (const { name } of entry.params) {
    const value = after.get(name) ?? before.get(name);
    if (value !== null) merged.set(name, value);
  }
  for (const [name, value] of after) {
    if (!merged.has(name) && !isDefault(entry, name, value)) merged.append(name, value);
  }
  return merged.size > 0 ? `?${merged}` : '';
};

/**
 * What react-admin sees of a search: not the route's own parameters, and a list state in full, defaults included (it
 * remembers a state only when it is complete). An address without list state stays without, so that the remembered one
 * comes back; `isReturn` says that one has come back to it through the history, where it stood for the state a list begins
 * with: any other would have been written into it.
 */
export const listSearch = (entry: RouteEntry, search: string, isReturn = false): string => {
  const rest = new URLSearchParams(search);
  for (const { name } of entry.params) rest.delete(name);
  if (isReturn && rest.size === 0 && (entry.kind === 'list' || entry.kind === 'deleted'))
    rest.set('page', '1');
  if (rest.size === 0) return '';
  for (const [name, value] of Object.entries(entry.defaults)) {
    if (!rest.has(name)) rest.set(name, value);
  }
  return `?${rest}`;
};

const isDefault = (entry: RouteEntry, name: string, value: string): boolean =>
  Object.hasOwn(entry.defaults, name) && entry.defaults[name] === value;
