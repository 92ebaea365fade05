import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useParams } from 'react-admin';
import { isRecord } from '../../contract/isRecord';
import { useParents } from '../queryRouter/ParentsContext';
import { useAddress } from '../queryRouter/useAddress';
import type { RecordFormProps } from './RecordFormProps';

interface ListRead {
  readonly data?: readonly RaRecord[];
}

/** Where the record after this one is edited, in the order of the list that one came from; only that list knows it. */
export const useNextRecord = ({
  resource,
  mode,
}: Pick<RecordFormProps, 'resource' | 'mode'>): string | undefined => {
  const { id } = useParams();
  const parents = useParents();
  const address = useAddress(resource);
  const queryClient = useQueryClient();
  if (mode === 'create' || id === undefined) return undefined;
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: [resource.name, 'getList'] })
    .filter(({ queryKey }) => isOf(queryKey[2], parents))
    .toSorted((left, right) => right.state.dataUpdatedAt - left.state.dataUpdatedAt);
  for (const { state } of lists) {
    const { data: rows = [] } = (state.data ?? {}) as ListRead;
    const at = rows.findIndex((row) => String(row.id) === id);
    const next = at < 0 ? undefined : rows[at + 1];
    if (next) return address('edit', next.id);
  }
  return undefined;
};

/** The bin of a place is no way on, nor is the list of another place. */
const isOf = (asked: unknown, parents: object): boolean =>
  isRecord(asked) &&
  isRecord(asked.meta) &&
  JSON.stringify(asked.meta.parents) === JSON.stringify(parents) &&
  !asked.meta.deleted;
