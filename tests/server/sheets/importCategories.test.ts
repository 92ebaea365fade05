import { beforeEach, describe, expect, it } from 'vitest';
import { alsoHire } from '../hire';
import { cook, type Json } from '../menuArea/startKitchen';
import { anew, openKitchen } from '../standing';
import { sheetCalls } from './sheetCalls';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: { point: number; menu: number; soups: number; salads: number };

beforeEach(async () => {
  const point = await anna.point('odna');
  const menu = await cook(anna).menu(point, 'Осень');
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  const salads = await cook(anna).category(menu, 'food', 'Салаты');
  at = { point, menu, soups, salads };
});

const results = ({ body }: { readonly body: Json }) => body.results as Json[];
const statuses = (answer: { readonly body: Json }) => results(answer).map(({ status }) => status);
const names = async (category: number, type = 'food') =>
  (await anna.ask('GET', `/foods/category/${category}?type=${type}&per_page=100`)).body.data.map(
    ({ title }) => title,
  );
const undo = (id: unknown) => anna.ask('POST', `/changes/${id}/undo`, { json: { whole: true } });

describe('[SP-02] rows of categories that the menu has not', () => {
  const MAP = ['category', 'title', 'price'];
  const rows = [
    ['Десерты', 'Медовик', 320],
    ['десерт', 'Пирог', 250],
    ['Бар', 'Негрони', 600],
  ];
  const dessert = { title: 'Десерты', kind: 'food' };
  const plan = [
    { said: 'десерты', ...dessert },
    { said: 'Десерт', ...dessert },
    { said: 'Бар', title: 'Бар', kind: 'drink' },
  ];
  const listed = async (menu: number) =>
    (await anna.ask('GET', `/categories/${menu}?per_page=100`)).body.categories as Json[];
  const empty = async () => {
    const menu = await cook(anna).menu(at.point, 'Пустое');
    return {
      menu,
      load: (json: object, by = anna) =>
        sheetCalls(kitchen).upload(menu, { mapping: MAP, rows, ...json }, by),
    };
  };

  it('make them where that is asked for, in the same act, and go back with them', async () => {
    const { menu, load } = await empty();
    expect(statuses(await load({ dry_run: true }))).toEqual(['refused', 'refused', 'refused']);
    const before = await kitchen.everything();
    const dry = await load({ categories: plan, dry_run: true });
    expect(results(dry)).toEqual([
      { status: 'new', makes: 'Десерты' },
      { status: 'new', makes: 'Десерты' },
      { status: 'new', makes: 'Бар' },
    ]);
    expect(await kitchen.everything()).toBe(before);

    const done = await load({ categories: plan, seen: [null, null, null] });
    expect(statuses(done)).toEqual(['new', 'new', 'new']);
    const made = await listed(menu);
    expect(made).toMatchObject([
      { title: 'Десерты', type: 'food', visible: true, base_category: { title: 'Десерты' } },
      { title: 'Бар', type: 'drink', visible: true, base_category: { title: 'Вода и напитки' } },
    ]);
    expect(await names(Number(made[0]?.id))).toEqual(['Медовик', 'Пирог']);
    // The next call of the act finds what the first has made.
    const more = await load({
      categories: plan,
      rows: [['Бар', 'Шпритц', 500]],
      continues: done.body.change_id,
    });
    expect([statuses(more), more.body.change_id]).toEqual([['new'], done.body.change_id]);
    expect(await listed(menu)).toHaveLength(2);

    expect((await undo(done.body.change_id)).status).toBe(200);
    expect(await listed(menu)).toEqual([]);
  });

  it('make one as its form would: the same hide block, the same history', async () => {
    const { menu, load } = await empty();
    await load({ categories: plan, rows: rows.slice(0, 1) });
    const byForm = await cook(anna).category(menu, 'food', 'Супы');
    const [sheet, form] = await Promise.all(
      [(await listed(menu))[0]?.id, byForm].map(
        async (id) => (await anna.ask('GET', `/point/${at.point}/categories/food/${id}`)).body,
      ),
    );
    const hidden = ({ status, close_begin_date, close_begin_time, close_end_date, close_reason }: Json) => [
      status,
      close_begin_date,
      close_begin_time,
      close_end_date,
      close_reason,
    ];
    expect(hidden(sheet as Json)).toEqual(hidden(form as Json));
  });

  it('go into one that stands there, by its id, or into one for all of them', async () => {
    const into = [
      { said: 'Горячее', id: at.soups },
      { said: '', title: 'Салаты', kind: 'food' },
    ];
    const answer = await sheetCalls(kitchen).upload(
      at.menu,
      {
        mapping: MAP,
        categories: into,
        rows: [
          ['Горячее', 'Плов', 400],
          [null, 'Оливье', 300],
        ],
      },
      anna,
    );
    expect(results(answer)).toMatchObject([{ status: 'new' }, { status: 'new' }]);
    expect(results(answer).map(({ makes }) => makes)).toEqual([undefined, undefined]);
    expect([await names(at.soups), await names(at.salads)]).toEqual([['Плов'], ['Оливье']]);
  });

  it('make none for who may not, none of a name that the form refuses, and none that no row needs', async () => {
    const { menu, load } = await empty();
    const role = { levels: { menu_list: ['view', 'edit'] } } as const;
    const editor = await alsoHire(await kitchen.owner(), { of: anna, role }, kitchen);
    expect(results(await load({ categories: plan }, editor))[0]).toMatchObject({
      status: 'refused',
      errors: { category: [expect.stringMatching(/категории/)] },
    });
    const long = [{ said: 'Десерты', title: 'Д'.repeat(31), kind: 'food' }];
    expect(results(await load({ categories: long, rows: rows.slice(0, 1) }))).toMatchObject([
      { status: 'refused', errors: { category: [expect.any(String)] } },
    ]);
    expect(statuses(await load({ categories: plan, rows: [['Бар', '', 1]] }))).toEqual(['refused']);
    expect(await listed(menu)).toEqual([]);
  });
});
