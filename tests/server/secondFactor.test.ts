import { beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys, recoveryCodes, secondFactors, tickets } from '../../server/db/schema';
import { authCalls, bearer, MINUTE, PASSWORD } from './authCalls';
import { ANNA, secondFactorCalls } from './secondFactorCalls';
import { openServer } from './standing';

const test = openServer();
const auth = authCalls(test);
const app = secondFactorCalls(test, auth);

beforeEach(() => test.reset());

const profileOf = async (token: string) =>
  (await auth.profile(token)).json().user ?? (await auth.profile(token)).json();

describe('[AR-06] the second factor is turned on', () => {
  it('with a secret for the app and its first code; then ten recovery codes come, once', async () => {
    const token = await auth.registered();
    const begun = (await app.begin(token)).json();
    expect(begun).toEqual({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.any(String) });
    const uri = new URL(begun.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Carte:${ANNA}`,
    ]);
    expect(uri.searchParams.get('secret')).toBe(begun.secret);
    expect(await profileOf(token)).toMatchObject({ two_factor: false });

    const answer = await app.confirm(token, app.codeOf(begun.secret));
    expect(answer.statusCode).toBe(200);
    const codes: readonly string[] = answer.json().recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(await profileOf(token)).toMatchObject({ two_factor: true, recovery_codes_left: 10 });
    await test.settled();
    expect(test.letters.at(-1)).toMatchObject({ to: ANNA, subject: 'Вход с подтверждением включён' });
  });

  it('by nobody whose app shows something else', async () => {
    const token = await auth.registered();
    const { secret } = (await app.begin(token)).json();
    for (const code of ['000000', app.codeOf(secret, 3), '12345', '', null, 123456, [app.codeOf(secret)]]) {
      const answer = await app.confirm(token, code);
      expect([code, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([code, 422, ['code']]);
    }
    expect((await app.login()).statusCode).toBe(200);
    expect((await app.confirm(token, app.codeOf(secret))).statusCode).toBe(200);
  });

  it('in two tabs: both show one secret, the first code is it, and the other tab is told', async () => {
    const token = await auth.registered();
    const [one, other] = await Promise.all([app.begin(token), app.begin(token)]);
    expect(one.json()).toEqual(other.json());
    const code = app.codeOf(one.json().secret);
    const answers = await Promise.all([app.confirm(token, code), app.confirm(token, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await app.begin(token)).statusCode).toBe(409);
    expect(await test.deps.db.select().from(recoveryCodes)).toHaveLength(10);
  });

  it('not with what was begun long ago: that is forgotten, and another secret comes', async () => {
    const token = await auth.registered();
    expect((await app.confirm(token, '123456')).statusCode).toBe(409);
    const { secret } = (await app.begin(token)).json();
    test.wait(15 * MINUTE);
    expect((await app.confirm(token, app.codeOf(secret))).statusCode).toBe(409);
    expect((await app.begin(token)).json().secret).not.toBe(secret);
  });

  it('and nothing of it can be read at rest or in the log, nor is an answer kept for a repeated call', async () => {
    const token = await auth.registered();
    const headers = { ...bearer(token), 'idempotency-key': 'twice' };
    const begun = await test.app.inject({ method: 'POST', url: '/api/profile/totp', headers });
    const { secret } = begun.json();
    const answer = await app.confirm(token, app.codeOf(secret));
    const ticket = await app.ticket();
    const { db } = test.deps;
    const rest = JSON.stringify([
      await db.select().from(secondFactors),
      await db.select().from(recoveryCodes),
      await db.select().from(tickets),
      test.logged,
    ]);
    const secrets: readonly string[] = [secret, ticket, ...answer.json().recovery_codes];
    for (const one of secrets) {
      expect(rest).not.toContain(one);
      expect(rest).not.toContain(one.replaceAll('-', ''));
    }
    expect(await db.select().from(idempotencyKeys)).toEqual([]);
  });
});

describe.each(['GET', 'POST'] as const)('[AR-06] a sign-in by %s with a second factor', (method) => {
  const enter = (password: string) => {
    const sent = { email: ANNA, password };
    const url = '/api/auth/login';
    return method === 'GET'
      ? test.app.inject({ method, url, query: sent })
      : test.app.inject({ method, url, payload: sent });
  };

  it('answers 202 with a ticket and nothing else, and opens no session', async () => {
    const { secret } = await app.protectedUser();
    const answer = await enter(PASSWORD);
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { second_factor: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    const { second_factor: ticket } = answer.json();
    expect((await auth.profile(ticket)).statusCode).toBe(401);
    const entered = await app.second({ ticket, code: app.codeOf(secret) });
    expect(entered.statusCode).toBe(200);
    expect(entered.json()).toMatchObject({
      token: expect.any(String),
      device: expect.any(String),
      email: ANNA,
      status: 'active',
      two_factor: true,
    });
    expect((await auth.points(entered.json().token)).statusCode).toBe(200);
  });

  it('with a wrong password answers what it answers to everybody', async () => {
    await auth.registered('boris@carte.example');
    await app.protectedUser();
    const wrong = await enter('wrong password');
    const other = await app.login('wrong password', {}, 'boris@carte.example');
    const nobody = await app.login('wrong password', {}, 'nobody@carte.example');
    expect([wrong.statusCode, wrong.body]).toEqual([401, nobody.body]);
    expect(other.body).toBe(wrong.body);
  });
});

describe('[AR-06] a ticket', () => {
  it.each([[undefined], [null], [7], [['x']], [{}]])(
    'that is no text is refused by name: %j',
    async (ticket) => {
      const answer = await app.second({ ticket, code: '123456' });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['ticket']]);
    },
  );

  it('is good once, also for two calls at a time', async () => {
    const { secret, recovery } = await app.protectedUser();
    const ticket = await app.ticket();
    const answers = await Promise.all([
      app.second({ ticket, code: app.codeOf(secret) }),
      app.second({ ticket, code: recovery[0] }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    test.wait(MINUTE);
    expect((await app.second({ ticket, code: app.codeOf(secret) })).statusCode).toBe(401);
  });

  it('pressed twice opens one session', async () => {
    const { secret } = await app.protectedUser();
    const payload = { ticket: await app.ticket(), code: app.codeOf(secret) };
    const answers = await Promise.all([app.second(payload), app.second(payload)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is void after five minutes', async () => {
    const { secret } = await app.protectedUser();
    const ticket = await app.ticket();
    test.wait(5 * MINUTE);
    const late = await app.second({ ticket, code: app.codeOf(secret) });
    expect([late.statusCode, late.json().message ?? late.json().error]).toEqual([
      401,
      'Время на ввод кода вышло. Войдите ещё раз.',
    ]);
  });

  it('takes five codes, and then the right one no more', async () => {
    const { secret } = await app.protectedUser();
    const ticket = await app.ticket();
    for (let n = 0; n < 5; n += 1) {
      const answer = await app.second({ ticket, code: '000000' });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['code']]);
    }
    expect((await app.second({ ticket, code: app.codeOf(secret) })).statusCode).toBe(401);
    const next = await app.ticket();
    expect((await app.second({ ticket: next, code: app.codeOf(secret) })).statusCode).toBe(200);
  });

  it('of another is no use to who has a code of their own', async () => {
    const anna = await app.protectedUser();
    const boris = await app.protectedUser('boris@carte.example');
    const ticket = await app.ticket({}, 'boris@carte.example');
    expect((await app.second({ ticket, code: app.codeOf(anna.secret) })).statusCode).toBe(422);
    expect((await app.second({ ticket, code: anna.recovery[0] })).statusCode).toBe(422);
    const entered = await app.second({ ticket, code: app.codeOf(boris.secret) });
    expect(entered.json()).toMatchObject({ email: 'boris@carte.example' });
  });

  it.each([[''], ['x'.repeat(43)], ['x'.repeat(60_000)], ['\u{1F511}']])(
    'that is none of ours is 401: %j',
    async (ticket) => {
      expect((await app.second({ ticket, code: '123456' })).statusCode).toBe(401);
    },
  );

  it('dies with the account being blocked, the second factor turned off, the password changed', async () => {
    const { token, secret, recovery } = await app.protectedUser();
    const code = () => app.codeOf(secret);
    const changed = await app.ticket();
    const password = { current: PASSWORD, password: 'battery staple 7' };
    await test.app.inject({
      method: 'PUT',
      url: '/api/profile/password',
      payload: password,
      headers: bearer(token),
    });
    expect((await app.second({ ticket: changed, code: code() })).statusCode).toBe(401);
    const off = (await app.login('battery staple 7')).json().second_factor;
    await app.remove(token, { password: 'battery staple 7', code: recovery[0] });
    expect((await app.second({ ticket: off, code: code() })).statusCode).toBe(401);
    expect((await app.login('battery staple 7')).statusCode).toBe(200);
  });
});
