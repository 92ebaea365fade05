import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { encodeFilters } from '../../dataProvider/buildRequest';
import { narrowRows } from '../../dataProvider/narrowRows';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { callOf } from '../declaration/knownCalls';
import { useListMode } from '../listMode/ListMode';
import { listMetaOf } from '../listMode/listMetaOf';
import { forgetCreated } from '../listMode/rememberCreated';
import { useParents } from '../queryRouter/ParentsContext';

/** Says that the search or the filters, which the list still remembers, hide what was just added, and takes them off. */
export const HiddenNew = ({ created }: { readonly created: RaRecord }) => {
  const { resource, search } = useListMode();
  const parents = useParents();
  const queryClient = useQueryClient();
  const { data, meta, filterValues, isPlaceholderData, setFilters } = useListContext();
  const [at] = useState({ resource: resource.name, parents });
  const [begun] = useState(JSON.stringify(filterValues));
  const isRead = data !== undefined && !isPlaceholderData;
  // Whoever searches on has seen it, or looks for something else.
  const isOver = JSON.stringify(filterValues) !== begun;
  const isSeen = isRead && data.some((row) => String(row.id) === String(created.id));
  useEffect(() => {
    if (isOver || isSeen) forgetCreated(queryClient, at);
  }, [isOver, isSeen, queryClient, at]);

  if (!isRead || isOver || isSeen || Object.keys(filterValues).length === 0) return null;
  const isLastPage = (listMetaOf(meta)?.lastPage ?? 1) <= 1;
  const row = callOf(resource.name, 'list');
  // It may stand on another page, or be among the rows under an id that the backend did not tell.
  const isElsewhere = !isLastPage || created.id === '';
  if (isElsewhere && (!row || narrowRows([created], encodeFilters(filterValues), row).length > 0))
    return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="simple" size="s" onClick={() => setFilters({})}>
          {text(isSearchOnly(filterValues, search) ? 'list.clearSearch' : 'list.showAll')}
        </Button>
      }
    >
      {hiddenWords(resource.represent(created), filterValues, search)}
    </Notice>
  );
};

const isSearchOnly = (filterValues: object, search: string | undefined): boolean =>
  Object.keys(filterValues).every((name) => name === search);

const hiddenWords = (name: string, filterValues: object, search: string | undefined): string => {
  const query = search === undefined ? undefined : Reflect.get(filterValues, search);
  if (query === undefined) return text('list.hiddenByFilters', { name });
  return text(isSearchOnly(filterValues, search) ? 'list.hiddenBySearch' : 'list.hiddenByBoth', {
    name,
    query,
  });
};
