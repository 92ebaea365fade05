import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notices } from '../../../server/db/schema';
import { type Hired, PASSWORD, startTeam, type Team } from '../team/startTeam';
import { OWNER_PASSWORD, signedIn, type TestUser } from '../testDeps';

let team: Team;
let anna: TestUser;
let timur: Hired;

beforeAll(async () => {
  team = await startTeam();
  anna = team.owner;
  timur = await team.hire('timur@carte.example', { role: team.role.chef, all_points: true });
}, 120_000);
afterAll(() => team.test.close());
beforeEach(async () => {
  await team.test.deps.db.delete(notices);
  team.test.letters.length = 0;
});

const toldTo = async (user: TestUser) => {
  const answer = await user.get('/api/notices');
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map(({ kind, facts }: { kind: string; facts: object }) => ({ kind, ...facts }));
};
const staff = (method: 'PUT' | 'DELETE' | 'POST', url: string, payload?: object) =>
  anna.call({ method, url: `/api${url}`, ...(payload && { payload }) });
const subjects = async () => {
  await team.test.settled();
  return team.test.letters.map(({ to, subject }) => [to, subject]);
};

// Told in order: each finds what the one before has left.
describe('[TD-05] what becomes of a place in a team is told', { shuffle: false }, () => {
  it('to whoever is invited and has an account already', async () => {
    const vera = await signedIn(team.test);
    expect(
      (await team.invite({ email: vera.email, role: team.role.viewer, all_points: true })).statusCode,
    ).toBe(201);
    expect(await toldTo(vera)).toEqual([
      {
        kind: 'team',
        event: 'invited',
        business: expect.stringMatching(/./),
        person: null,
        role: 'Наблюдатель',
      },
    ]);
    expect(await toldTo(anna)).toEqual([]);
  });

  it('to whoever invited them, when they have come', async () => {
    const email = 'nina@carte.example';
    await team.invite({ email, role: team.role.viewer, all_points: true });
    const accepted = await team.accept({
      token: await team.tokenFor(email),
      name: 'Нина',
      password: PASSWORD,
    });
    expect(accepted.statusCode).toBe(200);
    expect(await toldTo(anna)).toMatchObject([{ kind: 'team', event: 'joined', person: 'Нина' }]);
  });

  it('to a member whose role or venues are others now, and of nothing when they are the same', async () => {
    const own = `/staff/${timur.memberId}`;
    expect((await staff('PUT', own, { role: team.role.chef })).statusCode).toBe(200);
    expect(await toldTo(timur)).toEqual([]);
    await staff('PUT', own, { role: team.role.viewer });
    const [venue] = team.venues;
    await staff('PUT', own, { all_points: false, points: [venue] });
    expect(await toldTo(timur)).toMatchObject([
      { event: 'changed', role: 'Наблюдатель' },
      { event: 'changed', role: 'Наблюдатель' },
    ]);
    expect(await toldTo(anna)).toEqual([]);
  });

  it('to a member who is taken out and given back, by mail as well where they want it', async () => {
    await timur.put('/api/preferences', { mailed: ['team'] });
    await staff('DELETE', '/staff', { ids: [timur.memberId] });
    await staff('POST', '/deleted_staff/restore', { ids: [timur.memberId] });
    expect(await toldTo(timur)).toMatchObject([
      { event: 'returned', role: 'Наблюдатель' },
      { event: 'removed', role: null },
    ]);
    expect(await subjects()).toEqual([
      [timur.email, expect.stringContaining('Вы больше не в команде')],
      [timur.email, expect.stringContaining('Вы снова в команде')],
    ]);
  });

  it('to whom a business is handed, whose letter is another', async () => {
    const handed = await anna.put('/api/business/owner', {
      member_id: timur.memberId,
      password: OWNER_PASSWORD,
    });
    expect(handed.statusCode, handed.body).toBe(200);
    expect(await toldTo(timur)).toMatchObject([{ event: 'handedOver', person: expect.stringMatching(/./) }]);
    expect((await subjects()).map(([, subject]) => subject)).toEqual([
      'Теперь вы владелец в Carte',
      'Вы передали владение в Carte',
    ]);
  });
});
