import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { useListMode } from '../listMode/ListMode';
import { useParents } from '../queryRouter/ParentsContext';
import { useAddress } from '../queryRouter/useAddress';

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
