import { useCallback, useEffect } from 'react';
import { type Path, useLocation, useNavigate } from 'react-router';
import type { FormMode } from '../../../contract/fieldConfig';
import { isLedHere, ledState } from './ledHere';
import { planTabs, type TabPlan } from './planTabs';

/** The parameter of the address that names the tab by its section. */
const TAB = 'tab';

export interface FormTabsState extends TabPlan {
  readonly goTo: (tab: number) => void;
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
  useEffect(() => {
    if (isElsewhere) navigate(withTab(pathname + search, undefined), { replace: true });
  }, [isElsewhere, navigate, pathname, search]);
  return { ...plan, goTo };
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
