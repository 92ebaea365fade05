import { categoryKindOf } from '../../contract/vocabulary';
import { encodeKindId } from '../../dataProvider/kindId';
import type { Parents } from '../declaration/Parents';
import type { RouteEntry } from '../declaration/readRoutes';
import type { RouteTable } from './RouteTable';

export interface AddressParts {
  readonly pathname: string;
  readonly search: string;
}

/** What an address means: the page, the parents it places, and the record's id on an edit page. */
export interface RouteMatch {
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
