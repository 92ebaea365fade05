import { useContext } from 'react';
import { ResourcesContext } from '../../kit/declaration/ResourcesContext';
import { toAddress } from '../../kit/queryRouter/toAddress';
import type { AttentionPlace } from './readOverview';

/** The address of a list or bin, narrowed by its filter as the list itself writes it; undefined where the console has none. */
export const usePlaceAddress = (): ((place: AttentionPlace) => string | undefined) => {
  const resources = useContext(ResourcesContext);
  return ({ resource: name, list, parents: named, filter }) => {
    const entry = resources.find((resource) => resource.name === name)?.routes[list];
    if (!entry) return undefined;
    const parents = Object.fromEntries(Object.entries(named).map(([key, value]) => [key, String(value)]));
    const address = toAddress(entry, { parents });
    if (address === undefined || Object.keys(filter).length === 0) return address;
    const search = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' });
    return `${address}${address.includes('?') ? '&' : '?'}${search}`;
  };
};
