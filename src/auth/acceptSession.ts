import type { SessionAnswer } from '../../dataProvider/readAnswer';
import { storeToken } from '../../dataProvider/token';
import { forgetAbsentSections } from '../../kit/parts/readSectionOr';
import { checkSession } from './checkSession';
import { readUser } from './readUser';
import { session } from './session';
import { signOut } from './signOut';
import { isSignedIn, type User } from './User';

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
