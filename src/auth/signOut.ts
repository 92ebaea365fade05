import { call } from '../../dataProvider/call';
import { readToken } from '../../dataProvider/token';
import { forgetPrivateData } from './forgetPrivateData';
import { session } from './session';

/**
 * Ends the session for good: the backend forgets the token where it can (capability `logout`), this browser forgets the
 * token, the record and everything that was kept for this person. A backend that does not answer holds nobody back.
 */
export const signOut = async (): Promise<void> => {
  const canLogOut = session.getState().data?.capabilities.includes('logout') ?? false;
  if (canLogOut && readToken() !== null) {
    await call('auth.logout').catch((error: unknown) =>
      console.warn('Signing out on the server failed.', error),
    );
  }
  forgetPrivateData();
  session.logout();
};
