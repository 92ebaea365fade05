import { beforeAll, describe, expect, it } from 'vitest';
import { once, openKitchen } from '../standing';
import { cook, type Json } from './startKitchen';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const at = once(() => cook(anna).place('kafe'));

const create = (json: Json) =>
  anna.ask('POST', '/foods', {
    json: { category_id: at.category, type: 'food', title: 'Борщ', price: '390', ...json },
  });
const update = (id: unknown, json: Json) =>
  anna.ask('PUT', `/foods/${id}`, { json: { categoryId: at.category, ...json } });

describe('a food', () => {
  it('[FD-19][CL-37][CL-38] is answered whole when it is made, and read the same', async () => {
    const made = await create({
      title: 'Свекольник',
      description: 'Со сметаной',
      differ_image: true,
      marks: [3, 1],
      ingredients: [
        { title: ' Свёкла ', is_allergen: false },
        { title: 'Сметана', is_allergen: true },
      ],
      unit_value: '350',
      unit_measurement: 'g',
      calories: '210,5',
      protein: 11,
      fats: 9,
      carbohydrates: 20,
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      title: 'Свекольник',
      url: 'svekolnik',
      price: '390',
      description: 'Со сметаной',
      images: [],
      differ_image: true,
      marks: [3, 1],
      ingredients: [
        { id: expect.any(Number), title: 'Свёкла', is_allergen: false },
        { id: expect.any(Number), title: 'Сметана', is_allergen: true },
      ],
      unit_value: '350',
      unit_measurement: 'g',
      calories: 210.5,
      protein: 11,
      fats: 9,
      carbohydrates: 20,
      stopable: [],
      category_id: at.category,
      type: 'food',
      updatedAt: '2026-11-21T10:00:00.000Z',
      deletedAt: null,
    });
    expect((await anna.ask('GET', `/foods/${made.body.id}`)).body).toEqual(made.body);
  });

  it('[DC-21] tells its moments in ISO, from its making to its bin', async () => {
    const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
    const { body } = await create({ title: 'Уха дня' });
    expect([body.createdAt, body.updatedAt].map(String).every((moment) => MOMENT.test(moment))).toBe(true);
    await anna.ask('POST', `/point/${at.point}/foods/stop-list`, {
      json: { action: 'attach', food_ids: [body.id] },
    });
    const board = await anna.ask('GET', `/point/${at.point}/foods/stop-list`);
    expect(board.body.data.map(({ stoppedAt }) => stoppedAt)).toEqual([expect.stringMatching(MOMENT)]);
    await anna.ask('DELETE', '/foods', { json: { ids: [body.id] } });
    const bin = await anna.ask('GET', `/deleted_foods/${at.category}`);
    expect(bin.body.data.find(({ id }) => id === body.id)?.deletedAt).toMatch(MOMENT);
  });

  it.each([['0'], ['0.01'], ['12.50'], ['999999999999999'], ['123456789012345.67']])(
    '[FD-12] keeps the price %s to the last digit, as text',
    async (price) => {
      expect((await create({ price })).body.price).toBe(price);
    },
  );

  it.each([
    ['no price', { price: null }, 'price'],
    ['a price below 0', { price: '-1' }, 'price'],
    ['a price above the limit', { price: '1000000000000000' }, 'price'],
    ['a price that is no decimal', { price: '1e3' }, 'price'],
    ['a title of one character', { title: 'Щ' }, 'title'],
    ['a title of 51 characters', { title: 'Щ'.repeat(51) }, 'title'],
    ['a title with one letter', { title: 'Щ 7' }, 'title'],
    ['a description of 256 characters', { description: 'о'.repeat(256) }, 'description'],
    ['three marks', { marks: [1, 2, 3] }, 'marks'],
    ['a mark that is none', { marks: [999] }, 'marks'],
    ['a value without its unit', { unit_value: '5' }, 'unit_measurement'],
    ['a unit without a value', { unit_measurement: 'g' }, 'unit_value'],
    ['half a piece', { unit_value: '0.5', unit_measurement: 'pc' }, 'unit_value'],
    ['less than 0.0001', { unit_value: '0.00001', unit_measurement: 'kg' }, 'unit_value'],
    ['a unit that is none', { unit_value: '1', unit_measurement: 'stone' }, 'unit_measurement'],
    ['more than a million of a unit', { unit_value: '1000000.1', unit_measurement: 'g' }, 'unit_value'],
    ['more calories than a dish can have', { calories: '1e5' }, 'nutrition'],
    ['calories of thirty digits', { calories: '9'.repeat(30) }, 'nutrition'],
    ['a number no JSON keeps', { calories: 1e300 }, 'nutrition'],
    ['more protein than weighs a dish', { protein: 100_000.5 }, 'nutrition'],
    ['fats of four decimals', { fats: '1.2345' }, 'nutrition'],
    ['carbohydrates below nothing', { carbohydrates: -1 }, 'nutrition'],
    ['an address from outside', { url: 'moyo' }, 'url'],
  ])(
    '[FD-10][FD-11][FD-12][FD-13][FD-14][FD-15][FD-16][FD-17][FD-18] is refused with %s',
    async (_what, json, field) => {
      const { status, body } = await create(json);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toContain(field);
    },
  );

  it('[FN-11] answers nutrition as numbers, however it was written', async () => {
    const { body } = await create({
      calories: '100000',
      protein: '12,50',
      fats: '007.000',
      carbohydrates: '0.001',
    });
    const numbers = { calories: 100_000, protein: 12.5, fats: 7, carbohydrates: 0.001 };
    expect(body).toMatchObject(numbers);
    expect((await anna.ask('GET', `/foods/${body.id}`)).body).toMatchObject(numbers);
  });

  it('[CL-39] is updated by what is sent; an emptied list is empty', async () => {
    const { body } = await create({ marks: [1], ingredients: [{ title: 'Лук', is_allergen: false }] });
    const priced = await update(body.id, { price: '410.5' });
    expect(priced.body).toMatchObject({ price: '410.5', marks: [1], title: 'Борщ' });
    const emptied = await update(body.id, { marks: [], ingredients: [] });
    expect(emptied.body).toMatchObject({ marks: [], ingredients: [], price: '410.5' });
    expect((await update(body.id, { title: 'Борщ зелёный' })).body).toMatchObject({ url: body.url });
  });

  it('the twelfth of a title finds its number too, and one that became free is taken first', async () => {
    // Where guests have not seen them yet: there an address follows its title.
    const unseen = await cook(anna).category(at.menu, 'food', 'Лето', { visible: false });
    const titled = (title: string) => create({ title, category_id: unseen });
    await titled('Окрошка квасная');
    const made = [];
    for (let n = 1; n <= 12; n += 1) made.push((await titled('Окрошка')).body);
    const tail = made.map(({ url }) => String(url).replace(/^okroshka/, ''));
    expect(tail).toEqual(['', ...Array.from({ length: 11 }, (_, index) => `-${index + 2}`)]);
    await update(made[4]?.id, { title: 'Свекольник', categoryId: unseen });
    expect((await titled('Окрошка')).body.url).toBe('okroshka-5');
    await update(made[9]?.id, { title: 'Гаспачо', categoryId: unseen });
    expect((await titled('Окрошка')).body.url).toBe('okroshka-10');
  });

  it('stays in its category: another one in the body is refused', async () => {
    const { body } = await create({});
    const other = await cook(anna).category(at.menu, 'food', 'Вторые блюда');
    expect((await update(body.id, { categoryId: other })).status).toBe(404);
    expect((await update(body.id, { category_id: other })).body.errors.category_id).toBeDefined();
    expect((await anna.ask('GET', `/foods/${body.id}`)).body.category_id).toBe(at.category);
  });

  it('[CT-22] is of its category’s kind, or not at all', async () => {
    expect((await create({ type: 'drink' })).status).toBe(404);
    expect((await create({ type: 'dish' })).body.type).toBe('food');
  });
});

describe('ingredients', () => {
  const eat = (...ingredients: readonly Json[]) => create({ ingredients });
  const suggested = async (typed: string) => {
    const query = `?filters[0][field]=title&filters[0][value]=${encodeURIComponent(typed)}&per_page=10`;
    return (await anna.ask('GET', `/ingredients/${at.point}${query}`)).body.data;
  };

  it('[CL-18] become suggestions of the point, those that begin as typed first', async () => {
    await eat({ title: 'Козий сыр', is_allergen: true }, { title: 'Сырные шарики', is_allergen: true });
    expect((await suggested('СЫР')).map(({ title }) => title)).toEqual(['Сырные шарики', 'Козий сыр']);
    const other = await anna.point('drugaya');
    expect((await anna.ask('GET', `/ingredients/${other}`)).body.data).toEqual([]);
  });

  it('are made once: the same title, whatever its case, is the same ingredient', async () => {
    const first = await eat({ title: 'Мёд', is_allergen: true });
    const again = await eat({ title: 'мед', is_allergen: false }, { title: 'МЁД', is_allergen: true });
    expect(again.body.ingredients).toEqual(first.body.ingredients);
  });

  it('are what is known by that name, spaces and accents aside: an allergen stays one', async () => {
    const first = await eat({ title: 'Сухое молоко', is_allergen: true });
    const again = await eat(
      { title: ' сухое   МОЛОКО ', is_allergen: false },
      { title: 'Чай'.normalize('NFD'), is_allergen: false },
      { title: 'Чёрный\u00a0перец', is_allergen: false },
    );
    expect(again.body.ingredients).toEqual([
      (first.body.ingredients as Json[])[0],
      expect.objectContaining({ title: 'Чай' }),
      expect.objectContaining({ title: 'Чёрный перец' }),
    ]);
  });

  it('[FN-05] keep their allergen flag when they were picked', async () => {
    const { body } = await eat({ title: 'Орех', is_allergen: true });
    const [nut] = body.ingredients as Json[];
    expect((await eat({ ...nut })).status).toBe(201);
    const turned = await eat({ ...nut, is_allergen: false });
    expect(turned.status).toBe(422);
    expect(turned.body.errors.ingredients?.length).toBe(1);
    expect((await suggested('Орех'))[0]?.is_allergen).toBe(true);
  });

  it('[FN-06] are never silently stripped of a new flag', async () => {
    await eat({ title: 'Кунжут', is_allergen: false });
    expect((await eat({ title: 'кунжут', is_allergen: true })).status).toBe(422);
  });

  it('are listed with the foods they stand in, allergens on demand', async () => {
    const place = await anna.point('spisok');
    const blobs = await cook(anna).category(await cook(anna).menu(place));
    const egg = [{ title: 'Яйцо', is_allergen: true }];
    const omelette = await cook(anna).food(blobs, 'food', 'Омлет', {
      ingredients: [...egg, { title: 'Соль', is_allergen: false }],
    });
    const fried = await cook(anna).food(blobs, 'food', 'Яичница', { ingredients: egg });
    const gone = await cook(anna).food(blobs, 'food', 'Гоголь-моголь', {
      ingredients: [...egg, { title: 'Сахар', is_allergen: false }],
    });
    await anna.ask('DELETE', '/foods', { json: { ids: [gone] } });
    const all = (await anna.ask('GET', `/point/${place}/ingredients`)).body;
    expect(all.total).toBe(2);
    expect(all.data.find(({ title }) => title === 'Яйцо')).toMatchObject({
      is_allergen: true,
      foods: [
        { id: omelette, title: 'Омлет' },
        { id: fried, title: 'Яичница' },
      ],
    });
    const query = '?filters[0][field]=is_allergen&filters[0][value]=true';
    expect(
      (await anna.ask('GET', `/point/${place}/ingredients${query}`)).body.data.map(({ title }) => title),
    ).toEqual(['Яйцо']);
  });
});

describe('the foods of a category', () => {
  let blobs: number;
  beforeAll(async () => {
    blobs = await cook(anna).category(at.menu, 'food', 'Для списка');
    for (const [title, price, marks] of [
      ['Плов', '540', [1]],
      ['Манты', '90', [2]],
      ['Лагман', '1000.5', []],
    ] as const) {
      await cook(anna).food(blobs, 'food', title, { price, marks });
    }
  });
  const titles = async (query = '') =>
    (await anna.ask('GET', `/foods/category/${blobs}?type=food${query}`)).body.data.map(({ title }) => title);

  it('[CL-36] come in pages, under their own kind only', async () => {
    const { body } = await anna.ask('GET', `/foods/category/${blobs}?type=food&page=1&per_page=2`);
    expect(body).toMatchObject({ current_page: 1, last_page: 2, total: 3, per_page: 2 });
    expect((await anna.ask('GET', `/foods/category/${blobs}`)).body.total).toBe(3);
    expect((await anna.ask('GET', `/foods/category/${blobs}?type=drink`)).status).toBe(404);
    expect((await anna.ask('GET', `/foods/category/${blobs}?type=dish`)).body.total).toBe(3);
  });

  it('are sorted by price as numbers', async () => {
    expect(await titles('&sort=price&order=asc')).toEqual(['Манты', 'Плов', 'Лагман']);
  });

  it('are filtered by title and by any of some marks', async () => {
    expect(await titles('&filters[0][field]=title&filters[0][value]=ман')).toEqual(['Манты', 'Лагман']);
    expect(await titles('&filters[0][field]=title&filters[0][value]=%25')).toEqual([]);
    expect(await titles('&filters[0][field]=marks&filters[0][value][]=1&filters[0][value][]=2')).toEqual([
      'Плов',
      'Манты',
    ]);
  });

  it.each(['user_id', 'category_id', 'deletedAt'])('[DC-15][AZ7] are not filtered by %s', async (field) => {
    const { status } = await anna.ask(
      'GET',
      `/foods/category/${blobs}?filters[0][field]=${field}&filters[0][value]=1`,
    );
    expect(status).toBe(422);
  });
});

describe('marks', () => {
  it('[CL-45] come as data of id and title', async () => {
    const { body } = await anna.ask('GET', '/marks');
    expect(body.data.length).toBeGreaterThan(2);
    for (const row of body.data) expect(Object.keys(row).sort()).toEqual(['id', 'title']);
  });
});
