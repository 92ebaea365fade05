import { Secret, TOTP } from 'otpauth';
import { type AuthCalls, bearer, PASSWORD } from './authCalls';
import type { TestDeps } from './testDeps';

export const ANNA = 'anna@carte.example';

interface Protected {
  readonly token: string;
  readonly secret: string;
  readonly recovery: readonly string[];
}

/** The calls of somebody with an authenticator app. */
export const secondFactorCalls = (test: TestDeps, auth: AuthCalls) => {
  const call = (method: 'POST' | 'PUT' | 'DELETE', token: string, payload?: object) =>
    test.app.inject({
      method,
      url: '/api/profile/totp',
      headers: bearer(token),
      ...(payload ? { payload } : {}),
    });
  /** What the app shows, `steps` half minutes from now. */
  const codeOf = (secret: string, steps = 0): string =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: test.deps.clock().getTime() + steps * 30_000,
    });
  const begin = (token: string) => call('POST', token);
  const confirm = (token: string, code: unknown) => call('PUT', token, { code });
  const login = (password = PASSWORD, headers = {}, email = ANNA) =>
    auth.post('login', { email, password }, { headers });
  const ticket = async (headers = {}, email = ANNA): Promise<string> =>
    (await login(PASSWORD, headers, email)).json().second_factor;

  return {
    begin,
    confirm,
    codeOf,
    login,
    ticket,
    remove: (token: string, payload: object) => call('DELETE', token, payload),
    second: (payload: object, headers = {}) => auth.post('totp', payload, { headers }),
    /** Registers, and turns it on; the app shows another code afterwards. */
    protectedUser: async (email = ANNA): Promise<Protected> => {
      const token = await auth.registered(email);
      const { secret } = (await begin(token)).json();
      const answer = await confirm(token, codeOf(secret));
      if (answer.statusCode !== 200) throw new Error(`Expected it to be on, got ${answer.body}`);
      await test.settled();
      test.wait(60_000);
      return { token, secret, recovery: answer.json().recovery_codes };
    },
  };
};
