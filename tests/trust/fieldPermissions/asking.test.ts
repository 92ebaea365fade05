import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LEVELS } from '../../../contract/rights';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../../contract/rows';
import { PERMISSION_KEYS } from '../../../contract/vocabulary';
import { singularOf } from '../../../scaffold/names';
import {
  categories,
  changes,
  files,
  foodIngredients,
  foodMarks,
  foods,
  guestVersions,
  menus,
  points,
} from '../../../server/db/schema';
import { foods as foodResource, points as pointResource, resources } from '../../../server/resources';
import { hire } from '../../server/hire';
import { once, openServer } from '../../server/standing';
import { signedIn } from '../../server/testDeps';
import { callAt, type Estate, seedEstate } from '../calls/estate';
import { bodyKeysOf } from '../calls/slots';

/**
 * Nobody learns by asking what they may not see: whoever does not see a field gets, to every filter, order, search and count there is,
 * the same answer whatever the field holds. The calls are taken from the table; which column tells of which field is not asked here.
 */
const test = openServer();
const anna = once(() => seedEstate(test));
let second: number;

beforeAll(async () => {
  const [{ category }] = anna.places;
  // Orders need two of each; this one stands in the middle.
  const payload = { category_id: category.food, type: 'food', title: 'Мимоза', price: '500' };
  second = (await anna.owner.post('/api/foods', payload)).json().id;
  await anna.owner.post(`/api/point/${anna.places[0].point}/menus`, { title: 'Мимоза' });
  const general = { menu_id: anna.places[0].menu, kind: 'food', title: 'Мимоза', base_category_id: 2 };
  await anna.owner.post('/api/categories', general);
  await anna.owner.post(`/api/point/${anna.places[0].point}/foods/stop-list`, {
    action: 'attach',
    food_ids: [anna.places[0].food.food, second],
  });
  // Asking for the code of a venue is a first step that is done then, some time after the answer.
  await test.deps.db.update(points).set({ codeAt: test.deps.clock() });
}, 120_000);

const WORDS = ['Аааканарейка', 'Яяяканарейка'] as const;
type State = 0 | 1;

const at = () => ({
  point: anna.places[0].point,
  menu: anna.places[0].menu,
  category: anna.places[0].category.food,
  food: anna.places[0].food.food,
});
const db = () => test.deps.db;
const picture = async (state: State): Promise<void> => {
  await db().delete(files).where(sql`${files.owner} = 'foods' and ${files.ownerId} = ${at().food}`);
  if (state === 0) return;
  await db().insert(files).values({
    userId: anna.owner.id,
    owner: 'foods',
    ownerId: at().food,
    field: 'images',
    position: 0,
    name: 'canary.png',
    originalName: 'canary.png',
    mime: 'image/png',
    bytes: 1,
    createdAt: test.deps.clock(),
  });
};

/** Two values of a field, set past every rule: what a record holds is the owner's business. */
const FIELDS: Readonly<Record<string, (state: State) => Promise<unknown>>> = {
  'food_general.title': async (state) => {
    await db().update(changes).set({ title: WORDS[state] }).where(eq(changes.resource, 'foods'));
    return db().update(foods).set({ title: WORDS[state] }).where(eq(foods.id, at().food));
  },
  'food_general.price': (state) =>
    db()
      .update(foods)
      .set({ price: state === 0 ? '0' : '999' })
      .where(eq(foods.id, at().food)),
  'food_general.images': picture,
  'food_general.marks': async (state) => {
    await db().delete(foodMarks).where(eq(foodMarks.foodId, at().food));
    if (state === 1) await db().insert(foodMarks).values({ foodId: at().food, markId: 1, position: 0 });
  },
  'food_composition.ingredients': async (state) => {
    await db().delete(foodIngredients).where(eq(foodIngredients.foodId, at().food));
    if (state === 1)
      await db()
        .insert(foodIngredients)
        .values({ foodId: at().food, ingredientId: anna.places[0].ingredient, position: 0 });
  },
  'category_general.title': (state) =>
    db().update(categories).set({ title: WORDS[state] }).where(eq(categories.id, at().category)),
  'category_general.visible': (state) =>
    db()
      .update(categories)
      .set({ visible: state === 1 })
      .where(eq(categories.id, at().category)),
  'category_general.hide': (state) =>
    db()
      .update(categories)
      .set({ closeBegin: state === 1 ? '2020-01-01T00:00' : null })
      .where(eq(categories.id, at().category)),
  'menu_general.title': (state) =>
    db().update(menus).set({ title: WORDS[state] }).where(eq(menus.id, at().menu)),
  'menu_general.visible': (state) =>
    db()
      .update(menus)
      .set({ visible: state === 1 })
      .where(eq(menus.id, at().menu)),
  'point_general.title': (state) =>
    db().update(points).set({ title: WORDS[state] }).where(eq(points.id, at().point)),
  'point_general.type': (state) =>
    db()
      .update(points)
      .set({ typeId: state + 1 })
      .where(eq(points.id, at().point)),
  'point_general.address': (state) =>
    db().update(points).set({ street: WORDS[state] }).where(eq(points.id, at().point)),
  'point_other.status': (state) =>
    db()
      .update(points)
      .set({ status: state === 0 ? 'draft' : 'displayed' })
      .where(eq(points.id, at().point)),
};

const set = async (field: string, state: State): Promise<void> => {
  await FIELDS[field]?.(state);
  // What was counted is counted anew.
  await db()
    .update(guestVersions)
    .set({ version: sql`${guestVersions.version} + 1` });
};

interface Question {
  readonly call: EndpointKey;
  readonly asks: string;
  /** What it asks by, without the value. */
  readonly column: string;
  readonly request: Parameters<Estate['owner']['call']>[0];
}

const VALUES = ['true', '1', 'draft', 'канарейка', WORDS[0]];
/** Moments and kinds are no fields. */
const UNHIDDEN = /At$|^until$|^type$|^kind$|^person$|^pointId$|^resource$/;

const requestTo = (call: EndpointKey) => callAt(anna, call);

/** Everything that can be asked by a call. */
const questionsOf = (call: EndpointKey): readonly Question[] => {
  const { method, access, changesState, streams, filters = [], sort = [], query } = rowOf(call);
  if (access !== 'user') return [];
  const { url, payload } = requestTo(call);
  if (method === 'POST' && bodyKeysOf(call).includes('filters')) {
    const list = rowOf(`${call.split('.')[0]}.list` as EndpointKey).filters ?? [];
    return list.flatMap((field) =>
      VALUES.map((value) => ({
        call,
        asks: `${field}=${value}`,
        column: field,
        request: {
          method: 'POST',
          url,
          payload: { filters: [{ field, value }], dry_run: true, ...(payload && { set: payload.set }) },
        },
      })),
    );
  }
  if (method !== 'GET' || changesState || streams) return [];
  // The history says who did what where by its own parameters.
  const bare = call === 'changes.list' ? url.replace(/\?.*/, '?') : url.includes('?') ? `${url}&` : `${url}?`;
  const get = (asks: string, more: string): Question => ({
    call,
    asks,
    column: asks.replace(/[= ].*/, ''),
    request: { method: 'GET', url: `${bare}${more}` },
  });
  return [
    get('', ''),
    ...(query?.includes('q') ? [get('q', `q=${encodeURIComponent('канарейка')}`)] : []),
    ...filters
      .filter((field) => !UNHIDDEN.test(field))
      .flatMap((field) =>
        VALUES.map((value) =>
          get(
            `${field}=${value}`,
            `filters[0][field]=${field}&filters[0][value]=${encodeURIComponent(value)}`,
          ),
        ),
      ),
    ...sort.flatMap((column) =>
      ['asc', 'desc'].map((order) => get(`${column} ${order}`, `sort=${column}&order=${order}`)),
    ),
  ];
};

/** Which rows an answer has, in their order, and how many: all that an answer to a question may depend on. */
const shapeOf = (status: number, body: string): string => {
  if (status !== 200 || !body.startsWith('{')) return `${status} ${status === 200 ? body : ''}`;
  const read = JSON.parse(body);
  const rows: unknown = read.data ?? read.categories ?? read.results;
  const attention = Array.isArray(read.attention) ? read.attention : undefined;
  const idOf = (row: Record<string, unknown>): unknown =>
    (row.point as { id?: number } | undefined)?.id !== undefined && row.id === undefined
      ? (row.point as { id: number }).id
      : [row.id, row.resource, row.where];
  return JSON.stringify([
    status,
    attention ?? (Array.isArray(rows) ? rows.map(idOf) : ''),
    read.total,
    Array.isArray(read.venues) ? read.venues.map(idOf) : '',
    read.start,
  ]);
};

const QUESTIONS = () => ENDPOINT_KEYS.flatMap(questionsOf);

const DECLARED = resources.map(({ name }) => name);

/** All but filters and orders of lists of other records, to which it is nothing. */
const questionsAbout = (field: string): readonly Question[] => {
  const [kind = ''] = field.split('_');
  return QUESTIONS().filter(({ call, asks }) => {
    const [group = ''] = call.split('.');
    return asks === '' || !DECLARED.includes(group) || singularOf(group) === kind || call.endsWith('Sheet');
  });
};

const answersTo = async (token: string, questions: readonly Question[]): Promise<readonly string[]> => {
  const shapes: string[] = [];
  for (const { request } of questions) {
    const { statusCode, body } = await test.app.inject({
      ...(request as object),
      headers: { authorization: `Bearer ${token}` },
    });
    shapes.push(shapeOf(statusCode, body));
  }
  return shapes;
};

/** Somebody whose role holds these levels, and does not see this field. */
const blindTo = async (field: string, levels: readonly (typeof LEVELS)[number][]): Promise<string> => {
  const [section = '', name = ''] = field.split('.');
  const role = {
    levels: Object.fromEntries(PERMISSION_KEYS.map((key) => [key, levels])),
    fields: { [section]: { [name]: [] } },
  };
  return (await hire(await signedIn(test), { of: anna.owner, role }, test)).token;
};

/** The questions that this person gets another answer to when the field holds something else. */
const telling = async (field: string, token: string, questions: readonly Question[]) => {
  await set(field, 0);
  const before = await answersTo(token, questions);
  await set(field, 1);
  const after = await answersTo(token, questions);
  return questions.filter((_question, index) => before[index] !== after[index]);
};

describe('a field that may not be viewed', () => {
  it.each(Object.keys(FIELDS))(
    '[FP2] [AZ7] %s is told to who sees it, and to nobody else by any filter, order, search or count',
    async (field) => {
      const questions = questionsAbout(field);
      const seen = await telling(
        field,
        anna.owner.token,
        questions.filter(({ asks }) => asks !== ''),
      );
      // The stage is right: there is a question for each of these fields.
      expect(seen).not.toEqual([]);
      // Asked is what tells of it, and each filter and order once, whose answer may depend on who asks.
      const first = (of: Question, index: number): boolean =>
        questions.findIndex(({ call, column }) => call === of.call && column === of.column) === index;
      const asked = questions.filter((each, index) => seen.includes(each) || first(each, index));
      // Who only looks is asked the same; of most fields one role tells.
      for (const levels of /price|status/.test(field) ? [LEVELS, ['view'] as const] : [LEVELS])
        expect(
          (await telling(field, await blindTo(field, levels), asked)).map(({ call, asks }) => [call, asks]),
        ).toEqual([]);
    },
    120_000,
  );
});

describe('the questions themselves', () => {
  it.each([
    ['food_general.price', foodResource.filters.price, 'foods.list price=true'],
    ['food_general.price', foodResource.sort.price, 'foods.list price asc'],
    ['food_general.marks', foodResource.filters.marks, 'foods.bulk marks=1'],
    ['point_other.status', pointResource.filters.status, 'points.list status=draft'],
  ] as const)(
    '[FP2] find a column of %s that does not name its field',
    async (field, column, leak) => {
      if (!column) throw new Error(`Expected a column that tells of ${field}.`);
      const { tells } = column;
      Object.assign(column, { tells: [] });
      const questions = questionsAbout(field).filter(({ call }) => leak.startsWith(`${call} `));
      const leaks = await telling(field, await blindTo(field, LEVELS), questions);
      Object.assign(column, { tells });
      expect(leaks.map(({ call, asks }) => `${call} ${asks}`)).toContain(leak);
    },
    120_000,
  );
});
