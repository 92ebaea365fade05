import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import type { Resource } from '../declaration/defineResource';

/** Records that some page of the list has shown: the ticked ones may stand on another page by now. */
export const useKnownRecords = (resource: Resource): ((id: Identifier) => RaRecord | undefined) => {
  const queryClient = useQueryClient();
  return useCallback(
    (id) => {
      const pages = queryClient.getQueriesData<GetListResult>({ queryKey: [resource.name, 'getList'] });
      return pages.flatMap(([, page]): RaRecord[] => page?.data ?? []).find((row) => row.id === id);
    },
    [queryClient, resource],
  );
};
