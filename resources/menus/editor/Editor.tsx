import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';
import { text } from '../../../i18n/text';
import { ActsBar } from '../../../kit/bulk/ActsBar';
import { CopyPanel } from '../../../kit/copies/copyActions';
import type { Resource } from '../../../kit/declaration/defineResource';
import { preloadQuestion } from '../../../kit/form/useUnsavedChangesGuard';
import { useIsNarrow } from '../../../kit/list/ListTable';
import { SearchBox } from '../../../kit/list/SearchBox';
import { BoardCellsContext } from '../../../kit/rows/useBoardEditing';
import { type GroupsHandle, WindowedGroups } from '../../../kit/rows/WindowedGroups';
import { whenIdle } from '../../../ui/lazyWithPreload';
import { type Dish, findDishes, type MenuBoard, type Section } from './board';
import { CellsGuard } from './CellsGuard';
import { DishRow } from './DishRow';
import styles from './editor.module.css';
import { EmptyMenu, NothingFound } from './emptyStates';
import { AddSection, DropdownMenu } from './laterParts';
import { MoveHost } from './MoveHost';
import { DishPanel, Guests, OpenDish, useOpenDish } from './OpenDish';
import { QuickEntry } from './QuickEntry';
import { SectionHead } from './SectionHead';
import { createTop, SectionTree, type Top } from './SectionTree';
import type { useBoard } from './useBoard';
import { useEditing } from './useEditing';
import { MovableRow } from './useKeyboardMove';
import { PhotosDialog } from './usePhotos';

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
  usePartsAtHand();
  const search = useDishSearch(board.sections);
  const sight = useSight();
  const [measure, isNarrow] = useIsNarrow();
  const { id: openId, open } = useOpenDish();
  const editing = useEditing({ at, board, foods, categories, shown: search.shown, sight, onOpen: open });
  const { cells, entries, order, parentsOf, photos, sections } = editing;
  const { clear } = search;
  const { toGroup } = sight;
  const toSection = useCallback(
    (key: string) => {
      clear();
      requestAnimationFrame(() => toGroup(key));
    },
    [clear, toGroup],
  );
  return (
    <BoardCellsContext value={cells}>
      <MoveHost board={board} selection={editing.selection} order={order}>
        <div
          className={`flex fill flat ${styles.body}`}
          ref={measure}
          {...photos.drop}
          data-beside={openId !== undefined || onPreviewClosed !== undefined || undefined}
        >
          <SectionTree
            sections={board.sections}
            top={sight.top}
            canOrder={editing.canOrder}
            onAdd={editing.onAdd}
            onStep={order.step}
            onChoose={toSection}
          />
          <div className={styles.middle}>
            {/* Here and at once: find-in-page knows only the rows that are in sight. */}
            <search className="rigid gap-8 row pad-12-16 line-bottom">
              <SearchBox
                label={text('editor.search')}
                query={search.query}
                onType={search.type}
                onSearch={search.type}
              />
              {photos.button}
            </search>
            <Rows {...{ board, search, sight, editing, openId }} page={isNarrow ? page : undefined} />
            <Bar editing={editing} />
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
      {editing.layer}
    </BoardCellsContext>
  );
};

/**
 * The parts that are opened from the rows are fetched once these stand there: without a network a part that cannot be read
 * would take the whole menu off the screen, with everything typed and not saved (ME-11).
 */
const usePartsAtHand = (): void => useEffect(() => whenIdle(fetchParts), []);
const fetchParts = (): void => {
  void preloadQuestion();
  for (const part of [DishPanel, DropdownMenu, AddSection, PhotosDialog, CopyPanel]) void part.preload();
};

/** Search in the dishes of a menu: what is typed, and what it finds a moment later. */
const useDishSearch = (sections: readonly Section[]) => {
  const [query, type] = useState('');
  const wanted = useDeferredValue(query);
  const shown = useMemo(() => findDishes(sections, wanted), [sections, wanted]);
  const clear = useCallback(() => type(''), []);
  return { query, type, clear, wanted, shown, isOn: wanted.trim() !== '' };
};

/** Which of the rows are in sight, and how others are brought there. */
export interface Sight {
  readonly groups: RefObject<GroupsHandle | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The category at the top. */
  readonly top: Top;
  readonly reveal: (id: Identifier) => void;
  readonly toGroup: (key: string) => void;
  /** To the line where a new row of a category is typed. */
  readonly toEntry: (key: string) => void;
}

const useSight = (): Sight => {
  const groups = useRef<GroupsHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [top] = useState(createTop);
  const moves = useMemo(
    () => ({
      reveal: (id: Identifier) => groups.current?.toRow(id),
      toGroup: (key: string) => groups.current?.toGroup(key),
      toEntry: (key: string) => {
        groups.current?.toFoot(key);
        setTimeout(
          () => scroller.current?.querySelector<HTMLElement>(`[data-foot="${key}"] input`)?.focus(),
          SETTLE_MS,
        );
      },
    }),
    [],
  );
  return { groups, scroller, top, ...moves };
};

/** The line under the rows is in the page a moment after it was scrolled to, ms. */
const SETTLE_MS = 120;

type Editing = ReturnType<typeof useEditing>;

interface RowsProps extends Pick<EditorProps, 'board'> {
  readonly search: ReturnType<typeof useDishSearch>;
  readonly sight: Sight;
  readonly editing: Editing;
  readonly openId: number | undefined;
  /** What scrolls in place of the rows. */
  readonly page: EditorProps['page'] | undefined;
}

/** The categories with their rows and the line under them; while somebody searches, nothing is added or moved. */
const Rows = ({ board, search, sight, editing, openId, page }: RowsProps) => {
  const { selection, fields, rights, rows, sections, entries, paste, lift } = editing;
  const canAdd = editing.canCreate && !search.isOn;
  const row = (dish: Dish) => {
    const props = {
      dish,
      rights,
      acts: rows.acts,
      isTicked: selection.ids.has(dish.id),
      isPicking: selection.ids.size > 0,
      isCurrent: dish.id === openId,
    };
    return editing.canOrder && !search.isOn ? <MovableRow {...props} lift={lift} /> : <DishRow {...props} />;
  };
  return (
    <div className={styles.rows} ref={sight.scroller}>
      {board.sections.length === 0 && (
        <EmptyMenu onAdd={editing.onAdd} table={editing.table} onRows={paste} />
      )}
      {board.sections.length > 0 && search.shown.length === 0 && (
        <NothingFound query={search.wanted} onClear={search.clear} />
      )}
      {search.shown.length > 0 && (
        <WindowedGroups
          ref={sight.groups}
          groups={search.shown}
          head={(section) => (
            <SectionHead
              section={section}
              selection={selection}
              acts={sections.acts}
              onAddHere={canAdd ? () => sight.toEntry(section.key) : undefined}
            />
          )}
          row={row}
          foot={
            canAdd
              ? (section) => (
                  <div data-foot={section.key}>
                    <QuickEntry section={section} entries={entries} fields={fields} onRows={paste} />
                  </div>
                )
              : undefined
          }
          scroller={page ?? sight.scroller}
          isFluid={page !== undefined}
          onTop={sight.top.put}
        />
      )}
    </div>
  );
};

/** What can be done to all that is ticked. */
const Bar = ({ editing: { bulk, all, selection } }: { readonly editing: Editing }) =>
  bulk.count > 0 && (
    <div className={styles.bar}>
      <ActsBar
        count={text('editor.positions', { smart_count: bulk.count })}
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
  );
