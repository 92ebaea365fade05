import type { RaRecord } from 'ra-core';
import { useCallback } from 'react';
import { useParents } from '../ParentsContext';
import { useAddress } from '../useAddress';
import { useListMode } from './ListMode';

/** Where a row's title leads: what the resource says, else its edit page; deleted records lead nowhere. */
export const useRowAddress = (): ((record: RaRecord) => string | undefined) => {
  const { resource, kind } = useListMode();
  const parents = useParents();
  const address = useAddress(resource);
  return useCallback(
    (record) => {
      if (kind === 'deleted') return undefined;
      return resource.list.target ? resource.list.target(record, parents) : address('edit', record.id);
    },
    [resource, kind, parents, address],
  );
};
