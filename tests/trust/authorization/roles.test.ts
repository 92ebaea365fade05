import { beforeAll, describe, expect, it } from 'vitest';
import { formsMade } from '../../../contract/needs';
import { LEVELS, type Level } from '../../../contract/rights';
import { ENDPOINT_KEYS, type EndpointKey, type Row, rowOf } from '../../../contract/rows';
import { PERMISSION_KEYS, PRESETS, type Preset } from '../../../contract/vocabulary';
import { buildApp } from '../../../server/app';
import { members, roles } from '../../../server/db/schema';
import { resources } from '../../../server/resources';
import { type Served, serving } from '../../../server/served';
import { presets, type Rights, reachOf } from '../../../server/team/grants';
import { hire } from '../../server/hire';
import { once, openServer } from '../../server/standing';
import { signedIn } from '../../server/testDeps';
import { callAt, type Estate, seedEstate } from '../calls/estate';
import { inOrder } from '../calls/inOrder';
import { tablesHash } from '../calls/tablesHash';
import { askAll, JUDGED, type Member, requiredIn, SCOPES, type Scope } from './roleMatrix';

/** The authorization matrix of roles: calls x roles x scopes x slots of ids, generated from the table of calls. */
const test = openServer();
const anna = once(() => seedEstate(test));
const people: Member[] = [];

/** Somebody who is a member of one business and of nothing else. */
const hired = async (
  estate: Estate,
  role: Preset | { readonly name: string; readonly rights: Rights },
  scope: Scope,
): Promise<Member> => {
  const venues = { first: estate.places[0].point, second: estate.places[1].point };
  const bins = { first: estate.binnedPoints[0], second: estate.binnedPoints[1] };
  const points = scope === 'all' ? undefined : scope === 'none' ? [] : [venues[scope], bins[scope]];
  const isPreset = typeof role === 'string';
  const job = { of: estate.owner, role: isPreset ? role : role.rights, points };
  const { token } = await hire(await signedIn(test), job, test);
  const [name, rights] = isPreset ? [role, presets[role]] : [role.name, role.rights];
  return { role: name, rights, scope, token };
};

/** Everything but one level everywhere. */
const without = (level: Level): Rights => ({
  levels: Object.fromEntries(PERMISSION_KEYS.map((key) => [key, LEVELS.filter((each) => each !== level)])),
  fields: {},
});

/** Everything, but what a new record must have of a form is locked while it is new. */
const withoutForm = (form: string): Rights => ({
  levels: Object.fromEntries(PERMISSION_KEYS.map((key) => [key, LEVELS])),
  fields: {
    [form]: Object.fromEntries(requiredIn(form, test.deps.sections).map((name) => [name, ['view', 'edit']])),
  },
});

/** The forms of records that any call makes. */
const FORMS = [...new Set(ENDPOINT_KEYS.flatMap((key) => formsMade(rowOf(key))))];

/** The writing calls: what a role without a right must not get done. */
const WRITING = JUDGED.filter((key) => rowOf(key).right !== undefined);

/** Those that make records, and a sheet, whose rows may be new. */
const MAKING = WRITING.filter((key) => rowOf(key).right === 'create' || key.endsWith('Sheet'));

/** The rows that hold what these forms make, as `id` and version, bin and all. */
const rowsOf = async (forms: readonly string[] = FORMS): Promise<ReadonlyMap<string, number>> => {
  const own = resources.filter(({ sections }) => forms.some((form) => Object.hasOwn(sections, form)));
  const tables = [
    ...own.map(({ name, table }) => ({ name, table })),
    ...(forms.includes('staff_general') ? [{ name: 'staff', table: members }] : []),
    ...(forms.includes('role_general') ? [{ name: 'roles', table: roles }] : []),
  ];
  const found = new Map<string, number>();
  for (const { name, table } of tables)
    for (const { id, version } of await test.deps.db
      .select({ id: table.id, version: table.version })
      .from(table as typeof roles)
      .orderBy(table.id))
      found.set(`${name} ${id}`, version);
  return found;
};

beforeAll(async () => {
  for (const role of PRESETS) for (const scope of SCOPES) people.push(await hired(anna, role, scope));
}, 120_000);

describe('roles and scopes', () => {
  it('[TM-10] [FP1] make nothing where `create` is missing, and change nothing where `edit` or `delete` is', async () => {
    const estate = await seedEstate(test);
    let count = 0;
    const wrong: unknown[] = [];
    for (const level of ['create', 'edit', 'delete'] as const) {
      const person = await hired(estate, { name: `without ${level}`, rights: without(level) }, 'all');
      const before = await rowsOf();
      const told = await askAll(test, estate, [person], WRITING);
      count += told.count;
      wrong.push(...told.wrong);
      const after = await rowsOf();
      if (level === 'create') expect([...after.keys()]).toEqual([...before.keys()]);
      if (level === 'edit')
        expect([...before].filter(([row, version]) => after.get(row) !== version)).toEqual([]);
    }
    console.info(`calls of roles without a level: ${count} calls, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
  }, 300_000);

  it('[TM-10] [FP1] make no record of a form that the role cannot fill, by whatever call', async () => {
    let count = 0;
    const wrong: unknown[] = [];
    for (const form of FORMS.filter((each) => requiredIn(each, test.deps.sections).length > 0)) {
      // Its own: what may be copied is, and a business that grows with each form would be copied whole.
      const estate = await seedEstate(test);
      const person = await hired(estate, { name: `without ${form}`, rights: withoutForm(form) }, 'all');
      const before = await rowsOf([form]);
      const told = await askAll(test, estate, [person], MAKING);
      count += told.count;
      wrong.push(...told.wrong);
      expect([form, [...(await rowsOf([form])).keys()]]).toEqual([form, [...before.keys()]]);
    }
    console.info(`calls of roles that cannot fill a form: ${count} calls, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
  }, 300_000);

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
      const call = callAt(estate, key, { place });
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
  const house = serving(resources);
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

/** The server with these rows told anew. */
const mutated = (change: (row: Row) => Partial<Row>): Served => {
  const house = serving(resources);
  const rows = WRITING.map((key) => [key, { ...rowOf(key), ...change(rowOf(key)) }] as const);
  return {
    ...house,
    endpoints: { ...house.endpoints, ...(Object.fromEntries(rows) as Served['endpoints']) },
  };
};

/** Their handlers ask once more for what they do. */
const ASK_AGAIN: readonly EndpointKey[] = [
  'points.copy',
  'changes.undo',
  'staff.invite',
  'pointIngredients.tell',
];
/** Done once, by whoever may. */
const DEADLY = /Many$|\.handOver$|\.apply$/;

describe('the matrix itself', () => {
  it('[TM-10] finds each row that has lost its right', async () => {
    const app = await buildApp(test.deps, {
      house: mutated(() => ({ right: 'own account' })),
    });
    const estate = await seedEstate(test);
    const people = new Map<unknown, Member>();
    for (const level of ['create', 'edit', 'delete'] as const)
      people.set(level, await hired(estate, { name: `no ${level}`, rights: without(level) }, 'all'));
    const missed: EndpointKey[] = [];
    for (const key of WRITING.filter((each) => !DEADLY.test(each) && !ASK_AGAIN.includes(each))) {
      const person = people.get(rowOf(key).right);
      if (!person) continue;
      if ((await askAll({ app, deps: test.deps }, estate, [person], [key])).wrong.length === 0)
        missed.push(key);
    }
    await app.close();
    expect(missed).toEqual([]);
  }, 300_000);

  it('[TM-10] finds each row that has lost its forms', async () => {
    const app = await buildApp(test.deps, { house: mutated(({ makes }) => (makes ? { makes: [] } : {})) });
    const estate = await seedEstate(test);
    const missed: EndpointKey[] = [];
    for (const key of WRITING.filter((each) => rowOf(each).makes && !ASK_AGAIN.includes(each))) {
      let found = 0;
      for (const form of formsMade(rowOf(key)).filter(
        (each) => requiredIn(each, test.deps.sections).length > 0,
      )) {
        const person = await hired(estate, { name: `no ${form}`, rights: withoutForm(form) }, 'all');
        found += (await askAll({ app, deps: test.deps }, estate, [person], [key])).wrong.length;
      }
      if (found === 0) missed.push(key);
    }
    await app.close();
    expect(missed).toEqual([]);
  }, 120_000);

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
