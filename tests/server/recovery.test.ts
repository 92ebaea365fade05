import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { recoveries, users } from '../../server/db/schema';
import { cleanUp } from '../../server/jobs/startMaintenance';
import { authCalls, bearer, HOUR, MINUTE, PASSWORD } from './authCalls';
import { openServer } from './standing';

const test = openServer();
const auth = authCalls(test);

const EMAIL = 'anna@carte.example';
const NEW = 'battery staple';

beforeEach(() => test.reset());

const forgot = async (email: unknown = EMAIL, options: object = {}) => {
  const answer = await auth.post('forgot', { email }, options);
  await test.settled();
  return answer;
};
/** The tokens of all letters so far, the newest last. */
const tokens = (): readonly string[] =>
  test.letters.flatMap(({ text }) => /\/#password=([\w-]+)/.exec(text)?.[1] ?? []);
const token = async (email = EMAIL): Promise<string> => {
  await forgot(email);
  return tokens().at(-1) ?? '';
};
const reset = (payload: object, options: object = {}) => auth.post('reset', payload, options);
const login = (password: string, options: object = {}) =>
  auth.post('login', { email: EMAIL, password }, options);

describe('a forgotten password', () => {
  it('[AR-02] is replaced by the link of a letter, which signs in; the old one is over', async () => {
    await auth.registered();
    const answer = await reset({ token: await token(), password: NEW });
    expect([answer.statusCode, answer.json().status, answer.json().email]).toEqual([200, 'active', EMAIL]);
    expect(answer.json().device).toMatch(/^[\w-]{43}$/);
    expect((await auth.points(answer.json().token)).statusCode).toBe(200);
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login(NEW)).statusCode).toBe(200);
  });

  it('[AR-02] is a token of 256 bits behind the #, kept as a hash only and never logged', async () => {
    await auth.registered();
    const secret = await token();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(test.letters.at(-1)?.text).toContain(`http://carte.example/#password=${secret}`);
    expect(test.letters.at(-1)?.html).toContain(`http://carte.example/#password=${secret}`);
    await reset({ token: secret, password: 'short' });
    expect(JSON.stringify(await test.deps.db.select().from(recoveries))).not.toContain(secret);
    expect(test.logged.join('\n')).not.toContain(secret);
  });

  it('[AR-02] has a link that works once, for thirty minutes, and only if it is the newest', async () => {
    await auth.registered();
    const [first, second] = [await token(), await token()];
    expect(first).not.toBe(second);
    const refused = await reset({ token: first, password: NEW });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['token']]);
    expect((await reset({ token: second, password: NEW })).statusCode).toBe(200);
    expect((await reset({ token: second, password: NEW })).body).toBe(refused.body);
    const old = await token();
    test.wait(30 * MINUTE);
    expect((await reset({ token: old, password: NEW })).body).toBe(refused.body);
    await cleanUp(test.deps);
    expect(await test.deps.db.select().from(recoveries)).toEqual([]);
    for (const odd of ['', 'x'.repeat(43), 'x'.repeat(60_000)])
      expect((await reset({ token: odd, password: NEW })).body).toBe(refused.body);
    for (const odd of [undefined, null, 7, [second]])
      expect(Object.keys((await reset({ token: odd, password: NEW })).json().errors)).toEqual(['token']);
  });

  it('[AR-02] has a link that two presses at once use up once', async () => {
    await auth.registered();
    const secret = await token();
    const answers = await Promise.all([1, 2, 3].map(() => reset({ token: secret, password: NEW })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  it('[AR-02] takes no worse password than a registration, and keeps the link for a better one', async () => {
    await auth.registered();
    const secret = await token();
    for (const password of ['short', 'password123', 'x'.repeat(129), '', null, [NEW], undefined]) {
      const answer = await reset({ token: secret, password });
      expect([password, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
        password,
        422,
        ['password'],
      ]);
    }
    expect((await reset({ token: secret, password: NEW })).statusCode).toBe(200);
  });

  it('[AR-03] ends every session, tells the owner in a letter, and makes other browsers strangers again', async () => {
    const own = await auth.registered();
    const { device, token: second } = (await login(PASSWORD)).json();
    const secret = await token();
    const answer = await reset({ token: secret, password: NEW });
    await test.settled();
    for (const old of [own, second]) expect((await auth.profile(old)).statusCode).toBe(401);
    expect(test.letters.at(-1)).toMatchObject({ to: EMAIL, subject: expect.stringContaining('изменён') });
    // Strangers fill the account's counter: the browser of the reset gets in, the one from before waits as they do.
    for (let n = 0; n < 11; n += 1) await login('wrong password');
    expect((await login(NEW, { headers: { 'carte-device': device } })).statusCode).toBe(429);
    const fresh = answer.json().device;
    expect((await login(NEW, { headers: { 'carte-device': fresh } })).statusCode).toBe(200);
  });

  it('lets the owner in who is locked out, and gives strangers no further tries', async () => {
    await auth.registered();
    for (let n = 0; n < 21; n += 1)
      await login('wrong password', { remoteAddress: `10.0.${Math.floor(n / 8)}.1` });
    expect((await login(PASSWORD, { remoteAddress: '10.9.9.9' })).statusCode).toBe(429);
    const answer = await reset({ token: await token(), password: NEW });
    expect(answer.statusCode).toBe(200);
    expect((await login(NEW, { headers: { 'carte-device': answer.json().device } })).statusCode).toBe(200);
    expect((await login(NEW, { remoteAddress: '10.8.8.8' })).statusCode).toBe(429);
  });

  it('works for who is signed in as somebody else, and leaves that session alone', async () => {
    await auth.registered();
    const other = await auth.registered('boris@carte.example');
    const answer = await reset({ token: await token(), password: NEW }, { headers: bearer(other) });
    expect([answer.statusCode, answer.json().email]).toEqual([200, EMAIL]);
    expect((await auth.profile(other)).json().email).toBe('boris@carte.example');
  });

  it('is asked for in any writing of the address', async () => {
    await auth.registered('info@кафе.рф');
    for (const [n, email] of ['INFO@КАФЕ.РФ', ' info@xn--80akn5b.xn--p1ai ', 'info@Кафе.рф'].entries()) {
      expect((await forgot(email)).statusCode).toBe(200);
      expect(tokens()).toHaveLength(n + 1);
    }
  });

  it('is no way in for who is blocked, nor for a registration that waits for its code', async () => {
    await auth.registered();
    const secret = await token();
    await test.deps.db.update(users).set({ state: 'blocked' }).where(eq(users.email, EMAIL));
    const refused = await reset({ token: secret, password: NEW });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['token']]);
    await auth.register('new@carte.example');
    test.letters.length = 0;
    for (const email of [EMAIL, 'new@carte.example', 'nobody@carte.example'])
      expect((await forgot(email)).statusCode).toBe(200);
    expect(test.letters).toEqual([]);
    const [row] = await test.deps.db.select().from(users).where(eq(users.email, 'new@carte.example'));
    expect(row?.state).toBe('unverified');
  });
});

describe('asking for the letter', () => {
  it('does not wait for a mail server that hangs', async () => {
    await auth.registered();
    let release = (): void => {};
    const { send } = test.deps.mail;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    test.deps.mail.send = () => held;
    expect((await auth.post('forgot', { email: EMAIL })).statusCode).toBe(200);
    release();
    test.deps.mail.send = send;
    await test.settled();
  });

  it('takes no address for the link from the request', async () => {
    await auth.registered();
    await forgot(EMAIL, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(test.letters.at(-1)?.text).not.toContain('evil');
    expect(tokens()).toHaveLength(1);
  });

  it('floods no mailbox: three letters an hour and six a day, for unknown addresses alike', async () => {
    await auth.registered();
    for (const email of [EMAIL, 'nobody@carte.example']) {
      const hours: number[][] = [];
      for (let hour = 0; hour < 4; hour += 1) {
        const codes: number[] = [];
        for (let n = 0; n < 4; n += 1) {
          const remoteAddress = `10.1.${hour}.${n}`;
          codes.push((await forgot(email, { remoteAddress })).statusCode);
        }
        hours.push(codes);
        test.wait(HOUR);
      }
      const full = [429, 429, 429, 429];
      expect(hours).toEqual([[200, 200, 200, 429], [200, 200, 200, 429], full, full]);
    }
    expect(tokens()).toHaveLength(6);
  });

  it('is not stopped by strangers who ask, from a browser that signed in before', async () => {
    await auth.registered();
    const { device } = (await login(PASSWORD)).json();
    for (let n = 0; n < 5; n += 1) await forgot();
    const before = tokens().length;
    const codes = [];
    for (let n = 0; n < 4; n += 1)
      codes.push((await forgot(EMAIL, { headers: { 'carte-device': device } })).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
    expect(tokens()).toHaveLength(before + 3);
  });

  it('is counted by IP address, too', async () => {
    const codes = [];
    for (let n = 0; n < 32; n += 1) codes.push((await forgot(`a${n}@carte.example`)).statusCode);
    expect(codes.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(codes.slice(30)).toEqual([429, 429]);
  });
});
