import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';
import { text } from '../../../i18n/text';
import { ActsBar } from '../../../kit/bulk/ActsBar';
import type { Resource } from '../../../kit/declaration/defineResource';
import type { Parents } from '../../../kit/declaration/Parents';
import { useIsNarrow } from '../../../kit/list/ListTable';
import { SearchBox } from '../../../kit/list/SearchBox';
import { useCapability, useMay } from '../../../kit/parts/may';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { BoardCellsContext } from '../../../kit/rows/useBoardEditing';
import { useBoardFields } from '../../../kit/rows/useBoardFields';
import { useCells } from '../../../kit/rows/useCells';
import { useRowSelection } from '../../../kit/rows/useRowSelection';
import { type GroupsHandle, WindowedGroups } from '../../../kit/rows/WindowedGroups';
import { AddSection } from './AddSection';
import type { Dish, MenuBoard, Section } from './board';
import { CellsGuard } from './CellsGuard';
import { columns } from './columns';
import { DishRow } from './DishRow';
import styles from './editor.module.css';
import { EmptyMenu, NothingFound } from './emptyStates';
import { findDishes } from './findDishes';
import { Guests } from './Guests';
import { MovableRow } from './MovableRow';
import { MoveHost } from './MoveHost';
import { OpenDish } from './OpenDish';
import { QuickEntry } from './QuickEntry';
import { SectionHead } from './SectionHead';
import { SectionTree } from './SectionTree';
import { useAtHand } from './useAtHand';
import type { useBoard } from './useBoard';
import { useBulkActs } from './useBulkActs';
import { useEntries } from './useEntries';
import { useLift } from './useLift';
import { useOpenDish } from './useOpenDish';
import { useOrder } from './useOrder';
import { usePaste } from './usePaste';
import { usePhotos } from './usePhotos';
import { useRights } from './useRights';
import { useRowActs } from './useRowActs';
import { useSectionActs } from './useSectionActs';

export interface EditorProps {
  readonly at: ReturnType<typeof useBoard>;
  /** The whole page: on a phone it scrolls, with its heading. */
  readonly page: RefObject<HTMLElement | null>;
  readonly board: MenuBoard;
  readonly foods: Resource;
  readonly categories: Resource;
  /** The page of guests stands beside the rows; absent = it does not. */
  readonly onPreviewClosed: (() => void) | undefined;
}

/** The menu as sections of rows, a tree of them at the left or chips above, and a dish beside them. */
export const Editor = ({ at, page, board, foods, categories, onPreviewClosed }: EditorProps) => {
  const { pointId = '', menuId = '' } = useParents();
  const may = useMay();
  useAtHand();
  const { fields, rights, canCreate } = useRights(foods);
  const canOrder = useCapability('order') && may('categories', 'order');
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const shown = useMemo(() => findDishes(board.sections, wanted), [board.sections, wanted]);
  const groups = useRef<GroupsHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [measure, isNarrow] = useIsNarrow();
  const { id: openId, open } = useOpenDish();

  const all = useMemo(() => shown.flatMap(({ rows }) => rows.map(({ id }) => id)), [shown]);
  const latest = useRef<readonly Identifier[]>(all);
  latest.current = all;
  const ids = useCallback(() => latest.current, []);
  const selection = useRowSelection(ids);
  const parentsOf = useCallback(
    ({ category }: Dish): Parents => {
      const section = board.sections.find(({ id }) => id === category);
      return { pointId, type: section?.kind ?? 'food', categoryId: String(category) };
    },
    [board.sections, pointId],
  );
  const reveal = useCallback((id: Identifier) => groups.current?.toRow(id), []);
  const cells = useCells<Dish>({
    resource: foods,
    columns,
    fields,
    recordOf: at.dishOf,
    parentsOf,
    ids,
    keep: at.keep,
    reveal,
  });
  const entries = useEntries({ at, sections: board.sections, foods, fields, pointId });
  const { paste, table } = usePaste(entries);
  const photos = usePhotos({ at, board, foods, fields, parentsOf });
  const order = useOrder(at, menuId);
  const { lift, hint } = useLift({ at, order, reveal });
  const rows = useRowActs({ at, selection, foods, parentsOf, onOpen: open });
  const bulk = useBulkActs({ at, board, selection, foods, stop: rows.stop });
  const sections = useSectionActs({
    at,
    categories,
    fields: useBoardFields(categories),
    onPick: ({ rows: own }) =>
      selection.put(
        own.map(({ id }) => id),
        true,
      ),
    onAdd: () => setAdding(true),
    onReveal: (key) => groups.current?.toGroup(key),
    onStep: canOrder ? order.step : undefined,
  });
  const isPicking = selection.ids.size > 0;
  const isFound = wanted.trim() !== '';
  const toSection = useCallback((key: string) => {
    setQuery('');
    requestAnimationFrame(() => groups.current?.toGroup(key));
  }, []);
  const toEntry = (section: Section) => {
    groups.current?.toFoot(section.key);
    setTimeout(
      () => scroller.current?.querySelector<HTMLElement>(`[data-foot="${section.key}"] input`)?.focus(),
      SETTLE_MS,
    );
  };
  const onAdd = may('categories', 'create') ? () => setAdding(true) : undefined;

  const row = (dish: Dish) => {
    const props = {
      dish,
      rights,
      acts: rows.acts,
      isTicked: selection.ids.has(dish.id),
      isPicking,
      isCurrent: dish.id === openId,
    };
    return canOrder && !isFound ? <MovableRow {...props} lift={lift} /> : <DishRow {...props} />;
  };
  return (
    <BoardCellsContext value={cells}>
      <MoveHost board={board} selection={selection} order={order}>
        <div
          className={styles.body}
          ref={measure}
          {...photos.drop}
          data-beside={openId !== undefined || onPreviewClosed !== undefined || undefined}
        >
          <SectionTree
            sections={board.sections}
            current={top}
            canOrder={canOrder}
            onAdd={onAdd}
            onStep={order.step}
            onChoose={toSection}
          />
          <div className={styles.middle}>
            {/* Here and at once: find-in-page knows only the rows that are in sight. */}
            <search className={styles.tools}>
              <SearchBox label={text('editor.search')} query={query} onType={setQuery} onSearch={setQuery} />
              {photos.button}
            </search>
            <div className={styles.rows} ref={scroller}>
              {board.sections.length === 0 && <EmptyMenu onAdd={onAdd} table={table} onRows={paste} />}
              {board.sections.length > 0 && shown.length === 0 && (
                <NothingFound query={wanted} onClear={() => setQuery('')} />
              )}
              {shown.length > 0 && (
                <WindowedGroups
                  ref={groups}
                  groups={shown}
                  head={(section) => (
                    <SectionHead
                      section={section}
                      selection={selection}
                      acts={sections.acts}
                      onAddHere={canCreate && !isFound ? () => toEntry(section) : undefined}
                    />
                  )}
                  row={row}
                  foot={
                    canCreate && !isFound
                      ? (section) => (
                          <div data-foot={section.key}>
                            <QuickEntry section={section} entries={entries} fields={fields} onRows={paste} />
                          </div>
                        )
                      : undefined
                  }
                  scroller={isNarrow ? page : scroller}
                  isFluid={isNarrow}
                  onTop={setTop}
                />
              )}
            </div>
            {bulk.count > 0 && (
              <div className={styles.bar}>
                <ActsBar
                  count={text('editor.selected', { count: bulk.count })}
                  all={
                    bulk.count < all.length
                      ? {
                          label: text('editor.selectAll', { count: all.length }),
                          onPress: () => selection.put(all, true),
                        }
                      : undefined
                  }
                  acts={bulk.acts}
                  isBusy={bulk.isBusy}
                  onClear={selection.clear}
                />
              </div>
            )}
          </div>
          <CellsGuard unsaved={() => cells.cells.unsaved() + entries.unsaved()}>
            {(openId !== undefined || sections.panel) && (
              <>
                {openId !== undefined && (
                  <OpenDish id={openId} {...{ at, board, foods, parentsOf }} onOpen={open} />
                )}
                {sections.panel}
              </>
            )}
          </CellsGuard>
          {onPreviewClosed && <Guests at={at} isDishOpen={openId !== undefined} onClose={onPreviewClosed} />}
        </div>
      </MoveHost>
      {hint}
      {rows.layer}
      {bulk.layer}
      {sections.layer}
      {isAdding && (
        <AddSection
          categories={categories}
          onAdded={() => void at.readAgain()}
          onClosed={() => setAdding(false)}
        />
      )}
      {photos.layer}
    </BoardCellsContext>
  );
};

/** The line under the rows is in the page a moment after it was scrolled to, ms. */
const SETTLE_MS = 120;
