import { useNavigate } from 'react-router';
import { call, DEVICE_KEY } from '../../dataProvider/call';
import { readToken } from '../../dataProvider/token';
import { mayLoseForms } from '../../kit/form/unsavedForms';
import { MODE_KEY } from '../../ui/shownColours';
import { session } from './session';

/**
 * Ends the session for good: this browser forgets the token, the record and everything that was kept for this person, and
 * the backend forgets the token where it can (capability `logout`). A backend that answers late, or never, holds nobody back:
 * the call takes the token with it when it starts, and this browser is rid of it before the answer.
 */
export const signOut = async (): Promise<void> => {
  const canLogOut = session.getState().data?.capabilities.includes('logout') ?? false;
  const farewell = canLogOut && readToken() !== null ? call('auth.logout') : undefined;
  forgetPrivateData();
  session.logout();
  await farewell?.catch((error: unknown) => console.warn('Signing out on the server failed.', error));
};

/** What the console keeps in this browser for one person carries this prefix: list state, drafts, the chosen point. */
const PRIVATE_PREFIX = 'carte.';

/** Kept when a person signs out: how the console looks, and that this browser is known, say nothing about them. */
const SHARED = [MODE_KEY, DEVICE_KEY];

/** react-admin's store: list state and ticked rows. */
const STORE_PREFIX = 'RaStore';

/** Removes everything private from the browser's storage; blocked storage holds nothing to remove. */
const forgetPrivateData = (): void => {
  for (const storage of storages()) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && isPrivate(key)) storage.removeItem(key);
  }
};

const storages = (): readonly Storage[] => {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
};

const isPrivate = (key: string): boolean =>
  key.startsWith(STORE_PREFIX) || (key.startsWith(PRIVATE_PREFIX) && !SHARED.includes(key));

/** Signs out by the person's own wish, once they agreed to lose what they typed; `onLeaving` is told when it is certain. */
export const useSignOut = (): ((onLeaving?: () => void) => Promise<void>) => {
  const navigate = useNavigate();
  return async (onLeaving) => {
    if (!(await mayLoseForms())) return;
    onLeaving?.();
    // First the way out, so that the guard does not take it for a lost session and ask to come back here.
    await navigate('/');
    await signOut();
  };
};
