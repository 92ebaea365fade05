import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { RouterBlockerFunction } from 'react-admin';
import { type Path, useLocation } from 'react-router';
import { readToken } from '../../dataProvider/token';
import { text } from '../../i18n/text';
import { holdReload } from '../../ui/chunkFailure';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { useBlocker } from '../queryRouter/GuardedRouter';
import type { LeaveDialogProps } from './LeaveDialog';
import { registerForm } from './unsavedForms';

const LeaveDialog = lazyWithPreload<LeaveDialogProps>(async () => {
  try {
    return (await import('./LeaveDialog')).LeaveDialog;
  } catch {
    return PlainQuestion;
  }
});

/** The browser's own words, where the dialog does not arrive: nobody is kept on a page, and nothing typed goes unasked. */
const PlainQuestion = ({ isOpen, onLeave, onStay }: LeaveDialogProps): null => {
  const ask = useEffectEvent(() =>
    window.confirm(`${text('form.leave.title')}\n\n${text('form.leave.note')}`) ? onLeave() : onStay(),
  );
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen]);
  return null;
};

/** Has the question ready before it is needed: a network that is gone by then must not take the page along. */
export const preloadQuestion = LeaveDialog.preload;

export interface UnsavedChangesGuard {
  /** Runs `then` at once, or after the person agreed to lose what was typed: for a panel's own ways to close. */
  readonly leave: (then: () => void) => void;
  /** The question itself: draw it somewhere. */
  readonly question: ReactNode;
}

/** A way out on which what was typed can be saved first: to another tab of the same form. */
export interface SaveFirst {
  readonly isFor: (from: Path, to: Path) => boolean;
  /** Resolves with whether it was saved. */
  readonly save: () => Promise<boolean>;
}

/** What is unsaved on the page beside a form, which asks about it too: a page has one question. */
export interface UnsavedBeside {
  readonly unsaved: () => readonly string[] | undefined;
  readonly isLeft: (from: Path, to: Path) => boolean;
}

export const UnsavedBesideContext = createContext<UnsavedBeside | null>(null);

interface GuardWays {
  /** Offers to save before going on, where that is possible. */
  readonly saveFirst?: SaveFirst;
  /** Whether going from one address to another leaves what is unsaved; default: any other address does. */
  readonly isLeft?: (from: Path, to: Path) => boolean;
}

/** A way out that waits for the answer. */
interface Waiting {
  readonly onYes: () => void;
  readonly onNo?: () => void;
}

/**
 * Asks before unsaved changes are lost: on the way to another page, to another record of the same page (only the query
 * changes), when a panel closes through `leave`, on signing out, and by the browser's own warning when the page is closed
 * or reloaded. Someone whose session has ended is let go: there is nothing left to save with, and the draft is kept.
 *
 * @param unsaved the titles of the changed fields, undefined = nothing to lose. Asked at the very moment, so that the
 *   form need not render when it becomes dirty
 * @param onLose called when the person agreed
 */
export const useUnsavedChangesGuard = (
  unsaved: () => readonly string[] | undefined,
  onLose?: () => void,
  { saveFirst, isLeft = isElsewhere }: GuardWays = {},
): UnsavedChangesGuard => {
  const beside = useContext(UnsavedBesideContext);
  const latest = useRef<Latest>({ unsaved, onLose, isLeft, beside });
  useEffect(() => {
    latest.current = { unsaved, onLose, isLeft, beside };
  });
  const hasAgreed = useRef(false);
  const hasChanges = useCallback(() => !hasAgreed.current && latest.current.unsaved() !== undefined, []);
  const hasAny = useCallback(
    () => hasChanges() || (!hasAgreed.current && latest.current.beside?.unsaved() !== undefined),
    [hasChanges],
  );

  const blocker = useBlockedWay(latest, hasChanges, hasAny);
  useBrowserWarning(hasAny);
  useQuestionAtHand();

  const [waiting, setWaiting] = useState<Waiting>();
  const leave = useCallback(
    (then: () => void) => (hasChanges() ? setWaiting({ onYes: then }) : then()),
    [hasChanges],
  );
  useSignOutQuestion(hasAny, hasAgreed, setWaiting);

  const isBlocked = blocker.state === 'blocked';
  const onLeave = () => {
    latest.current.onLose?.();
    if (isBlocked) return blocker.proceed();
    setWaiting(undefined);
    waiting?.onYes();
  };
  const onStay = () => {
    if (isBlocked) return blocker.reset();
    setWaiting(undefined);
    waiting?.onNo?.();
  };

  /** The way that is being saved for: it stays blocked until that has succeeded, and the question must not come back. */
  const [savedFor, setSavedFor] = useState<Path>();
  const location = useLocation();
  const onSave = async () => {
    if (!saveFirst || !isBlocked) return;
    setSavedFor(blocker.location);
    if (await saveFirst.save()) blocker.proceed();
    else blocker.reset();
  };
  /** On the way to another record of the page, or closing a panel: what is beside the form stays. */
  const isStaying = isBlocked
    ? beside?.isLeft(location, blocker.location) !== true
    : waiting?.onNo === undefined;
  // While it is saved the form says how that goes.
  const isOpen = (isBlocked && savedFor !== blocker.location) || waiting !== undefined;
  const { wasOpen, named, offersSave } = useAsked(isOpen, () => ({
    named: [...(unsaved() ?? []), ...((isStaying ? undefined : beside?.unsaved()) ?? [])],
    offersSave: isBlocked && saveFirst?.isFor(location, blocker.location) === true,
  }));
  return {
    leave,
    question: wasOpen && (
      <LeaveDialog
        isOpen={isOpen}
        changed={named}
        onLeave={onLeave}
        onStay={onStay}
        onSave={offersSave ? onSave : undefined}
      />
    ),
  };
};

interface Latest extends Required<Pick<GuardWays, 'isLeft'>> {
  readonly unsaved: () => readonly string[] | undefined;
  readonly onLose: (() => void) | undefined;
  readonly beside: UnsavedBeside | null;
}

/** The way to another address, as long as it would lose something. */
const useBlockedWay = (latest: RefObject<Latest>, hasChanges: () => boolean, hasAny: () => boolean) =>
  useBlocker(
    useCallback<RouterBlockerFunction>(
      ({ currentLocation, nextLocation }) => {
        const way = [currentLocation, nextLocation] as const;
        const isAll = latest.current.beside?.isLeft(...way) === true;
        const isAsked = isAll ? hasAny() : latest.current.isLeft(...way) && hasChanges();
        return isAsked && readToken() !== null;
      },
      [latest, hasChanges, hasAny],
    ),
  );

/** Signing out asks too, and leads away after that: what was agreed to is not asked a second time. */
const useSignOutQuestion = (
  hasAny: () => boolean,
  hasAgreed: RefObject<boolean>,
  ask: (waiting: Waiting) => void,
): void =>
  useEffect(
    () =>
      registerForm(async () => {
        if (!hasAny()) return true;
        hasAgreed.current = await new Promise<boolean>((answer) =>
          ask({ onYes: () => answer(true), onNo: () => answer(false) }),
        );
        return hasAgreed.current;
      }),
    [hasAny, hasAgreed, ask],
  );

/** Another record or tab of the same page is another form. */
const isElsewhere = (from: Path, to: Path): boolean =>
  from.pathname !== to.pathname || from.search !== to.search;

/** Whoever begins to fill a form may leave it, also without a network: the question is fetched by then. */
const useQuestionAtHand = (): void =>
  useEffect(() => {
    const fetch = () => void LeaveDialog.preload();
    document.addEventListener('focusin', fetch, { once: true });
    return () => document.removeEventListener('focusin', fetch);
  }, []);

/** What the question says: looked up once it is asked, and kept while the dialog fades. */
const useAsked = (isOpen: boolean, question: () => Question): Question & { readonly wasOpen: boolean } => {
  const [asked, setAsked] = useState({ isNow: false, wasOpen: false, ...nothingAsked });
  if (isOpen !== asked.isNow) {
    setAsked({ ...asked, isNow: isOpen, wasOpen: true, ...(isOpen && question()) });
  }
  return asked;
};

interface Question {
  /** The titles of the changed fields. */
  readonly named: readonly string[];
  /** Whether what was typed can be saved first. */
  readonly offersSave: boolean;
}

const nothingAsked: Question = { named: [], offersSave: false };

/** Closing, reloading, another site: there the browser itself asks. The console reloads nothing by itself meanwhile. */
const useBrowserWarning = (hasChanges: () => boolean): void => {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    const letGo = holdReload(hasChanges);
    window.addEventListener('beforeunload', warn);
    return () => {
      letGo();
      window.removeEventListener('beforeunload', warn);
    };
  }, [hasChanges]);
};
