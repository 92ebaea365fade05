import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Route, Routes } from 'react-router';
import { errorText, HttpError } from '../contract/errors';
import { limits } from '../contract/limits';
import { readToken } from '../dataProvider/token';
import { text } from '../i18n/text';
import { guardedHistory } from '../kit/queryRouter/GuardedHistory';
import { GuardedRouter, ScrollMemory } from '../kit/queryRouter/GuardedRouter';
import { Button } from '../ui/Button';
import { lazyWithPreload } from '../ui/lazyWithPreload';
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
  /** The outcome of the check of the session; undefined = it is still under way. */
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
  const [history] = useState(() => guardedHistory(createBrowserHistory({ v5Compat: true })));

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

  if (!check.isNeeded) {
    return (
      <GuardedRouter history={history}>
        <Places />
      </GuardedRouter>
    );
  }
  if (phase === 'restoring') return isProtectedPath(location.pathname) ? <ShellSkeleton /> : <Loader />;
  const error = phase === 'slow' ? undefined : session.getState().error;
  return <NoAnswerPage error={error} onRetry={retry} onLeave={leave} />;
};

/**
 * Two places only, the landing page and the console; the console brings its own routes when it is loaded.
 */
const Places = (): ReactElement => (
  <ErrorBoundary isFullPage>
    <ScrollMemory />
    <Routes>
      <Route path="/" element={<Landing />} />
      {Gallery && <Route path="/dev/fields" element={<Gallery />} />}
      <Route path="*" element={<ConsoleGate />} />
    </Routes>
  </ErrorBoundary>
);

/**
 * The field gallery: in development and in the tests' build only. The condition stands around the import, so a released
 * console does not carry it.
 */
const Gallery =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === '1'
    ? lazyWithPreload(async () => {
        const [{ GalleryPage }, { loadCatalogue }] = await Promise.all([
          import('./dev/GalleryPage'),
          import('../i18n/loadCatalogue'),
        ]);
        await loadCatalogue();
        return GalleryPage;
      })
    : undefined;
