import { useCallback, useContext } from 'react';
import type { Identifier } from 'react-admin';
import { categoryKindOf } from '../../contract/vocabulary';
import { encodeKindId } from '../../dataProvider/kindId';
import type { Resource } from '../declaration/defineResource';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import { ResourcesContext } from '../declaration/ResourcesContext';
import { useParents } from './ParentsContext';
import { toAddress } from './RouteTable';

/** Addresses of a resource's pages under the current parents; `undefined` when it has no such page or a parent is unknown. */
export const useAddress = (
  resource: Resource,
): ((kind: RouteKind, id?: Identifier) => string | undefined) => {
  const parents = useParents();
  return useCallback(
    (kind, id) => {
      const entry = resource.routes[kind];
      return entry && toAddress(entry, { parents, id });
    },
    [resource, parents],
  );
};

/** A list or a bin, by what its address names. */
export interface ListPlace {
  readonly resource: string;
  readonly list: 'list' | 'deleted';
  readonly parents: Readonly<Record<string, string | number>>;
  readonly filter?: Readonly<Record<string, unknown>>;
}

/** The address of a list or bin, narrowed by its filter as the list itself writes it; undefined where the console has none. */
export const useListAddress = (): ((place: ListPlace) => string | undefined) => {
  const resources = useContext(ResourcesContext);
  return ({ resource: name, list, parents: named, filter = {} }) => {
    const entry = resources.find((resource) => resource.name === name)?.routes[list];
    if (!entry) return undefined;
    const parents = Object.fromEntries(Object.entries(named).map(([key, value]) => [key, String(value)]));
    const address = toAddress(entry, { parents });
    if (address === undefined || Object.keys(filter).length === 0) return address;
    const search = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' });
    return `${address}${address.includes('?') ? '&' : '?'}${search}`;
  };
};

interface RecordPlace {
  /** The number of the record on the wire. */
  readonly id: number | string;
  /** What addresses name besides it. */
  readonly place: Readonly<Record<string, unknown>>;
}

/** The edit page of a record of any resource; undefined where there is none or its place is not known. */
export const recordAddress = (resource: Resource | undefined, record: RecordPlace): string | undefined => {
  const entry = resource?.routes.edit;
  const id = resource && consoleIdOf(resource, record);
  return entry && id !== undefined ? toAddress(entry, { parents: parentsOf(record.place), id }) : undefined;
};

/** The id that the console knows the record by; undefined = its kind is not told, and without it nobody can say. */
export const consoleIdOf = (
  { routes }: Resource,
  { id, place }: RecordPlace,
): string | number | undefined => {
  if (!routes.edit?.kindIds) return id;
  const kind = categoryKindOf(place.type);
  return kind && encodeKindId(kind, id);
};

export const parentsOf = (place: RecordPlace['place']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(place).map(([name, value]) => [name, String(value)]));
