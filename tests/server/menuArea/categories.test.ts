import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../../server/db/schema';
import { once, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let pointId: number;
let menuId: number;

beforeAll(async () => {
  pointId = await anna.point('kafe', 'licensed');
  menuId = await cook(anna).menu(pointId);
}, 240_000);

const create = (json: Json) =>
  anna.ask('POST', '/categories', { json: { menu_id: menuId, kind: 'food', base_category_id: 2, ...json } });
const update = (id: number, json: Json, kind = 'food') =>
  anna.ask('PUT', `/point/${pointId}/categories/${kind}/${id}`, { json: { kind, ...json } });
const read = (id: number, kind = 'food') => anna.ask('GET', `/point/${pointId}/categories/${kind}/${id}`);

describe('a category', () => {
  it('[CT-25][CL-28][CL-29] is answered whole when it is made, and read the same', async () => {
    const made = await create({ title: 'Супы дня', description: 'С хлебом' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      title: 'Супы дня',
      type: 'food',
      visible: true,
      graphic: null,
      foods: 0,
      drinks: 0,
      url: 'supy-dnya',
      menu: { id: menuId, title: 'Основное меню', url: 'osnovnoe-menyu' },
      point: { id: pointId, url: 'kafe' },
      base_category: { id: 2, title: 'Супы', type: 'dish' },
      base_category_id: 2,
      description: 'С хлебом',
      alcohol: false,
      timezone: 'Europe/Moscow',
      status: true,
      close_begin_date: null,
      close_begin_time: null,
      close_end_date: null,
      close_end_time: null,
      close_reason: null,
      show_after_time: false,
      updatedAt: '2026-11-21T10:00:00.000Z',
      deletedAt: null,
    });
    expect((await read(Number(made.body.id))).body).toEqual(made.body);
  });

  it('[CT-25] counts the foods it holds, or the drinks', async () => {
    const soups = await cook(anna).category(menuId, 'food', 'Считаем');
    const first = await cook(anna).food(soups, 'food', 'Уха');
    await cook(anna).food(soups, 'food', 'Щи');
    await anna.ask('DELETE', '/foods', { json: { ids: [first] } });
    expect((await read(soups)).body).toMatchObject({ foods: 1, drinks: 0 });
    const teas = await cook(anna).category(menuId, 'drink', 'Чаи');
    await cook(anna).food(teas, 'drink', 'Улун');
    expect((await read(teas, 'drink')).body).toMatchObject({ foods: 0, drinks: 1 });
  });

  it('[CT-22] of the kind dish is saved and read as food', async () => {
    const { body } = await create({ kind: 'dish', title: 'Горячее' });
    expect(body.type).toBe('food');
    expect((await read(Number(body.id), 'dish')).body.title).toBe('Горячее');
  });

  it.each([
    ['no title', { title: undefined }, 'title'],
    ['31 characters', { title: 'К'.repeat(31) }, 'title'],
    ['one letter', { title: 'К1' }, 'title'],
    ['no base category', { title: 'Супы', base_category_id: null }, 'base_category_id'],
    ['a base category that is none', { title: 'Супы', base_category_id: 9999 }, 'base_category_id'],
    ['an address that is none', { title: 'Супы', url: 'не адрес !' }, 'url'],
    ['a description of 256 characters', { title: 'Супы', description: 'о'.repeat(256) }, 'description'],
    ['a kind that is none', { title: 'Супы', kind: 'snack' }, 'kind'],
  ])('[CT-10][CT-11][CT-13][CT-14][CT-16] is refused with %s', async (_what, json, field) => {
    const { status, body } = await create(json);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('[CT-11][CT-12] keeps an address that was written, and makes one of the title otherwise', async () => {
    expect((await create({ title: 'Салаты', url: 'svezhee' })).body.url).toBe('svezhee');
    expect((await create({ title: 'Салаты' })).body.url).toBe('salaty');
    expect((await create({ title: 'Салаты', url: '' })).body.url).toBe('salaty-2');
  });

  it('[DC-13] refuses an address that a sibling has, and proposes a free one', async () => {
    await create({ title: 'Закуски', url: 'zakuski' });
    const { status, body } = await create({ title: 'Ещё закуски', url: 'zakuski' });
    expect(status).toBe(409);
    expect(body.errors.url?.join()).toContain('zakuski-2');
  });

  it('[CT-20][CT-21] turns alcohol on and off at a point with a licence', async () => {
    const { body } = await create({ title: 'Настойки', kind: 'drink', base_category_id: 17, alcohol: true });
    expect(body.alcohol).toBe(true);
    expect((await update(Number(body.id), { alcohol: false }, 'drink')).body.alcohol).toBe(false);
  });

  it('[CT-19] has no alcohol at a point without a licence', async () => {
    const dry = await anna.point('dry');
    const dryMenu = await cook(anna).menu(dry, 'Трезвое меню');
    const asked = await create({
      menu_id: dryMenu,
      title: 'Вино',
      kind: 'drink',
      base_category_id: 17,
      alcohol: true,
    });
    expect(asked.status).toBe(422);
    expect(asked.body.errors.alcohol?.length).toBe(1);
    const id = await cook(anna).category(dryMenu, 'drink', 'Морсы');
    const turned = await anna.ask('PUT', `/point/${dry}/categories/drink/${id}`, {
      json: { kind: 'drink', alcohol: true },
    });
    expect(turned.status).toBe(422);
  });

  it('[CT-18] is hidden for a time, in the venue’s wall clock, and shown again', async () => {
    const id = await cook(anna).category(menuId, 'food', 'Прячем');
    const hide = {
      status: false,
      close_begin_date: '2026-11-21',
      close_begin_time: '00:00',
      close_end_date: '2026-11-22',
      close_end_time: '09:30',
      close_reason: 'Нет повара',
      show_after_time: true,
    };
    const hidden = await update(id, { hide });
    expect(hidden.status).toBe(200);
    expect(hidden.body).toMatchObject(hide);
    const shown = await update(id, { hide: { ...hide, status: true } });
    expect(shown.body).toMatchObject({
      status: true,
      close_begin_date: null,
      close_reason: null,
      visible: true,
    });
  });

  it('[FC-06][FC-08] refuses a hide block whose end comes before its begin', async () => {
    const { status, body } = await create({
      title: 'Наоборот',
      hide: {
        status: false,
        close_begin_date: '2026-11-25',
        close_end_date: '2026-11-24',
        show_after_time: false,
      },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['hide']);
  });

  it('[CT-10] has no base category of the other kind, neither new nor later; what it had before stays', async () => {
    for (const [kind, base] of [
      ['food', 17],
      ['drink', 2],
    ] as const) {
      const made = await create({ title: 'Не туда', kind, base_category_id: base });
      expect([made.status, Object.keys(made.body.errors)]).toEqual([422, ['base_category_id']]);
    }
    const id = await cook(anna).category(menuId, 'drink', 'Настои');
    const moved = await update(id, { base_category_id: 2 }, 'drink');
    expect(moved.status).toBe(422);
    expect(moved.body.errors.base_category_id?.join()).toContain('для блюд, а здесь напитки');
    expect((await update(id, { base_category_id: 18 }, 'drink')).body).toMatchObject({
      base_category_id: 18,
    });
    await kitchen.db.update(schema.categories).set({ baseCategoryId: 2 }).where(eq(schema.categories.id, id));
    const kept = await update(id, { title: 'Настойки из прошлого', base_category_id: 2 }, 'drink');
    expect(kept.status).toBe(200);
  });

  it('[CT-23][CL-30] is updated by what is sent, and keeps its kind and its menu', async () => {
    const id = await cook(anna).category(menuId, 'food', 'Гарниры', { description: 'К мясу' });
    expect((await update(id, { visible: false })).body).toMatchObject({
      visible: false,
      description: 'К мясу',
    });
    expect((await update(id, { title: 'Гарниры' }, 'drink')).status).toBe(404);
    expect(
      (await anna.ask('PUT', `/point/${pointId}/categories/food/${id}`, { json: { kind: 'drink' } })).status,
    ).toBe(404);
    for (const key of ['menu_id', 'menu', 'id', 'type', 'deletedAt']) {
      const { status, body } = await update(id, { [key]: 1 });
      expect([status, Object.keys(body.errors)]).toEqual([422, [key]]);
    }
  });
});

describe('the categories of a menu', () => {
  let listed: number;
  beforeAll(async () => {
    listed = await cook(anna).menu(pointId, 'Для списка');
    await cook(anna).category(listed, 'food', 'Рыба');
    await cook(anna).category(listed, 'drink', 'Вода', { visible: false });
  });
  const titles = async (query = '') => {
    const { body } = await anna.ask('GET', `/categories/${listed}${query}`);
    return (body.categories as Json[]).map(({ title }) => title);
  };

  it('[CL-27][DC-08] come as one flat list of both kinds, with paging', async () => {
    const { body } = await anna.ask('GET', `/categories/${listed}?per_page=1`);
    expect(body).toMatchObject({ current_page: 1, last_page: 2, total: 2, per_page: 1 });
    expect(await titles()).toEqual(['Рыба', 'Вода']);
  });

  it('are filtered by title, kind and visibility', async () => {
    const filtered = (field: string, value: string) =>
      titles(`?filters[0][field]=${field}&filters[0][value]=${value}`);
    expect(await filtered('title', 'РЫ')).toEqual(['Рыба']);
    expect(await filtered('type', 'drink')).toEqual(['Вода']);
    expect(await filtered('type', 'dish')).toEqual(['Рыба']);
    expect(await filtered('visible', '0')).toEqual(['Вода']);
  });

  it('[CT-23] are filtered by what guests see now: hidden for a while is not shown', async () => {
    const menu = await cook(anna).menu(pointId, 'Скрытое');
    const hide = {
      status: false,
      close_begin_date: '2026-11-21',
      close_begin_time: '00:00',
      show_after_time: false,
    };
    const inBackground = { ...hide, close_begin_date: '2026-11-25' };
    const until = { ...hide, show_after_time: true, close_end_date: '2026-11-21' };
    await cook(anna).category(menu, 'food', 'Сейчас', { hide });
    await cook(anna).category(menu, 'food', 'Потом', { hide: inBackground });
    // It is 13:00 at the venue.
    await cook(anna).category(menu, 'food', 'До двух', { hide: { ...until, close_end_time: '14:00' } });
    await cook(anna).category(menu, 'food', 'До часу', { hide: { ...until, close_end_time: '13:00' } });
    await cook(anna).category(menu, 'food', 'Всегда');
    const seen = async (visible: string) => {
      const query = `filters[0][field]=visible&filters[0][value]=${visible}`;
      const { body } = await anna.ask('GET', `/categories/${menu}?${query}`);
      return (body.categories as Json[]).map(({ title }) => title);
    };
    expect(await seen('1')).toEqual(['Потом', 'До часу', 'Всегда']);
    expect(await seen('0')).toEqual(['Сейчас', 'До двух']);
  });
});

describe('reference lists', () => {
  it('[CL-35][CT-10] base categories come as data of id, title and type', async () => {
    const { body } = await anna.ask('GET', '/base_categories');
    expect(body.data.length).toBeGreaterThan(10);
    for (const row of body.data) {
      expect(Object.keys(row).sort()).toEqual(['id', 'title', 'type']);
      expect(['dish', 'food', 'drink']).toContain(row.type);
    }
  });
});
