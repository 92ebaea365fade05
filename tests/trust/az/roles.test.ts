import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../../contract/endpoints';
import { PRESETS, type Preset } from '../../../contract/vocabulary';
import { buildApp } from '../../../server/app';
import { members } from '../../../server/db/schema';
import { type Served, serving } from '../../../server/served';
import { reachOf } from '../../../server/team/reachOf';
import { memberOf } from '../../server/memberOf';
import { openTestDeps, signedIn, type TestDeps } from '../../server/testDeps';
import { type Estate, idAt, seedEstate } from '../calls/estate';
import { inOrder } from '../calls/inOrder';
import { randomFrom } from '../calls/random';
import { requestOf } from '../calls/requestOf';
import { tablesHash } from '../calls/tablesHash';
import { askAll, JUDGED, type Member, SCOPES, type Scope } from './roleMatrix';

/** The authorization matrix of roles: calls x roles x scopes x slots of ids, generated from the table of calls. */
let test: TestDeps;
let anna: Estate;
const people: Member[] = [];

/** Somebody who is a member of one business and of nothing else. */
const hired = async (estate: Estate, role: Preset, scope: Scope): Promise<Member> => {
  const { id, token } = await signedIn(test);
  await test.deps.db.delete(members).where(eq(members.userId, id));
  const venues = { first: estate.places[0].point, second: estate.places[1].point };
  const bins = { first: estate.binnedPoints[0], second: estate.binnedPoints[1] };
  const points = scope === 'all' ? undefined : scope === 'none' ? [] : [venues[scope], bins[scope]];
  await memberOf({ userId: id, businessId: estate.owner.businessId, role, ...(points && { points }) }, test);
  return { role, scope, token };
};

beforeAll(async () => {
  test = await openTestDeps();
  anna = await seedEstate(test);
  for (const role of PRESETS) for (const scope of SCOPES) people.push(await hired(anna, role, scope));
}, 120_000);
afterAll(() => test.close());

describe('roles and scopes', () => {
  it('[TM-10] let through what the role holds for the venues it is for, nothing else, and leave everything as it is where they refuse', async () => {
    const isStranger = ({ role, scope }: Member): boolean => scope === 'none' && role !== 'owner';
    const before = await tablesHash(test.deps.db);
    const strangers = await askAll(test, anna, people.filter(isStranger));
    expect(await tablesHash(test.deps.db)).toEqual(before);
    const others = await askAll(
      test,
      anna,
      people.filter((one) => !isStranger(one)),
    );
    const [count, wrong] = [strangers.count + others.count, [...strangers.wrong, ...others.wrong]];
    console.info(`authorization matrix: ${count} calls, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(2000);
  }, 300_000);

  it('[TM-10] what is done once is done by a manager of that venue, unless it is the owner’s alone', async () => {
    const estate = await seedEstate(test);
    const managers = [
      await hired(estate, 'manager', 'first'),
      await hired(estate, 'manager', 'second'),
    ] as const;
    for (const { key, place } of inOrder(JUDGED.filter((each) => each.endsWith('Many')))) {
      const call = requestOf(key, {
        id: (slot) => idAt(estate, place, slot, 'food'),
        kind: 'food',
        random: randomFrom(7),
        sections: test.deps.sections,
      });
      const { statusCode } = await test.app.inject({
        ...call,
        headers: { authorization: `Bearer ${managers[place].token}` },
      });
      // Roles are for all venues, so who runs one of them deletes none.
      expect([key, statusCode]).toEqual([key, /^(?:points|roles)\./.test(key) ? 403 : 200]);
    }
  }, 60_000);

  it('[TM-02] lists and choosers hold the venues of the scope only', async () => {
    for (const { role, scope, token } of people) {
      const { statusCode, body } = await test.app.inject({
        method: 'GET',
        url: '/api/point?per_page=100',
        headers: { authorization: `Bearer ${token}` },
      });
      expect([role, statusCode]).toEqual([role, 200]);
      const ids = (JSON.parse(body) as { data: { point: { id: number } }[] }).data.map(
        ({ point }) => point.id,
      );
      const [first, second] = anna.places;
      expect([scope, ids.includes(first.point)]).toEqual([scope, scope === 'all' || scope === 'first']);
      expect([scope, ids.includes(second.point)]).toEqual([scope, scope === 'all' || scope === 'second']);
    }
  });
});

/** The server with one handler that does not ask whose the venue is. */
const careless = (key: EndpointKey): Served => {
  const house = serving([]);
  const handler = house.handlers[key];
  if (!handler) throw new Error(`Expected a handler of ${key}.`);
  const everything = reachOf([
    { businessId: anna.owner.businessId, memberId: 0, pointIds: undefined, levels: {}, fields: {} },
  ]);
  return {
    ...house,
    handlers: {
      ...house.handlers,
      [key]: (call, deps) => handler({ ...call, reach: everything }, deps),
    },
  };
};

describe('the matrix itself', () => {
  it.each(['menus.one', 'foods.list', 'stopList.list', 'pointIngredients.list'] as const)(
    '[TM-10] finds a handler of %s that forgets the scope',
    async (key) => {
      const app = await buildApp(test.deps, { house: careless(key) });
      const { wrong } = await askAll({ app, deps: test.deps }, anna, people, [key]);
      await app.close();
      expect(wrong.length).toBeGreaterThan(0);
      expect(wrong.every(({ expected, got }) => expected === '404' && got === 200)).toBe(true);
    },
    60_000,
  );
});
