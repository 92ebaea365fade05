import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { limits } from '../contract/limits';
import { readToken } from '../dataProvider/token';
import { checkSession, isUndecided, takeStartedCheck } from './auth/checkSession';
import { isProtectedPath } from './auth/isProtectedPath';
import { session } from './auth/session';
import { Loader } from './pages/Loader';
import { NoAnswerPage } from './pages/NoAnswerPage';
import { createRouter } from './router';
import { ShellSkeleton } from './shell/ShellSkeleton';

type Phase = 'restoring' | 'slow' | 'noAnswer';

/**
 * Start-up: a stored token is asked for its session first, and only then are the routes shown. Without an answer that
 * validates it nobody is signed out: the page says what happened and tries again.
 */
export const Root = (): ReactElement => {
  const [phase, setPhase] = useState<Phase>('restoring');
  // Each check is an object of its own: trying again is another one.
  const [check, setCheck] = useState({
    isNeeded: readToken() !== null && session.getState().data === null,
  });
  const [router] = useState(createRouter);

  useEffect(() => {
    if (!check.isNeeded) return;
    const abort = new AbortController();
    const begun = takeStartedCheck();
    // One that was begun ahead has been waited for as long already, if it is still under way.
    const slow = setTimeout(() => setPhase('slow'), begun ? 0 : limits.slowAnswerMs);
    void (begun ?? checkSession(abort.signal)).then((user) => {
      clearTimeout(slow);
      if (abort.signal.aborted) return;
      const isDecided = user !== null || !isUndecided(session.getState().error);
      if (isDecided) setCheck({ isNeeded: false });
      else setPhase('noAnswer');
    });
    return () => {
      clearTimeout(slow);
      abort.abort();
    };
  }, [check]);

  const retry = useCallback((): void => {
    setPhase('restoring');
    setCheck({ isNeeded: true });
  }, []);
  const leave = useCallback((): void => {
    session.logout();
    // Not to leave, but to come back to the same page.
    session.forgetEnd();
    setCheck({ isNeeded: false });
  }, []);

  if (!check.isNeeded) return <RouterProvider router={router} />;
  if (phase === 'restoring') return isProtectedPath(location.pathname) ? <ShellSkeleton /> : <Loader />;
  const error = phase === 'slow' ? undefined : session.getState().error;
  return <NoAnswerPage error={error} onRetry={retry} onLeave={leave} />;
};
