import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { makeSecrets } from '../../server/auth/makeSecrets';
import { tidySecondFactors } from '../../server/auth/secondFactor';
import { recoveryCodes, secondFactors } from '../../server/db/schema';
import { readKeys } from '../../server/env';
import { authCalls, bearer, HOUR, MINUTE, PASSWORD } from './authCalls';
import { ANNA, secondFactorCalls } from './secondFactorCalls';
import { openServer } from './standing';

const test = openServer();
const auth = authCalls(test);
const app = secondFactorCalls(test, auth);

beforeEach(() => test.reset());

const enter = async (code: unknown, headers = {}) =>
  app.second({ ticket: await app.ticket(headers), code }, headers);

describe('[AR-06] a code of the app', () => {
  it('is taken half a minute early and late, as it is typed, and no further off', async () => {
    const { secret } = await app.protectedUser();
    for (const steps of [-2, 2, -4, 4])
      expect([steps, (await enter(app.codeOf(secret, steps))).statusCode]).toEqual([steps, 422]);
    const early = app.codeOf(secret, -1);
    expect((await enter(` ${early.slice(0, 3)} ${early.slice(3)} `)).statusCode).toBe(200);
    expect((await enter(app.codeOf(secret, 1))).statusCode).toBe(200);
  });

  it('is good once: neither it nor an older one is taken again, by no ticket and no call', async () => {
    const { token, secret } = await app.protectedUser();
    const [older, code, newer] = [app.codeOf(secret, -1), app.codeOf(secret), app.codeOf(secret, 1)];
    expect((await enter(code)).statusCode).toBe(200);
    for (const replayed of [code, older]) {
      expect((await enter(replayed)).statusCode).toBe(422);
      expect((await app.remove(token, { password: PASSWORD, code: replayed })).statusCode).toBe(422);
    }
    expect((await enter(newer)).statusCode).toBe(200);
  });

  it('that turned it on does not sign in', async () => {
    const token = await auth.registered();
    const { secret } = (await app.begin(token)).json();
    await app.confirm(token, app.codeOf(secret));
    expect((await enter(app.codeOf(secret))).statusCode).toBe(422);
  });

  it('brought by many at a time opens one session', async () => {
    const { secret } = await app.protectedUser();
    const waiting = [await app.ticket(), await app.ticket(), await app.ticket()];
    const code = app.codeOf(secret);
    const answers = await Promise.all(waiting.map((ticket) => app.second({ ticket, code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });
});

describe('[AR-06] guessing codes', () => {
  it('[AN3] ends after twenty an hour, with however many tickets, and the owner hears of it once', async () => {
    const { secret } = await app.protectedUser();
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await enter('000000')).statusCode);
    expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
    const locked = await enter(app.codeOf(secret));
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    await test.settled();
    const told = test.letters.filter(({ subject }) => subject.includes('знает ваш пароль'));
    expect(told.map(({ to }) => to)).toEqual([ANNA]);
    test.wait(HOUR);
    expect((await enter(app.codeOf(secret))).statusCode).toBe(200);
  });

  it('[AR-07] by strangers does not lock out a device that has signed in before', async () => {
    const { secret } = await app.protectedUser();
    const { device } = (await enter(app.codeOf(secret))).json();
    for (let n = 0; n < 21; n += 1) await enter('000000');
    expect((await enter('000000')).statusCode).toBe(429);
    test.wait(MINUTE);
    const known = await enter(app.codeOf(secret), { 'carte-device': device });
    expect(known.statusCode).toBe(200);
  });

  it('counts failures only', async () => {
    const { secret } = await app.protectedUser();
    for (let n = 0; n < 25; n += 1) {
      expect((await enter(app.codeOf(secret))).statusCode).toBe(200);
      test.wait(MINUTE);
    }
  }, 60_000);

  it('by turning it off ends after ten tries, of passwords and codes together', async () => {
    const { token } = await app.protectedUser();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const password = n % 2 === 0 ? PASSWORD : 'wrong password';
      statuses.push((await app.remove(token, { password, code: '000000' })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});

describe('[AR-06] recovery codes', () => {
  it('sign in once each, however they are typed; when the last is used up the profile says so', async () => {
    const { recovery } = await app.protectedUser();
    const [first = '', ...others] = recovery;
    expect((await enter(first.toLowerCase().replaceAll('-', ' '))).json()).toMatchObject({
      recovery_codes_left: 9,
    });
    expect((await enter(first)).statusCode).toBe(422);
    for (const [at, code] of others.entries()) {
      const answer = await enter(code);
      expect([answer.statusCode, answer.json().recovery_codes_left]).toEqual([200, 8 - at]);
      test.wait(MINUTE);
    }
    expect(await test.deps.db.select().from(recoveryCodes)).toEqual([]);
    expect((await enter(recovery[9])).statusCode).toBe(422);
  });

  it('brought twice at a time open one session', async () => {
    const { recovery } = await app.protectedUser();
    const waiting = [await app.ticket(), await app.ticket()];
    const answers = await Promise.all(waiting.map((ticket) => app.second({ ticket, code: recovery[0] })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

describe('[AR-06] turning it off', () => {
  it('wants password and code; a wrong password uses no code up', async () => {
    const { token, secret } = await app.protectedUser();
    const code = app.codeOf(secret);
    const wrong = await app.remove(token, { password: 'wrong password', code });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['password']]);
    for (const bad of [undefined, '000000', 123456, null]) {
      const answer = await app.remove(token, { password: PASSWORD, code: bad });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['code']]);
    }
    expect((await app.remove(token, { password: PASSWORD, code })).json()).toEqual({});
    await test.settled();
    expect(test.letters.at(-1)?.subject).toBe('Вход с подтверждением выключен');
    expect((await app.login()).statusCode).toBe(200);
    expect((await app.remove(token, { password: PASSWORD, code })).statusCode).toBe(409);
    for (const table of [secondFactors, recoveryCodes])
      expect(await test.deps.db.select().from(table)).toEqual([]);
  });

  it('and on again gives another secret and other codes, and the old ones are void', async () => {
    const { token, secret, recovery } = await app.protectedUser();
    await app.remove(token, { password: PASSWORD, code: recovery[0] });
    const again = (await app.begin(token)).json().secret;
    expect(again).not.toBe(secret);
    expect((await app.confirm(token, app.codeOf(again))).statusCode).toBe(200);
    expect((await enter(recovery[1])).statusCode).toBe(422);
    expect((await enter(app.codeOf(secret))).statusCode).toBe(422);
  });
});

describe('[AR-06] a new password by a letter', () => {
  it('does not get around it', async () => {
    const { secret } = await app.protectedUser();
    await auth.post('forgot', { email: ANNA });
    await test.settled();
    const token = /password=([\w-]{43})/.exec(test.letters.at(-1)?.text ?? '')?.[1];
    const answer = await auth.post('reset', { token, password: 'battery staple 7' });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([202, ['second_factor']]);
    const entered = await app.second({ ticket: answer.json().second_factor, code: app.codeOf(secret) });
    expect((await auth.profile(entered.json().token)).statusCode).toBe(200);
  });
});

describe('[AR-06] the key of the secrets', () => {
  const key = () => randomBytes(32).toString('base64');
  const keyFile = () => join(test.deps.env.DATA_DIR, 'secrets.key');

  it('is a file that only its owner reads, made once', async () => {
    await app.protectedUser();
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    const before = readFileSync(keyFile(), 'utf8');
    makeSecrets(test.deps.env).seal('x', 'y');
    expect(readFileSync(keyFile(), 'utf8')).toBe(before);
  });

  it('that is damaged is refused by name, and none is made in its place', () => {
    const before = readFileSync(keyFile(), 'utf8');
    writeFileSync(keyFile(), 'half a k');
    expect(() => makeSecrets(test.deps.env).seal('x', 'y')).toThrow(/secrets\.key holds no key/);
    writeFileSync(keyFile(), before);
  });

  it('opens for whom it was sealed, unchanged, and with the key that sealed it', () => {
    const [one, other] = [key(), key()];
    const secrets = makeSecrets({ SECRETS_KEY: [one], DATA_DIR: '' });
    const sealed = secrets.seal('secret', 'anna');
    expect(secrets.open(sealed, 'anna')).toBe('secret');
    expect(secrets.open(sealed, 'boris')).toBeUndefined();
    expect(secrets.open({ ...sealed, secret: `${sealed.secret}AA` }, 'anna')).toBeUndefined();
    expect(secrets.open({ ...sealed, secret: 'AA.AA.AA' }, 'anna')).toBeUndefined();
    expect(makeSecrets({ SECRETS_KEY: [other], DATA_DIR: '' }).open(sealed, 'anna')).toBeUndefined();
    expect(makeSecrets({ SECRETS_KEY: [other, one], DATA_DIR: '' }).open(sealed, 'anna')).toBe('secret');
    expect(secrets.seal('secret', 'anna')).not.toEqual(sealed);
  });

  it('is replaced by putting a new one before it: the hourly round seals anew, then the old one may go', async () => {
    const { secret } = await app.protectedUser();
    const [old] = readKeys(readFileSync(keyFile(), 'utf8')) ?? [];
    const fresh = key();
    const both = makeSecrets({ SECRETS_KEY: [fresh, old ?? ''], DATA_DIR: '' });
    await tidySecondFactors({ ...test.deps, secrets: both });
    const only = makeSecrets({ SECRETS_KEY: [fresh], DATA_DIR: '' });
    const server = await buildApp({ ...test.deps, secrets: only });
    const payload = { ticket: await app.ticket(), code: app.codeOf(secret) };
    expect((await server.inject({ method: 'POST', url: '/api/auth/totp', payload })).statusCode).toBe(200);
    await server.close();
  });

  it('that is lost leaves the recovery codes, and a line in the log', async () => {
    const { secret, recovery } = await app.protectedUser();
    const lost = { ...test.deps, secrets: makeSecrets({ SECRETS_KEY: [key()], DATA_DIR: '' }) };
    await tidySecondFactors(lost);
    expect(test.logged.join('\n')).toContain('"lost":1');
    const server = await buildApp(lost);
    const second = async (code: unknown) =>
      server.inject({
        method: 'POST',
        url: '/api/auth/totp',
        payload: { ticket: await app.ticket(), code },
        headers: bearer('x'.repeat(43)),
      });
    expect((await second(app.codeOf(secret))).statusCode).toBe(422);
    expect((await second(recovery[0])).statusCode).toBe(200);
    await server.close();
  });

  afterAll(() => rmSync(keyFile(), { force: true }));
});
