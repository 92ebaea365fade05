import { HttpError } from '../../contract/errors';
import { call } from '../../dataProvider/call';
import type { SessionAnswer } from '../../dataProvider/readAnswer';
import { onForbidden, onUnauthorized, readToken, storeToken } from '../../dataProvider/token';
import { isSignedIn, readUser, type User } from '../../dataProvider/User';
import { forgetAbsentSections } from '../../kit/parts/sectionOr';
import { session } from './session';
import { signOut } from './signOut';

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

/**
 * Takes over the session that an answer has opened. Somebody else who was signed in here is signed out first: nothing of
 * theirs stays in this browser. @throws what the check of the session has failed with
 */
export const acceptSession = async (answer: SessionAnswer, signal: AbortSignal): Promise<User> => {
  const told = readUser(answer);
  const before = session.getState().data;
  if (isSignedIn(before) && before.id !== told?.id) void signOut();
  storeToken(answer.token);
  forgetAbsentSections();
  if (isSignedIn(told)) {
    session.setUser(told);
    return told;
  }
  // A backend may leave the status out here (the specification promises only user fields): then the profile knows.
  const user = await checkSession(signal);
  if (user === null) throw session.getState().error;
  return user;
};

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
