import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type RaRecord, useStore } from 'react-admin';
import { isRecord } from '../../contract/isRecord';

/** So many names are remembered. */
const REMEMBERED = 20;

/** Of which resource, and what of a record tells it from another of the same name; nothing: names are enough. */
interface Told {
  readonly resource: string;
  readonly facts?: ((record: RaRecord) => string) | undefined;
}

/**
 * What stands beside the name of each of these records where another one has that name too; '' = the name is enough. It asks the server
 * nothing: lists that were read here know, and what they knew is remembered.
 */
export const useTellApart = (
  { resource, facts }: Told,
  records: readonly (RaRecord | undefined)[],
): ((record: RaRecord | undefined) => string) => {
  const queryClient = useQueryClient();
  const [shared, keep] = useStore<readonly string[]>(`shared.${resource}`, []);
  const rows = queryClient.getQueriesData({ queryKey: [resource] }).flatMap(([, list]) => rowsOf(list));
  const found = records.flatMap((record) =>
    record && rows.some(({ id, title }) => title === record.title && String(id) !== String(record.id))
      ? [String(record.title)]
      : [],
  );
  const fresh = facts ? found.filter((title) => !shared.includes(title)).join('\n') : '';
  useEffect(() => {
    if (fresh !== '') keep((names = []) => [...names, ...fresh.split('\n')].slice(-REMEMBERED));
  }, [fresh, keep]);
  return (record) =>
    record && facts && [...shared, ...found].includes(String(record.title)) ? facts(record) : '';
};

/** Rows of one page of a list, or of all that were read of it. */
const rowsOf = (list: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (!isRecord(list)) return [];
  if (Array.isArray(list.pages)) return list.pages.flatMap(rowsOf);
  return Array.isArray(list.data) ? list.data.filter(isRecord) : [];
};
