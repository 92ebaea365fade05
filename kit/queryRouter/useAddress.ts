import { useCallback } from 'react';
import type { Identifier } from 'react-admin';
import type { Resource } from '../declaration/defineResource';
import type { RouteKind } from '../declaration/ResourceDeclaration';
import { useParents } from './ParentsContext';
import { toAddress } from './toAddress';

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
