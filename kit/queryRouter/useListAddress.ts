import { useContext } from 'react';
import { ResourcesContext } from '../declaration/ResourcesContext';
import { toAddress } from './toAddress';

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
