import type { ReactNode } from 'react';
import { type Location, type NavigateOptions, UNSAFE_createMemoryHistory } from 'react-router';
import { guardedHistory } from '../../kit/queryRouter/GuardedHistory';
import { GuardedRouter } from '../../kit/queryRouter/GuardedRouter';

/** The console's router over a history of its own, steered from outside. */
export const memoryRouter = (at: string) => {
  const base = UNSAFE_createMemoryHistory({ initialEntries: [at], v5Compat: true });
  let told: ((at: { readonly location: Location }) => void) | undefined;
  const history = guardedHistory({
    ...base,
    get action() {
      return base.action;
    },
    get location() {
      return base.location;
    },
    listen: (tell) =>
      base.listen((update) => {
        tell(update);
        told?.(update);
      }),
  });
  const navigate = (to: string | number, { replace, state }: NavigateOptions = {}): void => {
    if (typeof to === 'number') history.go(to);
    else if (replace) history.replace(to, state);
    else history.push(to, state);
  };
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <GuardedRouter history={history}>{children}</GuardedRouter>
  );
  return {
    Router,
    router: {
      navigate,
      get state() {
        return { location: history.location };
      },
      /** Called with every new place, before it is drawn. */
      subscribe: (tell: typeof told) => {
        told = tell;
      },
    },
  };
};
