import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Levels } from '../../../contract/rights';
import { guestPages } from '../../../guest';
import { buildApp } from '../../../server/app';
import { ingredients } from '../../../server/db/schema';
import { alsoHire } from '../hire';
import { anew, openKitchen } from '../standing';
import { cook, type Json, type Owner } from './startKitchen';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: { point: number; category: number; borsch: number };

beforeEach(async () => {
  const point = await anna.point('kafe');
  const category = await cook(anna).category(await cook(anna).menu(point));
  const borsch = await cook(anna).food(category, 'food', 'Борщ', {
    description: 'С пампушкой',
    ingredients: [
      { title: 'Сметана', is_allergen: true },
      { title: 'Свёкла', is_allergen: false },
      { title: 'Соус повара', is_allergen: false },
    ],
  });
  at = { point, category, borsch };
});

const list = async (query = '', by: Owner = anna) =>
  (await by.ask('GET', `/point/${at.point}/ingredients${query}`)).body.data;
const idOf = async (title: string): Promise<number> =>
  Number((await list('?per_page=100')).find((row) => row.title === title)?.id);
const tell = async (rows: readonly Json[], more: Json = {}, by: Owner = anna) =>
  by.ask('POST', `/point/${at.point}/ingredients/allergens`, { json: { rows, ...more } });
const told = async (title: string, allergens: readonly string[], more: Json = {}) =>
  tell([{ id: await idOf(title), allergens, ...more }]);
const results = ({ body }: { readonly body: Json }) => body.results as Json[];
const composition = async () =>
  (await anna.ask('GET', `/foods/${at.borsch}`)).body.ingredients as readonly Json[];
const undo = (id: unknown) => anna.ask('POST', `/changes/${id}/undo`, { json: { whole: true } });
const row = async (title: string) => (await list('?per_page=100')).find((one) => one.title === title);
const lacking = async () =>
  (
    (await anna.ask('GET', '/overview')).body.attention as readonly {
      readonly kind: string;
      readonly count: number;
    }[]
  ).find(({ kind }) => kind === 'allergens')?.count ?? 0;

describe('[AL-01] the groups of an ingredient', () => {
  it('are proposed by its title until a person has told them, and what is to be told stands first', async () => {
    expect(await list()).toMatchObject([
      { title: 'Свёкла', allergens: null, proposed: [] },
      { title: 'Сметана', allergens: null, proposed: ['milk'] },
      { title: 'Соус повара', allergens: null, proposed: null },
    ]);
    const answer = await told('Свёкла', []);
    expect(results(answer)).toMatchObject([{ status: 'done', title: 'Свёкла', after: { allergens: [] } }]);
    expect((await list()).map(({ title, proposed }) => [title, proposed])).toEqual([
      ['Сметана', ['milk']],
      ['Соус повара', null],
      ['Свёкла', null],
    ]);
    const open = await list('?filters[0][field]=told&filters[0][value]=0');
    expect(open.map(({ title }) => title)).toEqual(['Сметана', 'Соус повара']);
  });

  it('are told of many at once, as one entry of the history, and taken back by it', async () => {
    const ids = [await idOf('Сметана'), await idOf('Свёкла')];
    const answer = await tell([
      { id: ids[0], allergens: ['milk', 'gluten'] },
      { id: ids[1], allergens: [] },
    ]);
    expect((await row('Сметана'))?.allergens).toEqual(['gluten', 'milk']);
    const { body } = await anna.ask('GET', `/changes?resource=points&id=${at.point}`);
    expect(body.data[0]).toMatchObject({
      kind: 'allergens',
      after: { ingredients: [{ title: 'Сметана', allergens: ['gluten', 'milk'] }, { title: 'Свёкла' }] },
    });
    expect((await undo(answer.body.change_id)).status).toBe(200);
    expect(await row('Сметана')).toMatchObject({ allergens: null, is_allergen: true });
    expect(await row('Свёкла')).toMatchObject({ allergens: null, is_allergen: false });
    expect((await undo(answer.body.change_id)).status).toBe(409);
  });

  it('of two who tell them at once the second is told so, and a way back leaves what was told since', async () => {
    const id = await idOf('Сметана');
    const first = await tell([{ id, allergens: ['milk'], was: null }]);
    const second = await tell([{ id, allergens: [], was: null }]);
    expect(results(second)).toMatchObject([{ status: 'stale', before: { allergens: ['milk'] } }]);
    expect((await row('Сметана'))?.allergens).toEqual(['milk']);
    await tell([{ id, allergens: ['milk', 'soy'], was: ['milk'] }]);
    expect((await undo(first.body.change_id)).status).toBe(409);
    expect((await row('Сметана'))?.allergens).toEqual(['soy', 'milk']);
  });

  it('are tried out without a word, and of others’ ingredients nothing is told', async () => {
    const id = await idOf('Сметана');
    const dry = await tell([{ id, allergens: ['milk'] }], { dry_run: true });
    expect([results(dry)[0]?.status, dry.body.change_id]).toEqual(['done', null]);
    expect((await row('Сметана'))?.allergens).toBeNull();
    const ben = await kitchen.owner();
    const far = await ben.point('daleko');
    expect((await tell([{ id, allergens: [] }], {}, ben)).status).toBe(404);
    const foreign = await ben.ask('POST', `/point/${far}/ingredients/allergens`, {
      json: { rows: [{ id, allergens: [] }] },
    });
    expect(results(foreign)).toMatchObject([{ status: 'missing' }]);
    expect((await told('Сметана', ['cheese'])).status).toBe(422);
  });

  it('are told by who may change what dishes are made of, nobody else', async () => {
    const id = await idOf('Сметана');
    const person = async (levels: Levels, fields = {}) =>
      alsoHire(await kitchen.owner(), { of: anna, role: { levels, fields }, points: [at.point] }, kitchen);
    const looks = await person({ menu_list: ['view'], menu_ingredients: ['view'] });
    expect((await tell([{ id, allergens: [] }], {}, looks)).status).toBe(403);
    const blind = await person(
      { menu_list: ['view', 'edit'], menu_ingredients: ['view'] },
      { food_composition: { ingredients: ['view'] } },
    );
    expect((await tell([{ id, allergens: [] }], {}, blind)).status).toBe(403);
    const cooks = await person({ menu_list: ['view', 'edit'], menu_ingredients: ['view'] });
    expect((await tell([{ id, allergens: ['milk'] }], {}, cooks)).status).toBe(200);
  });

  it('one under another title is another ingredient: it is asked of again', async () => {
    await told('Сметана', ['milk']);
    const [cream, ...rest] = await composition();
    await anna.ask('PUT', `/foods/${at.borsch}`, {
      json: {
        categoryId: at.category,
        ingredients: [{ title: 'Сметана 20%', is_allergen: cream?.is_allergen }, ...rest],
      },
    });
    expect(await row('Сметана 20%')).toMatchObject({ allergens: null, proposed: ['milk'] });
    await anna.ask('PUT', `/foods/${at.borsch}`, {
      json: { categoryId: at.category, ingredients: [{ title: 'сметана', is_allergen: false }] },
    });
    expect(await composition()).toMatchObject([{ title: 'Сметана', allergens: ['milk'] }]);
  });

  it('go with a dish that is copied to another venue, where that has none of that name', async () => {
    const other = await anna.point('drugoe');
    await told('Сметана', ['milk']);
    const menu = (await anna.ask('GET', `/point/${at.point}/menus`)).body.data[0]?.id;
    const answer = await anna.ask('POST', `/menus/${menu}/copy`, { json: { to: [other] } });
    expect(answer.status).toBe(200);
    const rows = await kitchen.db.select().from(ingredients).where(eq(ingredients.pointId, other));
    expect(Object.fromEntries(rows.map(({ title, allergens }) => [title, allergens]))).toEqual({
      Сметана: ['milk'],
      Свёкла: null,
      'Соус повара': null,
    });
  });
});

describe('[AL-04] is_allergen keeps its meaning', () => {
  it('true where a group is told, or where somebody has ticked it and none is known', async () => {
    const flag = async (title: string) => (await row(title))?.is_allergen;
    expect([await flag('Сметана'), await flag('Свёкла')]).toEqual([true, false]);
    await told('Свёкла', ['celery']);
    expect(await flag('Свёкла')).toBe(true);
    // It came of a group, and goes with it.
    await told('Свёкла', []);
    expect(await flag('Свёкла')).toBe(false);
    // This one was ticked by hand: an allergen, if none of the fourteen.
    await told('Сметана', []);
    expect(await flag('Сметана')).toBe(true);
    await told('Сметана', [], { is_allergen: false });
    expect(await flag('Сметана')).toBe(false);
  });

  it('a form that was opened before saves all the same, and what it was is taken back all the same', async () => {
    const before = await composition();
    await told('Свёкла', ['celery']);
    const saved = await anna.ask('PUT', `/foods/${at.borsch}`, {
      json: {
        categoryId: at.category,
        ingredients: before.slice(0, 2).map(({ allergens: _told, ...one }) => one),
      },
    });
    expect(saved.status).toBe(200);
    expect(await composition()).toMatchObject([{ title: 'Сметана' }, { title: 'Свёкла', is_allergen: true }]);
    const { body } = await anna.ask('GET', `/changes?resource=foods&id=${at.borsch}`);
    expect((await undo(body.data[0]?.id)).status).toBe(200);
    expect(await composition()).toHaveLength(3);
  });
});

describe('[AL-03] [AL-05] a dish', () => {
  // An own one for each: it remembers pages by the version of a venue, and the tables begin anew.
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildApp(kitchen.deps, { guests: guestPages });
  });
  afterEach(() => app.close());
  const guestPage = async () => (await app.inject({ method: 'GET', url: '/m/kafe' })).body;

  it('whose ingredients are not all told says so to guests, and is counted until they are', async () => {
    expect(await lacking()).toBe(1);
    expect(await guestPage()).toContain('Состав уточните у официанта');
    await told('Сметана', ['milk']);
    await told('Свёкла', []);
    expect(await guestPage()).toContain('Состав уточните у официанта');
    expect(await lacking()).toBe(1);
    await told('Соус повара', ['mustard']);
    const page = await guestPage();
    expect(page).not.toContain('Состав уточните у официанта');
    expect(page).toContain('data-a="milk mustard"');
    expect(await lacking()).toBe(0);
  });

  it('its description decides nothing', async () => {
    for (const title of ['Сметана', 'Свёкла', 'Соус повара']) await told(title, []);
    expect(await guestPage()).toContain('data-a=""');
  });
});

describe('a text that speaks of a group nobody has told', () => {
  const hints = async (by: Owner = anna) => (await by.ask('GET', `/foods/${at.borsch}`)).body.hints;

  it('is offered as a remark on the opened dish, and decides nothing', async () => {
    expect(await hints()).toEqual({ ingredients: expect.stringContaining('«пампушкой» (глютен)') });
    const lists = await anna.ask('GET', `/foods?category_id=${at.category}&type=food`);
    expect(JSON.stringify(lists.body)).not.toContain('hints');
    await told('Соус повара', ['gluten']);
    expect(await hints()).toBeUndefined();
    const { borsch: id, category: categoryId } = at;
    const put = (description: string) =>
      anna.ask('PUT', `/foods/${id}`, { json: { categoryId, description } });
    await put('Без орехов, с арахисовой пастой');
    expect(await hints()).toEqual({ ingredients: expect.stringMatching(/^(?!.*орехи).*\(арахис\)/u) });
  });

  it('is quoted to nobody who may not see the text or what the dish is made of', async () => {
    const levels = { menu_list: ['view'], menu_ingredients: ['view'] } as const;
    const seeing = async (fields: Record<string, Record<string, []>>) =>
      alsoHire(await kitchen.owner(), { of: anna, role: { levels, fields }, points: [at.point] }, kitchen);
    expect(await hints(await seeing({}))).toHaveProperty('ingredients');
    expect(await hints(await seeing({ food_general: { description: [] } }))).toBeUndefined();
    expect(await hints(await seeing({ food_composition: { ingredients: [] } }))).toBeUndefined();
  });
});
