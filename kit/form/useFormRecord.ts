import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type RaRecord, useDataProvider, useGetOne } from 'react-admin';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import type { Remark } from '../../fieldRenderers/remarks';
import { text } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';
import { useParents } from '../queryRouter/ParentsContext';

export interface FormRecord {
  readonly record: RaRecord | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** The record as it is on the server now; what the form was opened with stays in the cache. */
  readonly readLatest: () => Promise<RaRecord>;
  /** Puts the saved record in place of the one that was read, and lets every list read again. */
  readonly keep: (record: RaRecord) => void;
}

/**
 * The record of a form, always read in full and afresh: its `meta` keeps it apart from the rows that lists put into the
 * cache, and nothing of an earlier visit is shown.
 * @param round another one is another visit: what was read before is not shown while the record is read again
 */
export const useFormRecord = (resource: Resource, id: string | undefined, round = 0): FormRecord => {
  const parents = useParents();
  const meta = useMemo(() => ({ parents, form: true, ...(round > 0 && { round }) }), [parents, round]);
  const { data, error, refetch } = useGetOne<RaRecord>(
    resource.name,
    { id: id ?? '', meta },
    {
      enabled: id !== undefined,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  const dataProvider = useDataProvider();
  const readLatest = useCallback(async () => {
    const latest = await dataProvider.getOne<RaRecord>(resource.name, { id: id ?? '', meta });
    return latest.data;
  }, [dataProvider, resource, id, meta]);
  const queryClient = useQueryClient();
  const keep = useCallback(
    (record: RaRecord) => {
      const own: QueryKey = [resource.name, 'getOne', { id: String(record.id), meta }];
      const ownHash = JSON.stringify(own);
      queryClient.setQueryData(own, record);
      void queryClient.invalidateQueries({
        queryKey: [resource.name],
        predicate: ({ queryKey }) => JSON.stringify(queryKey) !== ownHash,
      });
    },
    [queryClient, resource, meta],
  );
  return { record: data, error, retry: refetch, readLatest, keep };
};

/** What nobody but its owner can have seen, where the backend does not say when a record was first shown. */
const UNSEEN: readonly unknown[] = ['draft', 'under_moderation', 'rejected'];

/** Whether guests may hold the address of a record already. One that says nothing about it may have been shown. */
export const wasShown = ({ shownAt, status }: WireRecord): boolean =>
  shownAt === undefined ? !UNSEEN.includes(status) : shownAt !== null;

/** Why a record was turned down (MO-02), in the moderator's words; '' = what is wrong stands at its fields. */
export const refusalOf = (record: WireRecord | undefined): string | undefined => {
  if (!isRecord(record?.remarks)) return undefined;
  return typeof record.remarks.reason === 'string' ? record.remarks.reason : '';
};

/** The text about its fields: by a moderator, or else what the server has noticed (`hints`). */
export const fieldRemarksOf = (record: WireRecord | undefined): Readonly<Record<string, Remark>> => ({
  ...remarksIn(record?.hints, 'form.hint'),
  ...(isRecord(record?.remarks) && remarksIn(record.remarks.fields, 'form.remark')),
});

const remarksIn = (raw: unknown, label: 'form.hint' | 'form.remark'): Readonly<Record<string, Remark>> =>
  Object.fromEntries(
    Object.entries(isRecord(raw) ? raw : {}).flatMap(([name, words]) =>
      typeof words === 'string' ? [[name, { label: text(label), words }]] : [],
    ),
  );
