import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { devices } from '../../server/db/schema';
import { cleanUp } from '../../server/jobs/startMaintenance';
import { authCalls, HOUR, MINUTE, PASSWORD } from './authCalls';
import { openApp, openServer } from './standing';
import type { TestDeps } from './testDeps';

const test = openServer();
const auth = authCalls(test);
/** A second process on the same database. */
const other = openApp(() => buildApp(test.deps));

const EMAIL = 'anna@carte.example';
const DAY = 24 * HOUR;
const WRONG = 'wrong password';

beforeEach(() => test.reset());

interface From {
  readonly ip?: string;
  readonly device?: string;
  readonly email?: string;
  readonly app?: TestDeps['app'];
}
const login = (password: string, { ip = '10.0.0.1', device, email = EMAIL, app = test.app }: From = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress: ip,
    headers: device === undefined ? {} : { 'carte-device': device },
  });
const guess = async (times: number, from: From = {}) => {
  const statuses = [];
  for (let n = 0; n < times; n += 1) statuses.push((await login(WRONG, from)).statusCode);
  return statuses;
};
const judged = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;
const letters = async () => {
  await test.settled();
  return test.letters.filter(({ subject }) => subject.includes('подбирает пароль'));
};
/** The mark of a device that signs in with the right password. */
const markOf = async (ip = '10.9.9.9'): Promise<string> => (await login(PASSWORD, { ip })).json().device;
/** Strangers, each at an address of their own, until nobody is let in any more. */
const storm = async (times: number, app = test.app) => {
  let tried = 0;
  for (let n = 0; n < times; n += 1) {
    const { statusCode } = await login(WRONG, { ip: `10.1.${n >> 8}.${n & 255}`, app });
    if (statusCode === 401) tried += 1;
  }
  return tried;
};

describe('[AR-07] wrong passwords', () => {
  it('of a stranger stop the stranger, and the owner signs in from anywhere else', async () => {
    await auth.registered();
    expect(judged(await guess(12, { ip: '10.6.6.6' }))).toBe(10);
    const refused = await login(PASSWORD, { ip: '10.6.6.6' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(PASSWORD)).statusCode).toBe(200);
    test.wait(15 * MINUTE);
    expect((await login(PASSWORD, { ip: '10.6.6.6' })).statusCode).toBe(200);
  });

  it('of strangers everywhere never stop a device that has signed in before, not even beside one of them', async () => {
    await auth.registered();
    const device = await markOf();
    await guess(11, { ip: '10.6.6.6' });
    await storm(40);
    expect((await login(PASSWORD, { ip: '10.7.7.7' })).statusCode).toBe(429);
    for (const ip of ['10.7.7.7', '10.6.6.6']) {
      const answer = await login(PASSWORD, { ip, device });
      expect([answer.statusCode, answer.json().device]).toEqual([200, device]);
    }
    // Its own mistakes are counted apart, and it waits for these only.
    expect(judged(await guess(12, { device }))).toBe(10);
    expect((await login(PASSWORD, { device })).statusCode).toBe(429);
    test.wait(15 * MINUTE);
    expect((await login(PASSWORD, { device })).statusCode).toBe(200);
  });

  it('a device that registered and confirmed is known too; an unconfirmed registration knows nobody', async () => {
    const { device } = (await auth.register()).json();
    expect(judged(await guess(12, { device }))).toBe(10);
    await auth.post('verify', { email: EMAIL, code: auth.codeOf() });
    expect((await login(PASSWORD, { device })).statusCode).toBe(200);
    const foreign = (await auth.register(EMAIL, 'password of a stranger')).json().device;
    expect(judged(await guess(12, { ip: '10.0.0.2', device: foreign }))).toBe(10);
    expect((await login(PASSWORD, { ip: '10.0.0.2', device: foreign })).statusCode).toBe(429);
  });

  it('get twenty tries an hour and sixty a day at one account from all strangers together, on any process', async () => {
    await auth.registered();
    let month = 0;
    for (let day = 0; day < 3; day += 1) {
      for (let hour = 0; hour < 5; hour += 1) {
        const tried = await storm(23, hour % 2 === 0 ? test.app : other);
        expect(tried).toBe(hour < 3 ? 20 : 0);
        month += tried;
        test.wait(HOUR);
      }
      test.wait(DAY - 5 * HOUR);
    }
    expect(month * 10).toBe(1800);
  }, 120_000);

  it('are told to the owner in one letter a day, to nobody else and not at once', async () => {
    await auth.registered();
    await guess(10);
    expect(await letters()).toEqual([]);
    await guess(5);
    await storm(30);
    expect(await letters()).toMatchObject([{ to: EMAIL }]);
    await guess(20, { email: 'nobody@carte.example', ip: '10.0.0.3' });
    expect(await letters()).toHaveLength(1);
    test.wait(DAY);
    await storm(30);
    expect(await letters()).toHaveLength(2);
  });

  it('of one person stop nobody else behind the same address', async () => {
    await auth.registered();
    await guess(60, { email: 'boris@carte.example' });
    expect((await login(PASSWORD)).statusCode).toBe(200);
    const device = await markOf('10.0.0.1');
    // Five at their limit fill an address: it waits, but for those who are known.
    for (const name of ['v', 'g', 'd', 'e']) await guess(11, { email: `${name}@carte.example` });
    expect((await login(PASSWORD)).statusCode).toBe(429);
    expect((await login(PASSWORD, { device })).statusCode).toBe(200);
    expect((await login(PASSWORD, { ip: '10.0.0.2' })).statusCode).toBe(200);
  });
});

describe('the mark of a device', () => {
  it('is kept as a hash, stays out of the log, and serves several people of one browser', async () => {
    await auth.registered();
    await auth.registered('boris@carte.example');
    const device = await markOf();
    expect((await login(PASSWORD, { device, email: 'boris@carte.example' })).json().device).toBe(device);
    await guess(11, { ip: '10.5.5.5', email: 'boris@carte.example' });
    for (const email of [EMAIL, 'boris@carte.example'])
      expect((await login(PASSWORD, { device, email, ip: '10.5.5.5' })).statusCode).toBe(200);
    expect(JSON.stringify(await test.deps.db.select().from(devices))).not.toContain(device);
    expect(test.logged.join('\n')).not.toContain(device);
  });

  it.each(['short', 'x'.repeat(44), `${'x'.repeat(42)}"`, ''])(
    'that could not be ours is none: %j',
    async (device) => {
      await auth.registered();
      const answer = await login(PASSWORD, { device });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().device).toMatch(/^[\w-]{43}$/);
      expect(answer.json().device).not.toBe(device);
    },
  );

  it('is forgotten when nobody has used it for half a year, and so are registrations nobody confirms for a month', async () => {
    await auth.registered();
    const device = await markOf();
    const stranger = (await auth.register(EMAIL, 'password of a stranger')).json();
    expect((await auth.profile(stranger.token)).statusCode).toBe(200);
    test.wait(31 * DAY);
    await cleanUp(test.deps);
    expect((await login('password of a stranger', { ip: '10.0.0.8' })).statusCode).toBe(401);
    await guess(11);
    expect((await login(PASSWORD, { device })).statusCode).toBe(200);
    test.wait(181 * DAY);
    await cleanUp(test.deps);
    expect(await test.deps.db.select().from(devices)).toEqual([]);
  });
});
