import { configure, render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { watchSession } from '../../src/auth/checkSession';
import { letterLink } from '../../src/auth/letterLink';
import { session } from '../../src/auth/session';
import { Root } from '../../src/Root';

// The files of one worker share their modules: one that ended while these were still being read left the next without them.
await Promise.all([
  import('../../src/App'),
  import('../../src/CarteConsole'),
  import('../../src/landing/LandingPage'),
  import('../../src/auth/modal/AuthModal'),
]);

let leave = () => {};
/** Closes what stands open: who opens another page does, and so does the end of a test. */
const leavePage = (): void => {
  leave();
  leave = () => {};
};

/** Opens the whole console at an address, as the browser would: with or without a token from before. */
export const renderAt = (address: string, { token }: { token?: string } = {}) => {
  leavePage();
  // The console's parts are read when they are first wanted; on a busy machine that takes its time.
  configure({ asyncUtilTimeout: 15_000 });
  session.logout();
  session.forgetEnd();
  localStorage.clear();
  sessionStorage.clear();
  if (token !== undefined) localStorage.setItem('token', token);
  window.history.replaceState(null, '', address);
  const stopLink = letterLink.watch();
  const stop = watchSession();
  const view = render(<Root />);
  leave = () => {
    stop();
    stopLink();
    letterLink.forget();
    view.unmount();
  };
  onTestFinished(leavePage);
  return view;
};

export const address = () => `${window.location.pathname}${window.location.search}`;
