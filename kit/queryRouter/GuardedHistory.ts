import type { RouterBlockerFunction } from 'react-admin';
import {
  type Location,
  NavigationType,
  type Navigator,
  type Path,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

/** What react-router's history is; it exports its makers, and no name for what they make. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** A way from one address to another that waits for an answer. */
export interface HeldWay {
  readonly location: Location;
  readonly proceed: () => void;
}

/** Stands before every way to another address. */
export interface Guard {
  readonly stops: RouterBlockerFunction;
  readonly onHeld: (way: HeldWay) => void;
}

/**
 * A history whose ways can be held up: react-router offers that with its data router alone, whose loaders, actions and fetchers
 * would be an eighth of all that stands before the first row (docs/decisions/0027-first-calls.md).
 */
export interface GuardedHistory extends History {
  /** Asks this guard from now on, and the one before it when the answer is called. */
  readonly guard: (guard: Guard) => () => void;
  /** Called before the page changes, with the place that is left. */
  readonly onLeave: (leave: (left: Location) => void) => () => void;
}

export const guardedHistory = (base: History): GuardedHistory => {
  const guards: Guard[] = [];
  let leave: ((left: Location) => void) | undefined;
  let current = base.location;
  /** The next steps through the history are our own: the way back from one that was held, or one that may go on. */
  const own: ('back' | 'on')[] = [];

  const isHeld = (historyAction: History['action'], nextLocation: Location, proceed: () => void): boolean => {
    const guard = guards.at(-1);
    if (guard?.stops({ currentLocation: current, nextLocation, historyAction }) !== true) return false;
    guard.onHeld({ location: nextLocation, proceed });
    return true;
  };
  const passing =
    (action: History['action'], go: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const proceed = () => go(to, state, options);
      if (!isHeld(action, locationOf(to, current, state), proceed)) proceed();
    };

  return {
    get action() {
      return base.action;
    },
    get location() {
      return base.location;
    },
    createHref: base.createHref,
    createURL: base.createURL,
    encodeLocation: base.encodeLocation,
    go: base.go,
    push: passing(NavigationType.Push, base.push),
    replace: passing(NavigationType.Replace, base.replace),
    guard: (guard) => {
      guards.push(guard);
      return () => void guards.splice(guards.indexOf(guard), 1);
    },
    onLeave: (told) => {
      leave = told;
      return () => {
        leave = undefined;
      };
    },
    listen: (tell) =>
      base.listen((update) => {
        const { action, location, delta } = update;
        const step = action === 'POP' ? own.shift() : 'on';
        if (step === 'back') return;
        const go = (way: 'back' | 'on', by: number) => {
          own.push(way);
          base.go(by);
        };
        // The address has changed already. Where nobody knows how far it went (typed by hand), there is no way back.
        if (!step && delta && isHeld(action, location, () => go('on', delta))) return go('back', -delta);
        leave?.(current);
        current = location;
        tell(update);
      }),
  };
};

const locationOf = (to: To, { pathname }: Path, state: unknown): Location => ({
  pathname,
  search: '',
  hash: '',
  state,
  key: 'default',
  ...(typeof to === 'string' ? parsePath(to) : to),
});
