import {
  DndContext,
  DragOverlay,
  type DragStartEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { text } from '../../../i18n/text';
import type { RowSelection } from '../../../kit/rows/useRowSelection';
import type { MenuBoard } from './board';
import { type Drop, dropAt } from './dropAt';
import { Lifted } from './Lifted';
import styles from './move.module.css';
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
          className={styles.line}
          data-into={drop.isInto || undefined}
          style={{ top: drop.top, left: drop.left, width: drop.width, height: drop.height }}
        />
      )}
      <DragOverlay dropAnimation={null} zIndex={940}>
        {held && <Lifted board={board} held={held} />}
      </DragOverlay>
      {held && (
        <div className={styles.hint} role="status">
          <b>{drop?.words ?? text('editor.dragHint')}</b>
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
