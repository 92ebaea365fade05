import { decodeKindId } from '../../dataProvider/kindId';
import type { Parents } from '../declaration/Parents';
import type { RouteEntry } from '../declaration/readRoutes';

/** What fills a route: the parents in force, and the record's id where there is one. */
export interface Place {
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
