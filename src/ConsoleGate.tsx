import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router';
import { isSignedIn } from '../dataProvider/User';
import { Redirect } from '../kit/queryRouter/Redirect';
import { session, useSession } from './auth/session';
import { isProtectedPath } from './auth/wantedPath';
import { Console } from './Console';
import { NotFoundPage } from './pages/NotFoundPage';
import { ShellSkeleton } from './shell/ShellSkeleton';

/**
 * The guard of everything but `/`: the console for a loaded record with a status, the frame with a spinner while it is
 * being read, else the way to `/` with the wanted address in hand. What is nobody's address is simply not found.
 */
export const ConsoleGate = (): ReactElement => {
  const { pathname, search, hash } = useLocation();
  const { data, isLoading } = useSession();

  if (isSignedIn(data)) {
    // Another person is another console: no cache, no list state, nothing typed passes between them.
    return <Console key={data.id} user={data} />;
  }
  if (isLoading) return <ShellSkeleton />;
  if (!isProtectedPath(pathname)) return <NotFoundPage isFullPage />;
  // Who signed out wants to be nowhere but at the door.
  if (session.endedBy() === 'person') return <Redirect to="/" replace />;
  return <ToLanding from={`${pathname}${search}${hash}`} isLost={session.endedBy() === 'other'} />;
};

/** One redirect, however often the session speaks up meanwhile: another state object would be another one. */
const ToLanding = (wanted: { readonly from: string; readonly isLost: boolean }): ReactElement => {
  const [state] = useState(wanted.isLost ? wanted : { from: wanted.from });
  return <Redirect to="/" replace state={state} />;
};
