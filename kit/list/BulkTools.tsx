import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import { text } from '../../i18n/text';
import { ActsBar, type BarAct } from '../bulk/ActsBar';
import { useBulkActs } from '../bulk/useBulkActs';
import { verbWords } from '../declaration/verbs';
import { useListMode } from '../listMode/ListMode';
import { countOf } from '../parts/countOf';
import { useParents } from '../queryRouter/ParentsContext';
import { verbIcons } from '../verbs/verbIcons';
import { useListActions } from './ListActionsContext';
import { useKnownRecords } from './useKnownRecords';
import { useSelectFound } from './useSelectFound';

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
              {text('list.selected', { count: countOf(resource, selectedIds.length) })}
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
