import { useDraggable } from '@dnd-kit/core';
import { type ComponentProps, type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { DishRow } from './DishRow';
import styles from './editor.module.css';
import type { Lift } from './useLift';

type MovableRowProps = Omit<ComponentProps<typeof DishRow>, 'handle'> & { readonly lift: Lift };

/** A row with a handle: dragged by a pointer, lifted by the keyboard. */
export const MovableRow = memo(({ lift, ...props }: MovableRowProps) => {
  const { dish } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({ id: `row ${dish.id}` });
  const button = useRef<HTMLButtonElement>(null);
  const isLifted = lift.id === dish.id;
  useLayoutEffect(() => {
    // Moving the row in the page takes the focus from its handle: it is back before anybody can notice.
    if (isLifted) button.current?.focus({ preventScroll: true });
  });
  const { onKeyDown, onBlur } = lift;
  const handle = useMemo(
    (): ComponentProps<'button'> => ({
      ref: (element: HTMLButtonElement | null) => {
        button.current = element;
        setActivatorNodeRef(element);
      },
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
