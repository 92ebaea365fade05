import type { InjectOptions } from 'fastify';
import type { TestDeps } from './testDeps';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const PASSWORD = 'correct horse';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The calls of a visitor who registers and signs in. */
export const authCalls = (test: TestDeps) => {
  const post = (url: string, payload: object, options: InjectOptions = {}) =>
    test.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, ...options });
  const register = async (email = 'anna@carte.example', password = PASSWORD) => {
    const answer = await post('register', { phone: '+79001234567', email, password });
    await test.settled();
    return answer;
  };
  /** The code in the last letter. */
  const codeOf = (): number => Number(/\d{4}/.exec(test.letters.at(-1)?.subject ?? '')?.[0]);

  return {
    post,
    register,
    codeOf,
    profile: (token: string) =>
      test.app.inject({ method: 'GET', url: '/api/profile', headers: bearer(token) }),
    points: (token: string) => test.app.inject({ method: 'GET', url: '/api/point', headers: bearer(token) }),
    /** Registers and confirms. @returns the token */
    registered: async (email = 'anna@carte.example', password?: string): Promise<string> => {
      const token = (await register(email, password)).json().token;
      const answer = await post('verify', { email, code: codeOf() }, { headers: bearer(token) });
      if (answer.statusCode !== 200) throw new Error(`Expected the code to be right, got ${answer.body}`);
      return token;
    },
  };
};

export type AuthCalls = ReturnType<typeof authCalls>;
