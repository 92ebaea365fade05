import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { encodeFilters } from '../../dataProvider/buildRequest';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { hasEndpoint, keyOf } from '../../dataProvider/endpointKeys';
import { encodeKindId } from '../../dataProvider/kindId';
import { bulkWords as words } from '../../i18n/bulkWords';
import { shownText } from '../../i18n/text';
import { readBulkAnswer } from '../bulk/readBulkAnswer';
import { useListMode } from '../listMode/ListMode';
import { useCapability } from '../parts/capabilities';
import { useMay } from '../parts/may';
import { useSayUndoable } from '../parts/useSayUndoable';
import { useParents } from '../queryRouter/ParentsContext';

interface SelectFound {
  /** Ticks all that search and filters find, on every page; undefined = all are ticked, or the backend cannot say which they are. */
  readonly offer: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly isBusy: boolean;
}

/** The backend says which records the filters of this list find: they are counted there before anything is asked. */
export const useSelectFound = (): SelectFound => {
  const { resource, kind } = useListMode();
  const { total = 0, selectedIds, filterValues, onSelect } = useListContext();
  const dataProvider = useDataProvider<CarteDataProvider>();
  const parents = useParents();
  const { fail } = useSayUndoable();
  const [isBusy, setBusy] = useState(false);
  const { bulk, name } = resource;
  const isKnown = useCapability('bulk') && kind === 'list' && hasEndpoint(name, 'bulk');
  const may = useMay()(name, 'bulk');
  if (!isKnown || !may || total <= selectedIds.length) return { offer: undefined, isBusy };
  const select = async (): Promise<void> => {
    setBusy(true);
    try {
      const filters = encodeFilters({ ...filterValues, ...bulk?.found?.(parents) });
      const answer = await dataProvider.call(keyOf(name, 'bulk', 'values'), {
        params: parents,
        body: { filters, dry_run: true },
      });
      onSelect(readBulkAnswer(answer).results.map(({ id, type }) => (type ? encodeKindId(type, id) : id)));
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return {
    offer: { label: shownText(words.found, { count: total }), onPress: () => void select() },
    isBusy,
  };
};
