import { useDraggable } from '@dnd-kit/core';
import { type ComponentProps, type KeyboardEvent, memo, useMemo } from 'react';
import { DishRow } from './DishRow';
import styles from './editor.module.css';
import type { KeyboardMove } from './useKeyboardMove';

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
