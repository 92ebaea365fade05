import { onForbidden, onUnauthorized, readToken } from '../../dataProvider/token';
import { checkSession } from './checkSession';
import { session } from './session';

const ASK_AGAIN_MS = 5000;

/**
 * Keeps the session true while the page lives: a call that was answered 401 ends it, and so does signing out in
 * another tab; signing in there as somebody else shows that person here too. A call that was refused (403) means that the
 * person may do less than this page knows: the profile is asked again. Returns the way to stop watching.
 */
export const watchSession = (): (() => void) => {
  const stop = onUnauthorized(() => session.logout('other'));
  let isAsking = false;
  const stopForbidden = onForbidden(() => {
    if (isAsking || session.getState().data === null) return;
    isAsking = true;
    // A page may be refused many calls at once, and what was refused stays refused: once in a while is enough.
    void checkSession().finally(() => setTimeout(() => (isAsking = false), ASK_AGAIN_MS));
  });
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== 'token' && key !== null) return;
    if (readToken() === null) session.logout('other');
    else if (newValue !== null) void checkSession();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    stopForbidden();
    window.removeEventListener('storage', onStorage);
  };
};
