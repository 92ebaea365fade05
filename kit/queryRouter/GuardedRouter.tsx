import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { unstable_HistoryRouter as HistoryRouter, useLocation, useNavigationType } from 'react-router';
import type { Guard, GuardedHistory, HeldWay } from './GuardedHistory';

const HistoryContext = createContext<GuardedHistory | undefined>(undefined);

interface GuardedRouterProps {
  readonly history: GuardedHistory;
  readonly children: ReactNode;
}

/** The router over a history whose ways can be held up. */
export const GuardedRouter = ({ history, children }: GuardedRouterProps): ReactElement => (
  <HistoryContext value={history}>
    <HistoryRouter history={history}>{children}</HistoryRouter>
  </HistoryContext>
);

/** Whether the router is still at this address, though pages that were drawn for it may be on their way out. */
export const useIsStillAt = (address: string): (() => boolean) => {
  const history = useContext(HistoryContext);
  return () => history === undefined || history.location.pathname + history.location.search === address;
};

/** The state of a way to another place of the same page: nothing scrolls by it. */
export const STAYS = { stays: true } as const;

export const useCanBlock = (): boolean => useContext(HistoryContext) !== undefined;

const IDLE = { state: 'unblocked', location: undefined, proceed: undefined, reset: undefined } as const;

/**
 * Holds up ways to other addresses, as the hook of this name does in react-router's data router: blocked until the answer.
 * @param stops asked at the moment of each way; the same function from one time to the next, or it begins anew
 */
export const useBlocker = (stops: Guard['stops'] | boolean) => {
  const history = useContext(HistoryContext);
  const [held, setHeld] = useState<HeldWay>();
  useEffect(() => {
    if (stops === false) return undefined;
    return history?.guard({ stops: stops === true ? () => true : stops, onHeld: setHeld });
  }, [history, stops]);
  if (!held) return IDLE;
  return {
    state: 'blocked' as const,
    location: held.location,
    proceed: () => {
      setHeld(undefined);
      held.proceed();
    },
    reset: () => setHeld(undefined),
  };
};

const KEPT = 'carte.scroll';

const keptPlaces = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
};

/** A step through the history, or a reload, finds the page where it was left; every other way begins at its top or its anchor. */
export const ScrollMemory = (): null => {
  const history = useContext(HistoryContext);
  const location = useLocation();
  const isStep = useNavigationType() === 'POP';
  const [places] = useState(keptPlaces);
  useEffect(() => {
    const keep = () => {
      if (history) places[history.location.key] = window.scrollY;
      sessionStorage.setItem(KEPT, JSON.stringify(places));
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    const forget = history?.onLeave(({ key }) => {
      places[key] = window.scrollY;
    });
    return () => {
      forget?.();
      window.removeEventListener('pagehide', keep);
    };
  }, [history, places]);
  useLayoutEffect(() => {
    if (location.state?.stays) return;
    const place = isStep ? places[location.key] : undefined;
    const anchor = place === undefined && document.getElementById(location.hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, place ?? 0);
  }, [location, isStep, places]);
  return null;
};
