import type { Identifier } from 'ra-core';
import { useCallback } from 'react';
import type { Resource } from './defineResource';
import { useParents } from './ParentsContext';
import { toAddress } from './queryRouter/toAddress';
import type { RouteKind } from './resourceDeclaration';

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
