import { HttpError } from '../../contract/errors';
import { call } from '../../dataProvider/call';
import { readToken, storeToken } from '../../dataProvider/token';
import { readUser } from './readUser';
import { session } from './session';
import type { User } from './User';

/**
 * Asks the backend who the stored token belongs to. A check that was answered 401 clears token and record. Every
 * other failure validated no session (no network, a broken or busy backend): the token stays and the error says so, the person
 * may try again.
 */
export const checkSession = async (signal?: AbortSignal): Promise<User | null> => {
  const sent = readToken();
  // A check beside a session that is shown already must not take its pages away.
  if (session.getState().data === null) session.setLoading(true);
  try {
    const answer = await call('profile.one', signal ? { signal } : {});
    const user = readUser(answer);
    if (user === null) throw new HttpError(200, { key: 'errors.badAnswer' });
    // A backend may renew the token with this answer.
    if (typeof answer.token === 'string' && answer.token !== '') storeToken(answer.token);
    session.setUser(user);
    return user;
  } catch (error) {
    const kept = readToken();
    // Called off, or somebody signed in while this check was under way: its late failure is not theirs.
    if (signal?.aborted || (kept !== null && kept !== sent)) return null;
    if (!isUndecided(error)) session.logout('other');
    session.setError(error);
    return null;
  }
};

let started: Promise<User | null> | undefined;

/** Begins the check of the start-up ahead of the page that will tell of it. */
export const startCheck = (): Promise<User | null> => {
  started = checkSession();
  return started;
};

/** The check that was begun ahead; once, the next one is another. */
export const takeStartedCheck = (): Promise<User | null> | undefined => {
  const check = started;
  started = undefined;
  return check;
};

/** Whether a failed check says nothing about the session itself. */
export const isUndecided = (error: unknown): boolean =>
  error !== null && !(error instanceof HttpError && error.status === 401);
