import {
  DndContext,
  DragOverlay,
  type DragStartEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { text } from '../../../i18n/text';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import type { RowSelection } from '../../../kit/rows/useRowSelection';
import type { MenuBoard } from './board';
import { type Drop, dropAt } from './dropAt';
import styles from './editor.module.css';
import type { Order } from './useOrder';

interface MoveHostProps {
  readonly board: MenuBoard;
  readonly selection: RowSelection;
  readonly order: Order;
  readonly children: ReactNode;
}

/** What is dragged: `row 12` or `section food:3`. */
type Held =
  | { readonly kind: 'row'; readonly ids: ReadonlySet<number | string> }
  | { readonly kind: 'section'; readonly key: string };

/** So far a press may stray before it is a drag, px. One object: with another one every row would be drawn again. */
const POINTER = { activationConstraint: { distance: 4 } };

/**
 * Moves rows and categories with the mouse or a finger. The library watches the pointer, scrolls at the edges and draws what
 * is held; where it would be put down is asked of the page itself, because most rows are not in it.
 */
export const MoveHost = ({ board, selection, order, children }: MoveHostProps) => {
  const sensors = useSensors(useSensor(PointerSensor, POINTER));
  const [held, setHeld] = useState<Held>();
  const [drop, setDrop] = useState<Drop>();
  const latest = useRef({ held, board });
  latest.current = { held, board };

  const look = useCallback((x: number, y: number): void => {
    const { held: what, board: now } = latest.current;
    if (what) setDrop(dropAt({ x, y }, what, now));
  }, []);
  useEffect(() => {
    if (!held) return;
    const point = { x: 0, y: 0 };
    const onMove = (event: PointerEvent): void => {
      Object.assign(point, { x: event.clientX, y: event.clientY });
      look(point.x, point.y);
    };
    // The rows move under a resting pointer too.
    const onScroll = (): void => look(point.x, point.y);
    window.addEventListener('pointermove', onMove, { passive: true });
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [held, look]);

  const start = ({ active }: DragStartEvent): void => {
    const [kind = '', name = ''] = String(active.id).split(' ');
    if (kind === 'section') setHeld({ kind, key: name });
    else {
      const id = Number(name);
      setHeld({ kind: 'row', ids: selection.ids.has(id) ? selection.ids : new Set([id]) });
    }
  };
  const end = (isDone: boolean): void => {
    if (isDone && held && drop?.isAllowed) {
      if (held.kind === 'section') order.section(held.key, drop.beforeSection);
      else if (drop.target) order.dishes(held.ids, drop.target);
    }
    setHeld(undefined);
    setDrop(undefined);
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements: silent,
        screenReaderInstructions: { draggable: text('editor.handleHelp') },
      }}
      onDragStart={start}
      onDragEnd={() => end(true)}
      onDragCancel={() => end(false)}
    >
      {children}
      {held && drop && (
        <div
          className={styles.moveLine}
          data-into={drop.isInto || undefined}
          style={{ top: drop.top, left: drop.left, width: drop.width, height: drop.height }}
        />
      )}
      <DragOverlay dropAnimation={null} zIndex={940}>
        {held && <Lifted board={board} held={held} />}
      </DragOverlay>
      {held && (
        <div className={styles.hint} role="status">
          <b className="full">{drop?.words ?? text('editor.dragHint')}</b>
          <span>{text('editor.dragHelp')}</span>
        </div>
      )}
    </DndContext>
  );
};

/** The hint says it all, also to a screen reader: it is a live region. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface LiftedProps {
  readonly board: MenuBoard;
  readonly held: Held;
}

/** What is held, under the pointer. */
const Lifted = ({ board, held }: LiftedProps) => {
  if (held.kind === 'section')
    return (
      <div className={styles.lifted}>
        <DragIndicator fontSize="small" aria-hidden />
        <b className="block">{board.sections.find(({ key }) => key === held.key)?.title}</b>
      </div>
    );
  const section = board.sections.find(({ rows }) => rows.some(({ id }) => held.ids.has(id)));
  const first = section?.rows.find(({ id }) => held.ids.has(id));
  if (!section || !first) return null;
  return (
    <div className={styles.lifted} data-many={held.ids.size > 1 || undefined}>
      <DragIndicator fontSize="small" aria-hidden />
      <Thumbnail picture={first.image === undefined ? undefined : { url: first.image }} />
      <span>
        <b className="block">{first.title}</b>
        <small>
          {held.ids.size > 1
            ? text('editor.andMore', { smart_count: held.ids.size - 1 })
            : text('editor.fromSection', { name: section.title })}
        </small>
      </span>
    </div>
  );
};
