import { useContext, useMemo } from 'react';
import { ListBase } from 'react-admin';
import { limits } from '../../contract/limits';
import type { PageProps } from '../declaration/defineResource';
import { pageSizeOf } from '../declaration/pageSize';
import { type ListKind, ListModeContext, listModeOf } from '../listMode/ListMode';
import { listStoreKey } from '../listMode/listStoreKey';
import { shownColumns, useHiddenColumns } from '../listMode/useHiddenColumns';

import { CapabilitiesContext } from '../parts/capabilities';
import { useMay } from '../parts/may';

import { useParents } from '../queryRouter/ParentsContext';
import { JustCreated } from './JustCreated';
import { ListActionsHost } from './ListActionsHost';
import { ListBody } from './ListBody';
import { ListToolbar } from './ListToolbar';
import { ListWaiting } from './ListWaiting';
import './list.css';

/** Rows with search, filters, ticks and pages, under react-admin's list controller. */
export const ListView = ({ resource, kind }: PageProps & { readonly kind: ListKind }) => {
  const parents = useParents();
  const capabilities = useContext(CapabilitiesContext);
  const may = useMay();
  const [hidden] = useHiddenColumns(resource.name);
  const mode = useMemo(() => {
    const whole = listModeOf(resource, kind, { may, capabilities });
    return kind === 'list' ? { ...whole, columns: shownColumns(whole.columns, hidden) } : whole;
  }, [resource, kind, may, capabilities, hidden]);
  const queryOptions = useMemo(
    () => ({
      // `deleted` is always there: react-admin primes getOne's cache with list rows under the list's meta.
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
        perPage={pageSizeOf(resource.list)}
        debounce={limits.searchDebounceMs}
        queryOptions={queryOptions}
        disableAuthentication
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
