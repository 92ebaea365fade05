import { useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { categoryKindOf } from '../../contract/vocabulary';
import { encodeFilters } from '../../dataProvider/buildRequest';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { hasEndpoint, keyOf } from '../../dataProvider/endpointKeys';
import { encodeKindId } from '../../dataProvider/kindId';
import { bulkWords as words } from '../../i18n/bulkWords';
import { shownText, text } from '../../i18n/text';
import { ActsBar, type BarAct } from '../bulk/ActsBar';
import { useBulkActs } from '../bulk/useBulkActs';
import { verbWords } from '../declaration/verbs';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { useCapability, useMay } from '../parts/may';
import { useSayUndoable } from '../parts/useSayUndoable';
import { useParents } from '../queryRouter/ParentsContext';
import { verbIcons } from '../verbs/verbIcons';
import { useListActions } from './ListActionsContext';
import { useKnownRecords } from './useKnownRecords';

/** What can be done to the ticked rows, and how many they are. */
export const BulkTools = () => {
  const { resource, verbs, search, card, hasBulk } = useListMode();
  const {
    data = [],
    total,
    selectedIds,
    filterValues,
    isPlaceholderData,
    onUnselectItems,
  } = useListContext();
  const { ask } = useListActions();
  const parents = useParents();
  const recordOf = useKnownRecords(resource);
  const found = useSelectFound();
  const { picture } = card;
  const { acts, layer, isReady } = useBulkActs(resource, hasBulk, {
    resource: resource.name,
    ids: selectedIds,
    parents,
    countOf: (count) => countOf(resource, count),
    ...(picture && {
      pictureOf: (id) => {
        const record = recordOf(id);
        return record && picture(record);
      },
    }),
    onDone: () => onUnselectItems(),
  });
  const unseen = isPlaceholderData ? 0 : hiddenSelection(selectedIds, data);
  // Where what was found goes on over several pages, a ticked row may stand on another one.
  const isHiding = Object.keys(filterValues).length > 0 && (total ?? 0) <= data.length;
  const usual = verbs.map(
    (verb): BarAct => ({
      key: verb,
      label: text(verbWords[verb].label),
      Icon: verbIcons[verb],
      isGrave: verbWords[verb].tone === 'error',
      onPress: () => ask(verb, selectedIds),
    }),
  );
  return (
    <>
      {isReady && selectedIds.length > 0 && (
        <ActsBar
          count={
            <>
              {countOf(resource, selectedIds.length)}
              {unseen > 0 && (
                <small>
                  {text(isHiding ? hiddenBy(search, filterValues) : elsewhere(filterValues), {
                    smart_count: unseen,
                  })}
                </small>
              )}
            </>
          }
          all={found.offer}
          acts={[...acts, ...usual]}
          isBusy={found.isBusy}
          onClear={() => onUnselectItems()}
        />
      )}
      {layer}
    </>
  );
};

const elsewhere = (filterValues: object) =>
  Object.keys(filterValues).length > 0 ? 'list.selectedUnseen' : 'list.selectedElsewhere';

const hiddenBy = (search: string | undefined, filterValues: object) =>
  Object.keys(filterValues).every((key) => key === search)
    ? 'list.selectedHiddenBySearch'
    : 'list.selectedHidden';

/** How many ticked rows the current page does not show: a filter hides them, or they stand on another page. */
const hiddenSelection = (selectedIds: readonly Identifier[], rows: readonly RaRecord[]): number => {
  const shown = new Set(rows.map((record) => record.id));
  return selectedIds.filter((id) => !shown.has(id)).length;
};

interface SelectFound {
  /** Ticks all that search and filters find, on every page; undefined = all are ticked, or the backend cannot say which they are. */
  readonly offer: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly isBusy: boolean;
}

/** The backend says which records search and filters find, in a list and in its bin: they are counted there before anything is asked. */
const useSelectFound = (): SelectFound => {
  const { resource, kind, canTick } = useListMode();
  const { total = 0, selectedIds, filterValues, sort, onSelect } = useListContext();
  const dataProvider = useDataProvider<CarteDataProvider>();
  const parents = useParents();
  const { fail } = useSayUndoable();
  const [isBusy, setBusy] = useState(false);
  const { bulk, name } = resource;
  const isKnown = useCapability('bulk');
  const hasCall = useMay()(name, 'bulk') && kind === 'list' && hasEndpoint(name, 'bulk');
  if (!isKnown || total <= selectedIds.length) return { offer: undefined, isBusy };
  const foundByCall = async (): Promise<Identifier[]> => {
    const filters = encodeFilters({ ...filterValues, ...bulk?.found?.(parents) });
    const answer: unknown = await dataProvider.call(keyOf(name, 'bulk', 'values'), {
      params: parents,
      body: { filters, dry_run: true },
    });
    // Read here: no list brings along what reads and tells the outcomes of an act.
    const rows: readonly unknown[] = isRecord(answer) && Array.isArray(answer.results) ? answer.results : [];
    return rows.filter(isRecord).map(({ id, type }) => {
      const kind = categoryKindOf(type);
      return kind ? encodeKindId(kind, Number(id)) : Number(id);
    });
  };
  /** Where nothing judges a change of many (in a bin, of the staff), the pages themselves tell what there is. */
  const foundByPages = async (): Promise<Identifier[]> => {
    const perPage = limits.maxPageSize;
    const ids = new Set<Identifier>();
    for (let page = 1; ids.size < limits.maxBulkRows; page += 1) {
      const pagination = { page, perPage };
      const meta = { parents, deleted: kind === 'deleted' };
      const { data } = await dataProvider.getList(name, { pagination, sort, filter: filterValues, meta });
      for (const record of data) if (canTick(record)) ids.add(record.id);
      if (data.length < perPage) break;
    }
    return [...ids];
  };
  const select = async (): Promise<void> => {
    setBusy(true);
    try {
      onSelect(await (hasCall ? foundByCall() : foundByPages()));
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
