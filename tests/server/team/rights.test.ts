import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVELS } from '../../../contract/rights';
import { PERMISSION_KEYS } from '../../../contract/vocabulary';
import { rateLimits, roles } from '../../../server/db/schema';
import { coversAll } from '../../../server/team/delegation';
import { rightsOf } from '../../../server/team/grants';
import { propertyRuns, propertyTimeout } from '../../propertyRuns';
import { type Answer, OWNER_PASSWORD } from '../testDeps';
import { type Hired, startTeam, type Team, teamIn } from './startTeam';

let team: Team;
let counter = 0;
const next = (): number => {
  counter += 1;
  return counter;
};
const address = () => `person${next()}@carte.example`;

beforeAll(async () => {
  team = await startTeam();
});
afterAll(() => team.test.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by = team.owner) =>
  by.call({ method, url: `/api/${url}`, ...(payload && { payload: { ...payload } }) });
const makeRole = async (title: string, levels: object, fields: object = {}): Promise<number> => {
  const made = await send('POST', 'roles', { title, levels, fields });
  if (made.statusCode !== 201) throw new Error(`The role was not made: ${made.body}`);
  return made.json().id;
};

describe('roles', () => {
  it('[TM-03] are five from the start, which can be copied and changed, and not changed themselves', async () => {
    const { data } = (await send('GET', 'roles?per_page=100')).json();
    expect(data.map(({ title }: { title: string }) => title)).toEqual([
      'Владелец',
      'Управляющий',
      'Шеф',
      'Бар и зал',
      'Наблюдатель',
    ]);
    for (const { id } of data) {
      const answers = [
        await send('PUT', `roles/${id}`, { title: 'Другое' }),
        await send('DELETE', 'roles', { ids: [id] }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    }
    const copy = await send('POST', `roles/${team.role.chef}/copy`);
    expect(copy.json()).toMatchObject({ title: 'Шеф (копия)', preset: null, members: 0, is_locked: false });
    const again = await send('POST', `roles/${team.role.chef}/copy`);
    expect(again.json().title).toBe('Шеф (копия 2)');
    const levels = { menu_list: ['view'], menu_stop: ['view', 'edit'] };
    const saved = await send('PUT', `roles/${copy.json().id}`, { title: 'Су-шеф', levels, fields: {} });
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { title: 'Су-шеф', levels }]);
    const taken = await send('PUT', `roles/${again.json().id}`, { title: 'су-шеф' });
    expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([422, ['title']]);
    expect((await send('DELETE', 'roles', { ids: [again.json().id] })).statusCode).toBe(200);
  });

  it('[TM-03] that somebody has are not deleted; who lies in the bin comes back as a viewer', async () => {
    const id = await makeRole('Кондитер', { menu_list: ['view', 'edit'] });
    const cook = await team.hire(address(), { role: id, all_points: true });
    const refused = await send('DELETE', 'roles', { ids: [id] });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('носят люди'),
    ]);
    await send('DELETE', 'staff', { ids: [cook.memberId] });
    expect((await send('DELETE', 'roles', { ids: [id] })).statusCode).toBe(200);
    await send('POST', 'deleted_staff/restore', { ids: [cook.memberId] });
    expect((await send('GET', `staff/${cook.memberId}`)).json().role.preset).toBe('viewer');
  });

  it('[TM-09] refuse rights that nobody knows', async () => {
    const make = async (levels: unknown, fields: unknown = {}) =>
      (await send('POST', 'roles', { title: `Роль ${next()}`, levels, fields })).statusCode;
    expect(await make({ no_such_area: ['view'] })).toBe(422);
    expect(await make({ menu_list: ['own'] })).toBe(422);
    expect(await make({ menu_list: ['edit'] })).toBe(422);
    expect(await make({ menu_list: ['view'] }, { food_general: { price: ['own'] } })).toBe(422);
    expect(await make({})).toBe(422);
  });
});

describe('nobody gives what they do not hold', () => {
  it('[TM-09] the form offers the roles and venues that one may give, and the server takes no other', async () => {
    const [first, second] = team.venues;
    const manager = await team.hire(address(), {
      role: team.role.manager,
      all_points: false,
      points: [first],
    });
    const optionsOf = async (name: string, by = team.owner) =>
      (await send('GET', 'fields/permissions/staff_general', undefined, by))
        .json()
        .staff_general.find((field: { name: string }) => field.name === name).options;
    const [offers, roles] = [await optionsOf('points', manager), await optionsOf('role', manager)];
    expect(offers).toMatchObject([{ value: first }]);
    expect(offers[0].title).not.toContain(',');
    // Two of one name are told apart by where they stand.
    for (const { title } of await optionsOf('points')) expect(title).toMatch(/.+, .+/);
    const offered = roles.map(({ value }: { value: number }) => value);
    expect(offered).not.toContain(team.role.owner);
    expect(offered).toEqual(expect.arrayContaining([team.role.manager, team.role.chef]));
    const invite = async (form: object) =>
      (await team.invite({ email: address(), ...form }, manager)).statusCode;
    expect(await invite({ role: team.role.chef, all_points: false, points: [first] })).toBe(201);
    expect(await invite({ role: team.role.chef, all_points: false, points: [second] })).toBe(422);
    expect(await invite({ role: team.role.chef, all_points: true })).toBe(403);
    expect(await invite({ role: team.role.owner, all_points: false, points: [first] })).toBe(422);
  });

  it('[TM-09] nor changes or removes who holds more, nor sees who works elsewhere', async () => {
    const [first, second] = team.venues;
    const manager = await team.hire(address(), {
      role: team.role.manager,
      all_points: false,
      points: [first],
    });
    const away = await team.hire(address(), { role: team.role.bar, all_points: false, points: [second] });
    const { data } = (await send('GET', 'staff?per_page=100', undefined, manager)).json();
    const ids = data.map(({ id }: { id: number }) => id);
    expect(ids).not.toContain(away.memberId);
    const owner = data.find(({ role }: { role: { preset: string } }) => role.preset === 'owner');
    expect(owner).toMatchObject({ is_locked: true });
    const form = { role: team.role.bar, all_points: false, points: [first] };
    const statuses = [
      await send('PUT', `staff/${owner.id}`, form, manager),
      await send('DELETE', 'staff', { ids: [owner.id] }, manager),
      await send('GET', `staff/${away.memberId}`, undefined, manager),
      await send('PUT', 'business/owner', { member_id: manager.memberId, password: 'x' }, manager),
      await send('POST', 'roles', { title: 'Своя', levels: { menu_list: ['view'] }, fields: {} }, manager),
    ].map(({ statusCode }: Answer) => statusCode);
    expect(statuses).toEqual([403, 403, 404, 403, 403]);
  });

  it(
    '[TM-09] whatever roles there are: what is made or given by a call, the giver held',
    async () => {
      const rights = fc.record({
        levels: fc
          .dictionary(fc.constantFrom(...PERMISSION_KEYS), fc.subarray([...LEVELS], { minLength: 1 }), {
            minKeys: 1,
          })
          .map((levels) =>
            Object.fromEntries(
              Object.entries(levels).map(([key, list]) => [key, [...new Set(['view', ...list])]]),
            ),
          ),
        fields: fc.dictionary(
          fc.constant('food_general'),
          fc.dictionary(fc.constantFrom('price', 'title'), fc.subarray(['view', 'create', 'edit'])),
        ),
      });
      const boss = await team.hire(address(), { role: team.role.viewer, all_points: true });
      await fc.assert(
        fc.asyncProperty(rights, rights, async (own, given) => {
          const held = {
            ...own,
            levels: { ...own.levels, team_staff: ['view', 'create', 'edit', 'delete'] },
          };
          // Invitations are counted by the business.
          await team.test.deps.db.delete(rateLimits);
          const mine = await makeRole(`Своя ${next()}`, held.levels, held.fields);
          await send('PUT', `staff/${boss.memberId}`, { role: mine });
          const title = `Чужая ${next()}`;
          const theirs = await makeRole(title, given.levels, given.fields);
          const invited = await team.invite({ email: address(), role: theirs, all_points: true }, boss);
          const made = await send('POST', 'roles', { title: `Ещё ${next()}`, ...given }, boss);
          const edited = await send('PUT', `roles/${theirs}`, { title: `${title} и` }, boss);
          const rows = await team.test.deps.db.select().from(roles);
          const of = (id: number) => {
            const row = rows.find((role) => role.id === id);
            if (!row) throw new Error(`Expected role ${id}.`);
            return rightsOf(row);
          };
          const isHeld = coversAll(of(mine), of(theirs));
          expect([invited.statusCode < 300, made.statusCode < 300, edited.statusCode < 300]).toEqual([
            isHeld,
            isHeld,
            isHeld,
          ]);
        }),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );
});

describe('the owner', () => {
  const fresh = async (): Promise<{
    readonly team: Team;
    readonly second: Hired;
    readonly first: number;
  }> => {
    const own = await teamIn(team.test);
    const { data } = (await own.owner.get('/api/staff')).json();
    const second = await own.hire(address(), { role: own.role.owner, all_points: true });
    return { team: own, second, first: data[0].id };
  };

  it('[TM-08] who is the last is neither removed nor demoted', async () => {
    const { data } = (await send('GET', 'staff?per_page=100')).json();
    const me = data.find(({ is_me }: { is_me: boolean }) => is_me);
    const removed = await send('DELETE', 'staff', { ids: [me.id] });
    expect([removed.statusCode, removed.json().message]).toEqual([
      409,
      expect.stringContaining('последний владелец'),
    ]);
    const demoted = await send('PUT', `staff/${me.id}`, { role: team.role.manager });
    expect([demoted.statusCode, Object.keys(demoted.json().errors)]).toEqual([422, ['role']]);
    const narrowed = await send('PUT', `staff/${me.id}`, { all_points: false, points: [team.venues[0]] });
    expect(narrowed.statusCode).toBe(422);
  });

  it('[TM-08] two who remove each other at once leave one', async () => {
    const { team: own, second, first } = await fresh();
    const answers = await Promise.all([
      own.owner.remove('/api/staff', { ids: [second.memberId] }),
      second.remove('/api/staff', { ids: [first] }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  });

  it('[TM-08] hands the business over with their password, and both get a letter', async () => {
    const heir = await team.hire(address(), {
      role: team.role.chef,
      all_points: false,
      points: [team.venues[0]],
    });
    const hand = (password: string) => send('PUT', 'business/owner', { member_id: heir.memberId, password });
    const wrong = await hand('a wrong password');
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['password']]);
    const before = team.test.letters.length;
    expect((await hand(OWNER_PASSWORD)).statusCode).toBe(200);
    await team.test.settled();
    expect(
      team.test.letters
        .slice(before)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([heir.email, team.owner.email].sort());
    const { data } = (await heir.get('/api/staff?per_page=100')).json();
    const presetOf = (isMe: boolean, email: string) =>
      data.find((row: { is_me: boolean; email: string }) => row.is_me === isMe && row.email === email);
    expect(presetOf(true, heir.email)).toMatchObject({ role: { preset: 'owner' }, all_points: true });
    expect(presetOf(false, team.owner.email)).toMatchObject({ role: { preset: 'manager' } });
    expect((await hand(OWNER_PASSWORD)).statusCode).toBe(403);
  });

  it('[HI-01] [TM-11] what became of members and roles stands in the journal, for who sees the team', async () => {
    const { team: own, second } = await fresh();
    const chef = await own.hire(address(), { role: own.role.chef, all_points: true });
    await own.owner.put(`/api/staff/${chef.memberId}`, { role: own.role.bar });
    const journal = async (by: typeof chef) => (await by.get('/api/changes?per_page=100')).json();
    const seen = await journal(second);
    const last = seen.data.find(({ resource }: { resource: string }) => resource === 'staff');
    expect(last).toMatchObject({
      kind: 'update',
      record_id: chef.memberId,
      point: null,
      before: { role: { title: 'Шеф' } },
      after: { role: { title: 'Бар и зал' } },
    });
    expect(seen.total).toBe(seen.data.length);
    const theirs = (await journal(chef)).data.map(({ resource }: { resource: string }) => resource);
    expect(theirs).not.toContain('staff');
    expect(theirs).not.toContain('roles');
  });
});
