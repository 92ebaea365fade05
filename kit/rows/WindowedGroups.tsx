import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import styles from './board.module.css';
import { useBoardCells } from './useBoardEditing';

export interface BoardGroup<R extends RaRecord = RaRecord> {
  /** Names it among the groups of the board. */
  readonly key: string;
  readonly rows: readonly R[];
}

export interface GroupsHandle {
  readonly toRow: (id: Identifier) => void;
  readonly toGroup: (key: string) => void;
  /** To what stands below the rows of a group. */
  readonly toFoot: (key: string) => void;
}

interface WindowedGroupsProps<R extends RaRecord, G extends BoardGroup<R>> {
  readonly groups: readonly G[];
  readonly head: (group: G) => ReactNode;
  readonly row: (record: R, group: G) => ReactNode;
  /** Below the rows of a group; none while something is searched for. */
  readonly foot?: ((group: G) => ReactNode) | undefined;
  /** What scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Rows as high as their words, instead of 56 px each. */
  readonly isFluid: boolean;
  /** Hears which group stands at the top. */
  readonly onTop: (key: string) => void;
  readonly ref: Ref<GroupsHandle>;
}

type Item<R extends RaRecord, G> =
  | { readonly kind: 'head' | 'foot'; readonly key: string; readonly group: G }
  | { readonly kind: 'row'; readonly key: string; readonly group: G; readonly record: R };

/** px, where rows are not fluid. */
const HEIGHTS = { head: 48, row: 56, foot: 56 } as const;
const FLUID = { head: 52, row: 88, foot: 72 } as const;

/** Groups of rows of which only those in sight are in the page; the heading of a group sticks while its rows are. */
export const WindowedGroups = <R extends RaRecord, G extends BoardGroup<R>>({
  groups,
  head,
  row,
  foot,
  scroller,
  isFluid,
  onTop,
  ref,
}: WindowedGroupsProps<R, G>) => {
  const place = useRef<HTMLDivElement>(null);
  const items = useMemo(() => itemsOf<R, G>(groups, foot !== undefined), [groups, foot]);
  const { virtualizer, top } = useWindow({ items, place, scroller, isFluid });
  const bringIn = (index: number): void => {
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  };
  useImperativeHandle(ref, () => ({
    toRow: (id) => bringIn(items.findIndex((item) => item.kind === 'row' && item.record.id === id)),
    toFoot: (key) => bringIn(items.findIndex((item) => item.kind === 'foot' && item.group.key === key)),
    toGroup: (key) => {
      const index = items.findIndex((item) => item.kind === 'head' && item.group.key === key);
      const offset = index < 0 ? undefined : virtualizer.measurementsCache[index]?.start;
      if (offset !== undefined) virtualizer.scrollToOffset(offset, { align: 'start' });
    },
  }));
  const topKey = items[top.current]?.group.key;
  useEffect(() => {
    if (topKey !== undefined) onTop(topKey);
  }, [topKey, onTop]);

  const { scrollMargin } = virtualizer.options;
  return (
    <div ref={place} className="full relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
        const item = items[index];
        if (!item) return null;
        const isStuck = item.kind === 'head' && index === top.current;
        // What is below the rows grows with what is being added there.
        const isMeasured = isFluid || item.kind === 'foot';
        const height = isMeasured ? undefined : size;
        return (
          <div
            key={String(key)}
            ref={isMeasured ? virtualizer.measureElement : undefined}
            data-index={index}
            className={isStuck ? styles.stuck : styles.item}
            style={isStuck ? { height } : { height, transform: `translateY(${start - scrollMargin}px)` }}
          >
            {item.kind === 'head' && head(item.group)}
            {item.kind === 'row' && row(item.record, item.group)}
            {item.kind === 'foot' && foot?.(item.group)}
          </div>
        );
      })}
    </div>
  );
};

interface WindowOf<R extends RaRecord, G>
  extends Pick<WindowedGroupsProps<R, BoardGroup<R>>, 'scroller' | 'isFluid'> {
  readonly items: readonly Item<R, G>[];
  /** Where the rows begin in what scrolls. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Which items are in the page: those in sight, the heading over them, and the row in which somebody types. */
const useWindow = <R extends RaRecord, G>({ items, place, scroller, isFluid }: WindowOf<R, G>) => {
  const { editing } = useBoardCells();
  const heads = useMemo(() => items.flatMap(({ kind }, index) => (kind === 'head' ? [index] : [])), [items]);
  const top = useRef(0);
  const [margin, setMargin] = useState(0);
  const rangeExtractor = useCallback(
    (range: Range) => {
      top.current = heads.findLast((index) => index <= range.startIndex) ?? 0;
      const open = editing.current()?.row;
      const kept = items.findIndex((item) => item.kind === 'row' && item.record.id === open);
      const shown = new Set([top.current, ...(kept < 0 ? [] : [kept]), ...defaultRangeExtractor(range)]);
      return [...shown].filter((index) => index < items.length).sort((a, b) => a - b);
    },
    [heads, items, editing],
  );
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (isFluid ? FLUID : HEIGHTS)[items[index]?.kind ?? 'row'],
    getItemKey: (index) => items[index]?.key ?? index,
    rangeExtractor,
    overscan: 6,
    // Rows are drawn with the first commit, and not once the list has been measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: margin,
    scrollPaddingStart: HEIGHTS.head,
    scrollPaddingEnd: HEIGHTS.row,
  });
  useLayoutEffect(() => {
    const list = place.current;
    const box = scroller.current;
    // What scrolls has nothing new above the rows, and asking would lay out each step of it twice.
    if (!list || !box || virtualizer.isScrolling) return;
    const above = list.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    setMargin(Math.max(0, Math.round(above)));
  });
  useEffect(() => {
    if (!isFluid) virtualizer.measure();
  }, [isFluid, virtualizer]);
  return { virtualizer, top };
};

const itemsOf = <R extends RaRecord, G extends BoardGroup<R>>(
  groups: readonly G[],
  hasFeet: boolean,
): readonly Item<R, G>[] =>
  groups.flatMap((group): readonly Item<R, G>[] => [
    { kind: 'head', key: `head ${group.key}`, group },
    ...group.rows.map((record): Item<R, G> => ({ kind: 'row', key: `row ${record.id}`, group, record })),
    ...(hasFeet ? [{ kind: 'foot', key: `foot ${group.key}`, group } as const] : []),
  ]);
