import { readSession } from '../../dataProvider/readAnswer';
import { demoEmail } from '../../server/seed/seedDemo';

/** The password of the demo's owner, for the server that a part starts. */
export const PASSWORD = 'a password for the bench';

/** @returns the token of the demo's owner */
export const signInDemo = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail(), password: PASSWORD }),
  });
  const session = readSession(await answer.json());
  if (!session) throw new Error(`Expected a session from ${url}, got ${answer.status}.`);
  return session.token;
};
