import { beforeAll, describe, expect, it } from 'vitest';
import { once, openKitchen } from '../standing';
import { cook } from './startKitchen';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let pointId: number;

const fresh = async () => {
  pointId = await anna.point(`tochka-${Math.random().toString(36).slice(2)}`, 'licensed');
};
const create = (json: unknown) => anna.ask('POST', `/point/${pointId}/menus`, { json });
const list = (query = '') => anna.ask('GET', `/point/${pointId}/menus${query}`);

describe('a menu', () => {
  beforeAll(fresh);

  it('[MN-23][CL-20][CL-21][DC-53] is answered whole when it is made, and read the same', async () => {
    const made = await create({ title: '  Основное меню  ', description: 'Весь день' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      title: 'Основное меню',
      url: 'osnovnoe-menyu',
      description: 'Весь день',
      images: [],
      cover: null,
      visible: true,
      foodCategories: [],
      drinkCategories: [],
      createdAt: '2026-11-21T10:00:00.000Z',
      updatedAt: '2026-11-21T10:00:00.000Z',
      deletedAt: null,
      days_before_deletion: null,
      point: { id: pointId },
    });
    const read = await anna.ask('GET', `/menus/${made.body.id}`);
    expect(read.body).toEqual(made.body);
    expect(read.body.point).toMatchObject({
      url: expect.any(String),
      alc_license: [{ name: 'licence.pdf' }],
    });
  });

  it('[MN-23] names its categories of either kind, those in the bin left out', async () => {
    const menuId = await cook(anna).menu(pointId, 'Два вида');
    const soups = await cook(anna).category(menuId, 'food', 'Супы');
    const coffee = await cook(anna).category(menuId, 'drink', 'Кофе');
    const gone = await cook(anna).category(menuId, 'food', 'Старое');
    await anna.ask('DELETE', `/categories/${menuId}`, { json: { food: [gone], drink: [] } });
    const { body } = await anna.ask('GET', `/menus/${menuId}`);
    expect(body.foodCategories).toEqual([{ id: soups, title: 'Супы' }]);
    expect(body.drinkCategories).toEqual([{ id: coffee, title: 'Кофе' }]);
  });

  it('[MN-18] has an address made of its title, its own among the menus of the point', async () => {
    const first = await create({ title: 'Завтраки & Ланчи' });
    const second = await create({ title: 'Завтраки - ланчи!' });
    expect(first.body.url).toBe('zavtraki-lanchi');
    expect(second.body.url).toBe('zavtraki-lanchi-2');
  });

  it('[MN-19] refuses an address from outside, by name', async () => {
    const { status, body } = await create({ title: 'Меню', url: 'moyo' });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['url']);
  });

  it('[MN-18][MN-21][CL-22][DC-54] is updated by what is sent; the address of one nobody saw follows the title', async () => {
    const unseen = { description: 'Окрошка', visible: false };
    const id = await cook(anna).menu(pointId, 'Летнее меню', unseen);
    const changed = await anna.ask('PUT', `/point/${pointId}/menus/${id}`, { json: { description: 'Квас' } });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ title: 'Летнее меню', description: 'Квас', visible: false });
    const renamed = await anna.ask('PUT', `/point/${pointId}/menus/${id}`, {
      json: { title: 'Осеннее меню' },
    });
    expect(renamed.body).toMatchObject({ url: 'osennee-menyu', visible: false });
  });

  it('[FS-15] [FS-13] a bar menu may end on the next day', async () => {
    const night = { begin: '18:00', end: '02:00', around_the_clock: false, is_enabled: true };
    const days = Object.fromEntries(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name) => [name, night]),
    );
    const graphic = { all_days: night, ...days };
    const { status, body } = await create({ title: 'Барная карта', graphic });
    expect(status).toBe(201);
    expect(body.graphic).toEqual(graphic);
  });
});

describe('the list of menus', () => {
  beforeAll(async () => {
    await fresh();
    for (const title of ['Ёлочное', 'Винное', 'Детское']) {
      await cook(anna).menu(pointId, title, { visible: title !== 'Винное' });
      kitchen.pass(60_000);
    }
  });
  const titles = async (query: string) => (await list(query)).body.data.map(({ title }) => title);

  it('[CL-19][DC-08] comes in pages', async () => {
    const { body } = await list('?page=2&per_page=2');
    expect(body).toMatchObject({ current_page: 2, last_page: 2, total: 3, per_page: 2 });
    expect(body.data).toHaveLength(1);
  });

  it('[LP-21] counts on its own: a page past the end is empty and knows the total', async () => {
    expect((await list('?page=9&per_page=2')).body).toMatchObject({ data: [], total: 3, last_page: 2 });
  });

  it('[MN-07] is searched by title and filtered by visibility and date', async () => {
    expect(await titles('?filters[0][field]=title&filters[0][value]=елоч')).toEqual(['Ёлочное']);
    expect(await titles('?filters[0][field]=visible&filters[0][value]=false')).toEqual(['Винное']);
    const day = (date: string) =>
      titles(`?filters[0][field]=createdAt&filters[0][value][start]=${date}&filters[0][value][end]=${date}`);
    expect(await day('2026-11-21')).toHaveLength(3);
    expect(await day('2026-11-22')).toEqual([]);
  });

  it('[DC-18] is sorted as Russian sorts, and in the order of making otherwise', async () => {
    expect(await titles('')).toEqual(['Ёлочное', 'Винное', 'Детское']);
    expect(await titles('?sort=title&order=asc')).toEqual(['Винное', 'Детское', 'Ёлочное']);
    expect(await titles('?sort=title&order=desc')).toEqual(['Ёлочное', 'Детское', 'Винное']);
    expect((await list('?sort=description')).status).toBe(422);
  });
});
