import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { Parents } from '../declaration/Parents';
import { listStoreKey } from './listStoreKey';

const keyOf = (resource: string, parents: Parents) => [
  'justCreated',
  listStoreKey(resource, 'list', parents),
];

/** What was added last in this place, for its list, which may search for something else. Forgotten after minutes, as any query. */
export const rememberCreated = (queryClient: QueryClient, at: CreatedAt, record: RaRecord): void =>
  void queryClient.setQueryData(keyOf(at.resource, at.parents), record);

export const createdAt = (queryClient: QueryClient, at: CreatedAt): RaRecord | undefined =>
  queryClient.getQueryData<RaRecord>(keyOf(at.resource, at.parents));

export const forgetCreated = (queryClient: QueryClient, at: CreatedAt): void =>
  queryClient.removeQueries({ queryKey: keyOf(at.resource, at.parents) });

interface CreatedAt {
  readonly resource: string;
  readonly parents: Parents;
}
