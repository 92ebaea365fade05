import { ListBase } from 'ra-core';
import { useMemo } from 'react';
import { limits } from '../../../contract/limits';
import type { PageProps } from '../defineResource';
import { useParents } from '../ParentsContext';
import { JustCreated } from './JustCreated';
import { ListActionsHost } from './ListActionsHost';
import { ListBody } from './ListBody';
import { type ListKind, ListModeContext, listModeOf } from './ListMode';
import { ListToolbar } from './ListToolbar';
import { ListWaiting } from './ListWaiting';
import { listStoreKey } from './listStoreKey';

/** Rows with search, filters, ticks and pages, under react-admin's list controller. */
export const ListView = ({ resource, kind }: PageProps & { readonly kind: ListKind }) => {
  const parents = useParents();
  const mode = useMemo(() => listModeOf(resource, kind), [resource, kind]);
  const queryOptions = useMemo(
    () => ({
      // `deleted` is always there: react-admin primes getOne's cache with list rows under the list's meta (trap 4).
      meta: { parents, deleted: kind === 'deleted' },
      // A failure is shown where the rows would stand, not in a passing notice.
      onError: () => {},
    }),
    [parents, kind],
  );
  return (
    <ListModeContext value={mode}>
      <ListBase
        resource={resource.name}
        storeKey={listStoreKey(resource.name, kind, parents)}
        perPage={resource.list.pageSize ?? limits.pageSize}
        debounce={limits.searchDebounceMs}
        queryOptions={queryOptions}
        disableAuthentication
        {...(resource.list.sort && kind === 'list' && { sort: resource.list.sort })}
      >
        <ListActionsHost>
          <ListToolbar />
          <ListWaiting />
          {kind === 'list' && <JustCreated resource={resource} />}
          <ListBody />
        </ListActionsHost>
      </ListBase>
    </ListModeContext>
  );
};
