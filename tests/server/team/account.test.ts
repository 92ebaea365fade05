import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../../server/commands';
import { userStore } from '../../../server/users';
import { startTeam, type Team } from './startTeam';

let team: Team;
const run = (...words: string[]) => account(words, team.test.deps);
const reset = (printed: string, password: string) =>
  team.test.app.inject({
    method: 'POST',
    url: '/api/auth/reset',
    payload: { token: /#password=(\S+)/.exec(printed)?.[1], password },
  });

beforeAll(async () => {
  team = await startTeam();
});
afterAll(() => team.test.close());

describe('the operator', () => {
  it('[TM-08] makes a member the owner where the last one is lost', async () => {
    const all = { all_points: false, points: [team.venues[0]] };
    const chef = await team.hire('heir@carte.example', { role: team.role.chef, ...all });
    const listed = await run('team', team.owner.email);
    expect(listed).toContain(`member ${chef.memberId}  heir@carte.example  Тимур  chef  some venues`);
    expect(await run('owner', String(chef.memberId))).toContain('is an owner');
    const see = (point: number) => chef.get(`/api/point/${point}`);
    expect((await see(team.venues[1])).statusCode).toBe(200);
    const removed = await chef.remove('/api/point', { ids: [team.venues[1]] });
    expect(removed.statusCode).toBe(200);
    const journal = (await chef.get('/api/changes?resource=staff')).json();
    expect(journal.data[0]).toMatchObject({ record_id: chef.memberId, person: null });
  });

  it('gives one member a right, by a role of their own where others hold theirs', async () => {
    const one = await team.hire('bar-one@carte.example', { role: team.role.bar, all_points: true });
    const other = await team.hire('bar-two@carte.example', { role: team.role.bar, all_points: true });
    const rename = async (who: typeof one) => {
      const menu = await team.owner.post(`/api/point/${team.venues[0]}/menus`, {
        title: `Меню ${who.memberId}`,
      });
      const url = `/api/point/${team.venues[0]}/menus/${menu.json().id}`;
      return (await who.put(url, { title: 'Другое' })).statusCode;
    };
    expect(await rename(one)).toBe(403);
    expect(await run('grant', String(one.memberId), 'menu_list', 'edit')).toContain('a role of their own');
    expect([await rename(one), await rename(other)]).toEqual([200, 403]);
    // What the role allowed it still does, and now it is theirs alone.
    expect(await run('grant', String(one.memberId), 'menu_stop', 'edit')).toContain('already');
    expect(await run('grant', String(one.memberId), 'management_points', 'view')).not.toContain(
      'of their own',
    );
    const roles = (await team.owner.get('/api/roles')).json();
    expect(JSON.stringify(roles)).toContain('"management_points":["view"]');
  });

  it('gives access by a link that works once', async () => {
    const printed = await run('access', team.owner.email.toUpperCase());
    expect((await reset(printed, 'a password for later')).statusCode).toBe(200);
    expect((await reset(printed, 'a password for later')).statusCode).toBe(422);
  });

  it('confirms who never got their code', async () => {
    const email = 'waits@carte.example';
    await userStore.register({ email, phone: '+79001234567', passwordHash: 'none' }, team.test.deps);
    expect((await reset(await run('access', email), 'a password for later')).statusCode).toBe(200);
    expect(await run('team', email)).toContain('owner  all venues');
  });

  it.each([
    [[], 'Expected'],
    [['toString', 'x'], 'Expected'],
    [['owner', 'seven'], 'Expected the number'],
    [['owner', '999999'], 'no member'],
    [['access', 'nobody@carte.example'], 'Nobody has registered'],
    [['team', 'no address'], 'Expected an e-mail'],
    [['owner', '1', 'more'], 'Expected'],
    [['grant', '1', 'menu_lists', 'edit'], 'one of management_dashboard'],
    [['grant', '1', 'menu_stop', 'delete'], 'one of view, edit'],
    [['grant', 'x@carte.example', 'menu_stop', 'edit'], 'Expected the number'],
    [['grant', '999999', 'menu_stop', 'edit'], 'no member'],
  ])('is told what is wrong with %j', async (words, told) => {
    await expect(run(...words)).rejects.toThrow(told);
  });
});
