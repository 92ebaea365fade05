import { call } from '../../dataProvider/call';
import { readToken } from '../../dataProvider/token';
import { forgetPrivateData } from './forgetPrivateData';
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
