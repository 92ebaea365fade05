import { useDraggable } from '@dnd-kit/core';
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { text } from '../../../i18n/text';
import type { Dish, MenuBoard } from './board';
import { DishRow } from './DishRow';
import { placeWords } from './dropAt';
import styles from './editor.module.css';
import { moveDishes, stepOf } from './moveDishes';
import type { useBoard } from './useBoard';
import type { Order } from './useOrder';

export interface KeyboardMove {
  /** The dish that the keyboard has taken up. */
  readonly id: number | undefined;
  readonly onKeyDown: (dish: Dish, event: KeyboardEvent) => void;
  /** The focus has gone elsewhere: what was taken up is put down where it is. */
  readonly onBlur: (dish: Dish) => void;
}

interface MoveContext {
  readonly at: ReturnType<typeof useBoard>;
  readonly order: Order;
  readonly reveal: (id: number) => void;
}

/** Moving by keyboard: Space takes up and puts down, arrows lead on, with Alt to the next category, Esc brings back. */
export const useKeyboardMove = (
  of: MoveContext,
): { readonly lift: KeyboardMove; readonly hint: ReactNode } => {
  const [id, setId] = useState<number>();
  const [words, setWords] = useState('');
  const before = useRef<MenuBoard>(undefined);
  const release = useRef<() => void>(undefined);
  const latest = useRef({ of, id });
  latest.current = { of, id };
  useLayoutEffect(() => {
    // Moving a row in the page takes the focus from its handle, and draws nothing of the row anew: it is back at once.
    if (id === undefined) return;
    const handle = document.querySelector<HTMLElement>(`[data-row="${id}"] [aria-pressed="true"]`);
    handle?.focus({ preventScroll: true });
  });

  const lift = useMemo((): KeyboardMove => {
    const putDown = (isKept: boolean): void => {
      const { at, order } = latest.current.of;
      const was = before.current;
      const now = at.current();
      before.current = undefined;
      setId(undefined);
      if (was && now) {
        if (isKept) order.keep(was, now);
        else at.put(() => was);
      }
      // What keeps it holds by now.
      release.current?.();
      if (!was || !now) return;
      setWords(text(isKept ? 'editor.putDown' : 'editor.putBack'));
    };
    const step = (dish: Dish, by: 1 | -1, isFar: boolean): void => {
      const { at, reveal } = latest.current.of;
      const now = at.current();
      const target = now && stepOf(now, dish.id, { by, isFar });
      if (!now || !target) return;
      const after = moveDishes(now, new Set([dish.id]), target);
      at.put(() => after);
      setWords(placeWords(after, new Set([dish.id])));
      requestAnimationFrame(() => reveal(dish.id));
    };
    return {
      id,
      onKeyDown: (dish, event) => {
        const isLifted = latest.current.id === dish.id;
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault();
          if (isLifted) putDown(true);
          else {
            const { at } = latest.current.of;
            before.current = at.current();
            release.current?.();
            release.current = at.quiet.hold();
            setId(dish.id);
            setWords(before.current ? placeWords(before.current, new Set([dish.id])) : '');
          }
        } else if (isLifted && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
          event.preventDefault();
          step(dish, event.key === 'ArrowDown' ? 1 : -1, event.altKey);
        } else if (isLifted && event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          putDown(false);
        }
      },
      onBlur: (dish) => {
        // The row itself may have moved in the page, and gets the focus back at once.
        setTimeout(() => {
          const row = document.activeElement?.closest<HTMLElement>('[data-row]');
          if (latest.current.id === dish.id && row?.dataset.row !== String(dish.id)) putDown(true);
        }, AWAY_MS);
      },
    };
  }, [id]);
  return { lift, hint: <Hint words={words} isLifted={id !== undefined} /> };
};

const AWAY_MS = 150;

/** Where it is by now: told to a screen reader, and shown with the keys while it is taken up. */
const Hint = ({ words, isLifted }: { readonly words: string; readonly isLifted: boolean }) => (
  <>
    <span className="visually-hidden" role="status">
      {words}
    </span>
    {isLifted && (
      <div className={styles.hint} aria-hidden>
        <b className="full">{words}</b>
        <span>{text('editor.liftHelp')}</span>
      </div>
    )}
  </>
);

type MovableRowProps = Omit<ComponentProps<typeof DishRow>, 'handle'> & { readonly lift: KeyboardMove };

/** A row with a handle: dragged by a pointer, lifted by the keyboard. */
export const MovableRow = memo(({ lift, ...props }: MovableRowProps) => {
  const { dish } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({ id: `row ${dish.id}` });
  const isLifted = lift.id === dish.id;
  const { onKeyDown, onBlur } = lift;
  const handle = useMemo(
    (): ComponentProps<'button'> => ({
      ref: setActivatorNodeRef,
      'aria-pressed': isLifted,
      ...listeners,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(dish, event),
      onBlur: () => onBlur(dish),
    }),
    [setActivatorNodeRef, listeners, isLifted, onKeyDown, onBlur, dish],
  );
  return (
    <div
      ref={setNodeRef}
      className={isDragging || isLifted ? styles.held : undefined}
      data-lifted={isLifted || undefined}
    >
      <DishRow {...props} handle={handle} />
    </div>
  );
});
MovableRow.displayName = 'MovableRow';
