import type { Parents } from '../declaration/Parents';
import type { ListKind } from './ListMode';

/** Where page, filters and ticks are remembered: per resource **and parents**, so that nothing leaks from category A to B. */
export const listStoreKey = (resource: string, kind: ListKind, parents: Parents): string => {
  const place = Object.keys(parents)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(parents[name] ?? '')}`)
    .join('&');
  return `${resource}.${kind}${place && `?${place}`}`;
};

/** Where it is remembered which columns of a list somebody does without. */
export const hiddenColumnsKey = (resource: string): string => `${resource}.hidden`;
