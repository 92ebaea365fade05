import { useCallback, useEffect } from 'react';
import { type Path, useLocation, useNavigate } from 'react-router';
import type { FormMode } from '../../contract/fieldConfig';
import { STAYS, useIsStillAt } from '../queryRouter/GuardedRouter';

/** The parameter of the address that names the tab by its section. */
const TAB = 'tab';

export interface FormTabsState extends TabPlan {
  readonly goTo: (tab: number) => void;
  /** Where the person is on a page that shows all tabs: nothing is led there, and the way back leaves the page. */
  readonly isAt: (tab: number) => void;
}

/** The tab that the address names, as far as the record allows it; an address that names a locked one is put right. */
export const useFormTabs = (
  sections: readonly string[],
  mode: FormMode,
  isLocked: boolean,
): FormTabsState => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get(TAB);
  const plan = planTabs({ sections, mode, isLocked, wanted, isLed: isLedHere(state) });
  const isElsewhere = wanted !== null && sections[plan.current] !== wanted;

  const goTo = useCallback(
    (tab: number) => navigate(withTab(pathname + search, sections[tab]), { state: ledState }),
    [navigate, pathname, search, sections],
  );
  const isStillHere = useIsStillAt(pathname + search);
  const isAt = (tab: number): void => {
    // The page stays until the next one has come.
    if (isStillHere())
      navigate(withTab(pathname + search, sections[tab]), {
        replace: true,
        state: { ...ledState, ...STAYS },
      });
  };
  useEffect(() => {
    if (isElsewhere) navigate(withTab(pathname + search, undefined), { replace: true });
  }, [isElsewhere, navigate, pathname, search]);
  return { ...plan, goTo, isAt };
};

/** Whether two addresses are tabs of the same form. */
export const isOtherTab = (from: Path, to: Path): boolean =>
  withTab(from.pathname + from.search, undefined) === withTab(to.pathname + to.search, undefined);

/** The same address on another tab; the first tab needs no name. */
export const withTab = (address: string, section: string | undefined): string => {
  const [pathname = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  if (section === undefined) query.delete(TAB);
  else query.set(TAB, section);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

interface TabQuestion {
  /** The sections of the tabs, in their order. */
  readonly sections: readonly string[];
  readonly mode: FormMode;
  /** Whether the resource locks its tabs for this record (a draft). */
  readonly isLocked: boolean;
  /** The tab the address names. */
  readonly wanted: string | null;
  /** Whether the form itself led here, by a save or its own button, in this visit. */
  readonly isLed: boolean;
}

interface TabPlan {
  readonly current: number;
  /** Whether the headers of the other tabs can be clicked. */
  readonly isOpen: boolean;
}

/**
 * Which tab is shown and whether the others can be reached (docs/spec/3-decisions.md open points 8): a record that does not exist
 * is on its first tab; a locked one goes step by step, and starts on the first however its address was come by.
 */
const planTabs = ({ sections, mode, isLocked, wanted, isLed }: TabQuestion): TabPlan => {
  const named = Math.max(0, wanted === null ? 0 : sections.indexOf(wanted));
  if (mode === 'create') return { current: 0, isOpen: false };
  if (!isLocked) return { current: named, isOpen: true };
  return { current: isLed ? named : 0, isOpen: false };
};

/** New with every load of the page: a reopened draft starts on its first tab (docs/spec/3-decisions.md, open points 8). */
const visit = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** The navigation state of a step that the form itself takes. */
export const ledState = { ledBy: visit } as const;

/** Whether the form itself led to this address, in this visit. */
const isLedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ledBy' in state && state.ledBy === visit;
