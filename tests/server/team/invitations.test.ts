import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitations } from '../../../server/db/schema';
import { signedIn } from '../testDeps';
import { PASSWORD, startTeam, type Team } from './startTeam';

const DAY = 24 * 60 * 60 * 1000;
let team: Team;
let counter = 0;
const address = () => {
  counter += 1;
  return `guest${counter}@carte.example`;
};
const chefOf = (point: number) => ({ role: team.role.chef, all_points: false, points: [point] });

beforeAll(async () => {
  team = await startTeam();
});
afterAll(() => team.test.close());

describe('an invitation', () => {
  it('[TM-05] [TM-06] is a new member and a letter, and lets in with a password of their own', async () => {
    const email = address();
    const [venue] = team.venues;
    const created = await team.invite({ email, ...chefOf(venue) });
    expect([created.statusCode, created.headers.etag]).toEqual([201, '"1"']);
    expect(created.json()).toMatchObject({
      email,
      name: '',
      state: 'invited',
      role: { id: team.role.chef, title: 'Шеф', preset: 'chef' },
      all_points: false,
      points: [{ id: venue }],
      is_me: false,
      is_locked: false,
      last_seen: null,
    });
    const token = await team.tokenFor(email);
    const shown = await team.test.app.inject({
      method: 'POST',
      url: '/api/auth/invitation',
      payload: { token },
    });
    expect(shown.json()).toMatchObject({ email, role: 'Шеф', inviter: team.owner.email, known: false });
    const accepted = await team.accept({ token, name: 'Тимур' });
    expect(accepted.statusCode).toBe(200);
    expect(accepted.json()).toMatchObject({
      email,
      name: 'Тимур',
      links: ['menu_list', 'menu_stop', 'menu_ingredients'],
    });
    const { data } = (await team.owner.get('/api/staff?per_page=100')).json();
    expect(data.find((row: { email: string }) => row.email === email)).toMatchObject({
      state: 'active',
      name: 'Тимур',
      last_seen: expect.any(String),
    });
  });

  it('[TM-06] keeps the hash of its token only, and the answer never holds it', async () => {
    const email = address();
    const created = await team.invite({ email, ...chefOf(team.venues[0]) });
    const token = await team.tokenFor(email);
    const kept = JSON.stringify(await team.test.deps.db.select().from(invitations));
    expect(kept).not.toContain(token);
    expect(created.body).not.toContain(token);
    expect(team.test.logged.join('')).not.toContain(token);
  });

  it('[TM-06] works once, however many bring it at a time', async () => {
    const email = address();
    await team.invite({ email, ...chefOf(team.venues[0]) });
    const token = await team.tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => team.accept({ token })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { data } = (await team.owner.get('/api/staff?per_page=100')).json();
    expect(data.filter((row: { email: string }) => row.email === email)).toHaveLength(1);
    expect((await team.accept({ token })).json().errors).toHaveProperty('token');
  });

  it('[TM-06] is void after seven days, when it is sent again, and when it is withdrawn', async () => {
    const email = address();
    const { id } = (await team.invite({ email, ...chefOf(team.venues[0]) })).json();
    const first = await team.tokenFor(email);
    const again = await team.owner.post(`/api/staff/${id}/invite`);
    expect(again.statusCode).toBe(200);
    const second = await team.tokenFor(email);
    expect(second).not.toBe(first);
    expect((await team.accept({ token: first })).statusCode).toBe(422);
    team.test.wait(7 * DAY);
    expect((await team.accept({ token: second })).statusCode).toBe(422);
    const late = await team.owner.get(`/api/staff/${id}`);
    expect(late.json().state).toBe('expired');
    await team.owner.post(`/api/staff/${id}/invite`);
    const third = await team.tokenFor(email);
    const gone = await team.owner.remove('/api/staff', { ids: [id] });
    expect(gone.statusCode).toBe(200);
    expect((await team.accept({ token: third })).statusCode).toBe(422);
  });

  it('[TM-06] of a customer is accepted with the password they have, or by who is signed in under that address', async () => {
    const boris = await signedIn(team.test);
    const { email } = boris;
    const form = chefOf(team.venues[0]);
    const unknown = (await team.invite({ email: address(), ...form })).json();
    const known = await team.invite({ email: email.toUpperCase(), ...form });
    expect(Object.keys(known.json())).toEqual(Object.keys(unknown));
    expect(known.json()).toMatchObject({ email, name: '', phone: null, state: 'invited', last_seen: null });
    const token = await team.tokenFor(email);
    const shown = await team.test.app.inject({
      method: 'POST',
      url: '/api/auth/invitation',
      payload: { token },
    });
    expect(shown.json().known).toBe(true);
    expect((await team.accept({ token, password: PASSWORD })).statusCode).toBe(401);

    const stranger = await signedIn(team.test);
    const accept = (who: typeof boris) => who.post('/api/profile/invitations', { token });
    const refused = await accept(stranger);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('другой адрес'),
    ]);
    expect((await accept(boris)).statusCode).toBe(200);
    const point = await boris.get(`/api/point/${team.venues[0]}`);
    expect(point.statusCode).toBe(200);
    expect((await boris.get(`/api/point/${team.venues[1]}`)).statusCode).toBe(404);
  });

  it('[TM-06] is refused to oneself, to a member and to who is invited already, in words under the address', async () => {
    const email = address();
    const form = chefOf(team.venues[0]);
    await team.invite({ email, ...form });
    const textOf = async (to: string) => {
      const answer = await team.invite({ email: to, ...form });
      expect([to, answer.statusCode]).toEqual([to, 422]);
      return answer.json().errors.email[0];
    };
    expect(await textOf(team.owner.email.toUpperCase())).toContain('ваш адрес');
    expect(await textOf(` ${email} `)).toContain('уже отправлено');
    await team.accept({ token: await team.tokenFor(email) });
    expect(await textOf(email)).toContain('уже в команде');
    expect(await textOf('no address')).toBeTruthy();
  });

  it('[TM-06] is not written again and again to one address', async () => {
    const email = address();
    const { id } = (await team.invite({ email, ...chefOf(team.venues[0]) })).json();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push((await team.owner.post(`/api/staff/${id}/invite`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    await team.test.settled();
    expect(team.test.letters.filter(({ to }) => to === email)).toHaveLength(5);
  });

  it('is made once when the call comes twice with one key, with one letter', async () => {
    const email = address();
    const payload = { email, ...chefOf(team.venues[0]) };
    const send = () => team.owner.post('/api/staff', payload, { 'idempotency-key': `key-${email}` });
    const first = await send();
    const again = await send();
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    await team.test.settled();
    expect(team.test.letters.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('a member', () => {
  it('[TM-07] who was removed, or whose venues were narrowed, is told so by the next call', async () => {
    const [first, second] = team.venues;
    const chef = await team.hire(address(), { role: team.role.chef, all_points: true });
    const see = async (point: number) => (await chef.get(`/api/point/${point}/menus`)).statusCode;
    expect([await see(first), await see(second)]).toEqual([200, 200]);
    const put = (payload: object) => team.owner.put(`/api/staff/${chef.memberId}`, payload);
    expect((await put({ all_points: false, points: [second] })).statusCode).toBe(200);
    expect([await see(first), await see(second)]).toEqual([404, 200]);
    expect((await put({ role: team.role.bar })).statusCode).toBe(200);
    const add = await chef.post(`/api/point/${second}/menus`, { title: 'Меню' });
    expect(add.statusCode).toBe(403);
    await team.owner.remove('/api/staff', { ids: [chef.memberId] });
    expect(await see(second)).toBe(403);
    const back = await team.owner.post('/api/deleted_staff/restore', { ids: [chef.memberId] });
    expect([back.statusCode, await see(second)]).toEqual([200, 200]);
  });

  it('[TM-05] is listed by words, role, venue and state, and paged', async () => {
    const get = async (query: string) => (await team.owner.get(`/api/staff?${query}`)).json();
    const filter = (field: string, value: unknown, at = 0) =>
      `filters[${at}][field]=${field}&filters[${at}][value][]=${value}`;
    const named = await get(
      `filters[0][field]=nameAndEmail&filters[0][value]=${encodeURIComponent('тимур')}`,
    );
    expect(named.total).toBeGreaterThan(0);
    expect(named.data.every(({ name }: { name: string }) => name === 'Тимур')).toBe(true);
    const owners = await get(filter('role', team.role.owner));
    expect(owners.data).toMatchObject([{ is_me: true, all_points: true }]);
    const expired = await get(filter('state', 'active'));
    expect(expired.data.every(({ state }: { state: string }) => state === 'active')).toBe(true);
    // Who works everywhere works there, too.
    const there = await get(filter('pointId', team.venues[1]));
    expect(there.data.map(({ is_me }: { is_me: boolean }) => is_me)).toContain(true);
    const page = await get('per_page=2&page=2&sort=last_seen&order=desc');
    expect([page.data.length, page.current_page]).toEqual([2, 2]);
    for (const sort of ['name', 'last_seen', 'createdAt'])
      expect((await get(`sort=${sort}&order=asc`)).data.length).toBeGreaterThan(0);
  });
});

describe('the letter', () => {
  it('[TM-06] shows the address of who invites beside their name, and no name is an address', async () => {
    const { owner, test } = team;
    const rename = (name: string) => owner.put('/api/profile', { name, last_name: 'Иванова' });
    for (const name of ['https://zlo.example', 'www.zlo', 'zlo.ru', 't.me/zlo']) {
      const refused = await rename(name);
      expect([name, refused.statusCode, refused.json().errors]).toEqual([
        name,
        422,
        { name: ['Без адресов и ссылок'] },
      ]);
    }
    expect((await rename('Анна')).statusCode).toBe(200);
    const email = address();
    await team.invite({ email, role: team.role.viewer, all_points: true });
    await test.settled();
    const letter = test.letters.filter(({ to }) => to === email).at(-1);
    expect(letter?.text).toContain(`Анна Иванова (${owner.email}) приглашает вас`);
    const token = await team.tokenFor(email);
    const accepted = await team.accept({ token, name: 'zlo.ru' });
    expect([accepted.statusCode, Object.keys(accepted.json().errors)]).toEqual([422, ['name']]);
  });
});
