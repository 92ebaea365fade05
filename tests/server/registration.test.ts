import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../server/db/schema';
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
    ['a short password', { password: '1234567' }, 'password'],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, 'password'],
    ['a password of 60,000 letters', { password: 'x'.repeat(60_000) }, 'password'],
    ['an address that is none', { email: 'anna@' }, 'email'],
    ['a phone of 9 digits', { phone: '+790012345' }, 'phone'],
    ['a phone of 16 digits', { phone: '+7900123456789012' }, 'phone'],
    ['a phone with letters', { phone: '+7900abc4567' }, 'phone'],
    ['a password that is a list', { password: ['correct horse'] }, 'password'],
  ])('[DC-15][AN8] refuses %s with 422 under its field', async (_name, change, field) => {
    const answer = await auth.post('register', {
      phone: '+79001234567',
      email: 'anna@carte.example',
      password: PASSWORD,
      ...change,
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('[DC-15][AN8] refuses a megabyte of password unread: nobody is signed in', async () => {
    const answer = await auth.post('register', {
      phone: '+79001234567',
      email: 'anna@carte.example',
      password: 'x'.repeat(1_000_000),
    });
    expect(answer.statusCode).toBe(413);
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

  it('on a taken address answers the same shape, with a token that opens nothing, and writes to the owner [AN2]', async () => {
    await auth.registered();
    const fresh = (await auth.register('new@carte.example')).json();
    const answer = await auth.register('anna@carte.example', 'another password');
    expect(answer.statusCode).toBe(200);
    const taken = answer.json();
    expect(Object.keys(taken)).toEqual(Object.keys(fresh));
    expect(taken.id).toBe(fresh.id + 1);
    const own = { id: 0, token: '', device: '', email: '', user: 0 };
    expect({ ...taken, ...own }).toEqual({ ...fresh, ...own });
    expect(test.letters.at(-1)).toMatchObject({ to: 'anna@carte.example' });
    expect(test.letters.at(-1)?.subject).not.toMatch(/\d{4}/);
    expect((await auth.profile(taken.token)).json()).toEqual(taken.user);
    expect((await auth.points(taken.token)).statusCode).toBe(403);
    // Its password leads where that of a registration on a free address leads: to the code, which nobody has.
    const again = await auth.post('login', { email: 'anna@carte.example', password: 'another password' });
    expect([again.statusCode, again.json().status]).toEqual([200, '']);
    expect((await auth.points(again.json().token)).statusCode).toBe(403);
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
