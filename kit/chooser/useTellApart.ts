import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type RaRecord, useStore } from 'react-admin';
import { isRecord } from '../../contract/isRecord';
import type { ParentChoice } from './ParentChoice';

/** So many names are remembered. */
const REMEMBERED = 20;

/**
 * What stands beside the name of a chosen record where another one has that name too; '' = the name is enough. It asks the server
 * nothing: lists that were read here know, and what they knew is remembered.
 */
export const useTellApart = (choice: ParentChoice, record: RaRecord | undefined): string => {
  const queryClient = useQueryClient();
  const [shared, keep] = useStore<readonly string[]>(`chosen.${choice.parent}.shared`, []);
  const title = String(record?.title ?? '');
  const isKept = shared.includes(title);
  const isFound =
    record !== undefined &&
    !isKept &&
    queryClient
      .getQueriesData({ queryKey: [choice.resource] })
      .flatMap(([, list]) => rowsOf(list))
      .some((row) => row.title === title && String(row.id) !== String(record.id));
  useEffect(() => {
    if (isFound) keep((names = []) => [...names.filter((name) => name !== title), title].slice(-REMEMBERED));
  }, [isFound, title, keep]);
  return record && (isKept || isFound) ? choice.facts(record) : '';
};

/** Rows of one page of a list, or of all that were read of it. */
const rowsOf = (list: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (!isRecord(list)) return [];
  if (Array.isArray(list.pages)) return list.pages.flatMap(rowsOf);
  return Array.isArray(list.data) ? list.data.filter(isRecord) : [];
};
