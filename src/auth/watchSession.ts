import { onUnauthorized, readToken } from '../../dataProvider/token';
import { checkSession } from './checkSession';
import { session } from './session';

/**
 * Keeps the session true while the page lives: a call that was answered 401 ends it, and so does signing out in
 * another tab; signing in there as somebody else shows that person here too. Returns the way to stop watching.
 */
export const watchSession = (): (() => void) => {
  const stop = onUnauthorized(() => session.logout('other'));
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== 'token' && key !== null) return;
    if (readToken() === null) session.logout('other');
    else if (newValue !== null) void checkSession();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
};
