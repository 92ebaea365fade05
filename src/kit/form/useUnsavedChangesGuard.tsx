import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { readToken } from '../../../dataProvider/token';
import { LeaveDialog } from './LeaveDialog';

export interface UnsavedChangesGuard {
  /** Runs `then` at once, or after the person agreed to lose what was typed: for a panel's own ways to close. */
  readonly leave: (then: () => void) => void;
  /** The question itself: draw it somewhere. */
  readonly question: ReactNode;
}

/**
 * Asks before unsaved changes are lost: on the way to another page, to another record of the same page (only the query
 * changes), when a panel closes through `leave`, and by the browser's own warning when the page is closed or reloaded.
 * Someone whose session has ended is let go: there is nothing left to save with, and the draft is kept.
 *
 * @param isDirty asked at the very moment, so that the form need not render when it becomes dirty
 * @param onLose called when the person agreed
 */
export const useUnsavedChangesGuard = (
  isDirty: boolean | (() => boolean),
  onLose?: () => void,
): UnsavedChangesGuard => {
  const latest = useRef({ isDirty, onLose });
  useEffect(() => {
    latest.current = { isDirty, onLose };
  });
  const hasChanges = useCallback(() => {
    const { isDirty } = latest.current;
    return typeof isDirty === 'function' ? isDirty() : isDirty;
  }, []);

  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => {
        const isElsewhere =
          currentLocation.pathname !== nextLocation.pathname ||
          currentLocation.search !== nextLocation.search;
        return isElsewhere && hasChanges() && readToken() !== null;
      },
      [hasChanges],
    ),
  );
  useBrowserWarning(hasChanges);

  const [waiting, setWaiting] = useState<{ readonly then: () => void }>();
  const leave = useCallback(
    (then: () => void) => (hasChanges() ? setWaiting({ then }) : then()),
    [hasChanges],
  );
  const isBlocked = blocker.state === 'blocked';
  const onLeave = () => {
    latest.current.onLose?.();
    if (isBlocked) return blocker.proceed();
    setWaiting(undefined);
    waiting?.then();
  };
  const onStay = () => (isBlocked ? blocker.reset() : setWaiting(undefined));

  return {
    leave,
    question: <LeaveDialog isOpen={isBlocked || waiting !== undefined} onLeave={onLeave} onStay={onStay} />,
  };
};

/** Closing, reloading, another site: there the browser itself asks. */
const useBrowserWarning = (hasChanges: () => boolean): void => {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
};
