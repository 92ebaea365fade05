import { beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../../server/db/schema';
import { authCalls, bearer, HOUR, MINUTE, PASSWORD } from './authCalls';
import { openServer } from './standing';

const test = openServer();
const auth = authCalls(test);

beforeEach(() => test.reset());

const EMAIL = 'anna@carte.example';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const signIn = async (userAgent: string, email = EMAIL): Promise<string> => {
  const answer = await auth.post(
    'login',
    { email, password: PASSWORD },
    { headers: { 'user-agent': userAgent } },
  );
  return answer.json().token;
};
const listed = (token: string, query = {}) =>
  test.app.inject({ method: 'GET', url: '/api/profile/sessions', headers: bearer(token), query });
const end = (token: string, payload?: object) =>
  test.app.inject({
    method: 'DELETE',
    url: '/api/profile/sessions',
    headers: bearer(token),
    ...(payload ? { payload } : {}),
  });
const idsOf = async (token: string): Promise<readonly number[]> =>
  (await listed(token)).json().data.map(({ id }: { id: number }) => id);

describe('[AR-05] the sessions of an account', () => {
  it('are listed with the device in words and when it was last seen, this one first', async () => {
    await auth.registered();
    test.wait(HOUR);
    const phone = await signIn(PHONE);
    test.wait(MINUTE);
    const office = await signIn(WINDOWS);
    const answer = await listed(phone);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ total: 3, last_page: 1 });
    expect(answer.json().data).toEqual([
      {
        id: expect.any(Number),
        device: 'Safari на iPhone',
        created_at: '2026-11-21T11:00:00.000Z',
        last_seen_at: '2026-11-21T11:00:00.000Z',
        current: true,
      },
      expect.objectContaining({
        device: 'Chrome на Windows',
        last_seen_at: '2026-11-21T11:01:00.000Z',
        current: false,
      }),
      expect.objectContaining({ last_seen_at: '2026-11-21T10:00:00.000Z', current: false }),
    ]);
    expect((await listed(office)).json().data[0]).toMatchObject({
      device: 'Chrome на Windows',
      current: true,
    });
  });

  it('that are over, idle or of another account are not listed', async () => {
    await auth.registered();
    await auth.registered('boris@carte.example');
    test.wait(12 * HOUR);
    const token = await signIn(WINDOWS);
    expect((await listed(token)).json()).toMatchObject({ total: 1, data: [{ current: true }] });
  });

  it('are ended one by one: the next call from there is 401, the others stay', async () => {
    const [mine, lost, other] = [await auth.registered(), await signIn(PHONE), await signIn(WINDOWS)];
    const [, ...rest] = await idsOf(mine);
    const [phone] = (await listed(lost)).json().data;
    expect(rest).toContain(phone.id);
    expect((await end(mine, { ids: [phone.id] })).json()).toEqual({});
    expect((await auth.profile(lost)).statusCode).toBe(401);
    expect((await auth.profile(other)).statusCode).toBe(200);
    expect(await idsOf(mine)).toHaveLength(2);
  });

  it('are ended all but this one where no ids are named, and those of other accounts stay', async () => {
    const boris = await auth.registered('boris@carte.example');
    const [mine, lost, other] = [await auth.registered(), await signIn(PHONE), await signIn(WINDOWS)];
    expect((await end(mine)).statusCode).toBe(200);
    for (const token of [lost, other]) expect((await auth.profile(token)).statusCode).toBe(401);
    for (const token of [mine, boris]) expect((await auth.profile(token)).statusCode).toBe(200);
    expect((await end(mine, {})).statusCode).toBe(200);
  });

  it('of others, or ended already, are absent, and then nothing ends', async () => {
    const boris = await auth.registered('boris@carte.example');
    const mine = await auth.registered();
    const second = await signIn(PHONE);
    const [foreign] = await idsOf(boris);
    const own = (await listed(second)).json().data[0].id;
    const refused = await end(mine, { ids: [own, foreign] });
    const absent = await end(mine, { ids: [own, 2_000_000_000] });
    expect(refused.statusCode).toBe(404);
    expect([absent.statusCode, absent.body]).toEqual([404, refused.body]);
    for (const token of [second, boris]) expect((await auth.profile(token)).statusCode).toBe(200);
    expect((await end(mine, { ids: [own] })).statusCode).toBe(200);
    expect((await end(mine, { ids: [own] })).statusCode).toBe(404);
  });

  it('keep nothing that a browser wrote', async () => {
    await auth.registered();
    const token = await signIn('<script>alert(1)</script> canary Firefox/144.0 (Windows)');
    await signIn(`canary ${'(('.repeat(20_000)}`);
    await signIn('');
    expect((await listed(token)).json().data).toMatchObject([
      { device: 'Firefox на Windows' },
      { device: null },
      { device: null },
      { device: null },
    ]);
    expect(JSON.stringify(await test.deps.db.select().from(sessions))).not.toMatch(/canary|script/);
    expect(test.logged.join('\n')).not.toMatch(/canary|script/);
  });

  it('ended leave a line in the log of the operator', async () => {
    const token = await auth.registered();
    await end(token);
    const lines = test.logged.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'sessions.deleteMany', outcome: 'done', user: expect.any(Number) }),
    );
  });
});
