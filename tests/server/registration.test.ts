import { beforeEach, describe, expect, it } from 'vitest';
import { codes, users } from '../../server/db/schema';
import { userStore } from '../../server/users';
import { authCalls, bearer, PASSWORD } from './authCalls';
import { openServer } from './standing';

const test = openServer();
const auth = authCalls(test);

beforeEach(() => test.reset());

describe('registration', () => {
  it('[CL-02][AU-22] answers a token and the user, whose session opens everything once the code is confirmed', async () => {
    const answer = await auth.register();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ token: expect.any(String), user: { email: 'anna@carte.example' } });
    const { token } = answer.json();
    expect((await auth.points(token)).statusCode).toBe(403);
    expect((await auth.profile(token)).json()).toMatchObject({ status: '' });
    const verified = await auth.post('verify', { email: 'anna@carte.example', code: auth.codeOf() });
    expect([verified.statusCode, verified.json()]).toEqual([200, {}]);
    expect((await auth.points(token)).statusCode).toBe(200);
    expect((await auth.profile(token)).json()).toMatchObject({
      status: 'active',
      links: expect.arrayContaining(['management_points']),
    });
  });

  it.each([
    ['an address that is none', { email: 'anna@' }, 'email'],
    ['a phone of 9 digits', { phone: '+790012345' }, 'phone'],
    ['a phone of 16 digits', { phone: '+7900123456789012' }, 'phone'],
    ['a phone with letters', { phone: '+7900abc4567' }, 'phone'],
  ])('[DC-15] refuses %s with 422 under its field', async (_name, change, field) => {
    const answer = await auth.post('register', {
      phone: '+79001234567',
      email: 'anna@carte.example',
      password: PASSWORD,
      ...change,
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('takes a phone as people write it, and keeps what the rule wants', async () => {
    const answer = await auth.post('register', {
      phone: '8 (999) 123\u201145-67',
      email: 'anna@carte.example',
      password: PASSWORD,
    });
    expect(answer.json().phone).toBe('+79991234567');
  });

  it('knows a domain of another alphabet in both of its forms as one address', async () => {
    await auth.registered('Anna@КАФЕ.рф');
    for (const email of ['anna@кафе.рф', 'anna@xn--80akn5b.xn--p1ai'])
      expect([email, (await auth.post('login', { email, password: PASSWORD })).statusCode]).toEqual([
        email,
        200,
      ]);
    const { token } = (await auth.post('login', { email: 'anna@кафе.рф', password: PASSWORD })).json();
    expect((await auth.profile(token)).json().email).toBe('anna@кафе.рф');
    // As earlier builds kept it: the clean-up at the start writes it as it is looked up.
    await test.deps.db.update(users).set({ email: 'anna@кафе.рф' });
    await userStore.respellAddresses(test.deps);
    expect((await auth.post('login', { email: 'anna@кафе.рф', password: PASSWORD })).statusCode).toBe(200);
  });

  it.each(['status', 'links', 'id', 'name', 'verified'])('refuses the key %s by name (FP3)', async (key) => {
    const answer = await auth.post('register', {
      phone: '+79001234567',
      email: 'a@carte.example',
      password: PASSWORD,
      [key]: 'active',
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([key]);
  });

  it('on an own address leads its owner in by the right password all the same', async () => {
    await auth.registered();
    await auth.register('anna@carte.example', PASSWORD);
    const answer = await auth.post('login', { email: 'anna@carte.example', password: PASSWORD });
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'active']);
  });

  it('by a stranger never lets the stranger in by the code its owner types', async () => {
    const victim = (await auth.register('anna@carte.example')).json().token;
    const victimCode = auth.codeOf();
    const stranger = (await auth.register('anna@carte.example', 'password of the stranger')).json().token;
    const answer = await auth.post(
      'verify',
      { email: 'anna@carte.example', code: victimCode },
      { headers: bearer(victim) },
    );
    expect(answer.statusCode).toBe(200);
    expect((await auth.points(victim)).statusCode).toBe(200);
    // The stranger sees what was to be seen before, so that nobody learns who has become a customer [AR-08].
    expect((await auth.points(stranger)).statusCode).toBe(403);
    const again = await auth.post('login', {
      email: 'anna@carte.example',
      password: 'password of the stranger',
    });
    expect(again.json().status).toBe('');
    expect((await auth.points(again.json().token)).statusCode).toBe(403);
    expect((await auth.post('login', { email: 'anna@carte.example', password: PASSWORD })).statusCode).toBe(
      200,
    );
  });

  it('a token that does not belong to the address confirms only the newest registration', async () => {
    const other = (await auth.register('other@carte.example')).json().token;
    await auth.register('anna@carte.example');
    const answer = await auth.post(
      'verify',
      { email: 'anna@carte.example', code: auth.codeOf() },
      { headers: bearer(other) },
    );
    expect(answer.statusCode).toBe(200);
    expect((await auth.points(other)).statusCode).toBe(403);
  });
});

describe('the code', () => {
  it('[DC-20] lies between 1000 and 9999 and stands nowhere at rest', async () => {
    for (let n = 0; n < 5; n += 1) {
      await auth.register(`a${n}@carte.example`);
      expect(auth.codeOf()).toBeGreaterThanOrEqual(1000);
      expect(auth.codeOf()).toBeLessThanOrEqual(9999);
    }
    const rows = await test.deps.db.select().from(codes);
    expect(JSON.stringify(rows)).not.toContain(String(auth.codeOf()));
  });

  it('[CL-04][DC-55] is sent again and makes the one before it void; nobody learns whether the address is known', async () => {
    await auth.register();
    const first = auth.codeOf();
    const known = await auth.post('repeat', { email: 'anna@carte.example' });
    const unknown = await auth.post('repeat', { email: 'nobody@carte.example' });
    await test.settled();
    expect([known.statusCode, known.body]).toEqual([200, '{}']);
    expect([unknown.statusCode, unknown.body]).toEqual([200, '{}']);
    expect(test.letters).toHaveLength(2);
    if (auth.codeOf() !== first) {
      expect((await auth.post('verify', { email: 'anna@carte.example', code: first })).statusCode).toBe(422);
    }
    expect((await auth.post('verify', { email: 'anna@carte.example', code: auth.codeOf() })).statusCode).toBe(
      200,
    );
  });
});
