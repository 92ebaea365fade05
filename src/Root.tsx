import { type ReactElement, useCallback, useEffect, useState } from 'react';
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
} from 'react-router';
import { errorText, HttpError } from '../contract/errors';
import { limits } from '../contract/limits';
import { readToken } from '../dataProvider/token';
import { text } from '../i18n/text';
import { Button } from '../ui/Button';
import { PageNotice } from '../ui/PageNotice';
import { checkSession, isUndecided, takeStartedCheck } from './auth/checkSession';
import { session } from './auth/session';
import { isProtectedPath } from './auth/wantedPath';
import { ConsoleGate } from './ConsoleGate';
import { Landing } from './Landing';
import { ErrorBoundary } from './pages/ErrorBoundary';
import { Loader } from './pages/Loader';
import { ShellSkeleton } from './shell/ShellSkeleton';

interface NoAnswerPageProps {
  /** What became of the check of the session; undefined = it is still under way. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Ends the session here, so that somebody can sign in anew. */
  readonly onLeave: () => void;
}

/** The session could not be asked for: what happened, that nobody was signed out, and what can be done. */
const NoAnswerPage = ({ error, onRetry, onLeave }: NoAnswerPageProps): ReactElement => {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const { title, lead } = wordsOf(error);

  return (
    <PageNotice
      title={title}
      isFullPage
      isAlert
      actions={
        <>
          <Button onClick={onRetry}>{text('common.retry')}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {text('common.signInAnew')}
          </Button>
        </>
      }
    >
      {lead}
    </PageNotice>
  );
};

const wordsOf = (error: unknown): { readonly title: string; readonly lead: string } => {
  if (error === undefined) return { title: text('common.slowAnswer'), lead: text('common.slowAnswerLead') };
  if (error instanceof HttpError && error.status === 0)
    return { title: text('common.noAnswer'), lead: text('common.noAnswerLead') };
  const wording = error instanceof HttpError ? errorText(error) : {};
  const said = 'text' in wording ? `${wording.text} ` : '';
  return { title: text('common.checkFailed'), lead: `${said}${text('common.checkFailedLead')}` };
};

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

/**
 * A data router, because the guard of unsaved changes needs one. It knows two places only, the landing page and the
 * console; the console brings its own routes when it is loaded.
 */
const createRouter = () =>
  createBrowserRouter([
    {
      element: (
        <ErrorBoundary isFullPage>
          <Outlet />
          <ScrollRestoration />
        </ErrorBoundary>
      ),
      children: [
        { path: '/', element: <Landing /> },
        ...galleryRoutes,
        { path: '*', element: <ConsoleGate /> },
      ],
    },
  ]);

/**
 * The field gallery: in development and in the tests' build only. The condition stands around the import, so a released
 * console does not carry it.
 */
const galleryRoutes: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? [
        {
          path: '/dev/fields',
          HydrateFallback: () => null,
          lazy: async () => {
            const [{ GalleryPage }, { loadCatalogue }] = await Promise.all([
              import('./dev/GalleryPage'),
              import('../i18n/loadCatalogue'),
            ]);
            await loadCatalogue();
            return { Component: GalleryPage };
          },
        },
      ]
    : [];
