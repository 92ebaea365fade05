import { beforeEach, describe, expect, it } from 'vitest';
import { alsoHire } from '../hire';
import { cook, type Owner } from '../menuArea/startKitchen';
import { anew, openKitchen } from '../standing';
import { readBook, sheetCalls } from './sheetCalls';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: { point: number; menu: number; soups: number; tea: number };

beforeEach(async () => {
  const point = await anna.point('odna');
  const menu = await cook(anna).menu(point, 'Осень');
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  const tea = await cook(anna).category(menu, 'drink', 'Чай');
  at = { point, menu, soups, tea };
});

const titles = () => [
  `Номер Carte (меню ${at.menu})`,
  'Категория',
  'Название',
  'Цена, ₽',
  'Порция',
  'Единица измерения',
  'Описание',
  'Значки',
  'Подача может отличаться от фото',
  'Видят гости',
  'Ингредиенты',
  'Аллергены',
  'Калории, ккал',
  'Белки, г',
  'Жиры, г',
  'Углеводы, г',
];
/** What spreadsheet programs take for a formula, or once did. */
const FORMULAS = ['=1+1', '+1+1', '-1+1', '@SUM(1;1)', '\t=1+1', "'=1+1", "=cmd|' /C calc'!A0"];

const borsch = () =>
  cook(anna).food(at.soups, 'food', 'Борщ', {
    price: '390.50',
    description: 'Со сметаной;\nи "чесноком"',
    ingredients: [
      { title: 'свёкла', is_allergen: false },
      { title: 'сметана', is_allergen: true },
    ],
    marks: [1],
    unit_value: '350',
    unit_measurement: 'g',
    calories: 210,
    protein: 8.5,
  });

const save = async (query: string, by: Pick<Owner, 'token'> = anna) => {
  const answer = await sheetCalls(kitchen).download(at.menu, query, by);
  expect(answer.statusCode).toBe(200);
  return answer;
};

describe('[SP-01] a menu as a spreadsheet', () => {
  it('as XLSX has the titles of the section, texts as texts and numbers as numbers, for a reader that is none of ours', async () => {
    const id = await borsch();
    const green = await cook(anna).food(at.tea, 'drink', 'Сенча', { price: '250' });
    const answer = await save('?format=xlsx');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining(encodeURIComponent('Осень.xlsx')),
    });
    const { rows, cells } = readBook(answer.rawPayload);
    expect(rows).toEqual([
      titles(),
      [
        id,
        'Супы',
        'Борщ',
        390.5,
        350,
        'г',
        'Со сметаной;\nи "чесноком"',
        expect.any(String),
        'нет',
        'да',
        'свёкла, сметана (аллерген)',
        'Сметана. Состав уточните у официанта',
        210,
        8.5,
        null,
        null,
      ],
      [
        green,
        'Чай',
        'Сенча',
        250,
        null,
        null,
        null,
        null,
        'нет',
        'да',
        null,
        'Состав уточните у официанта',
        null,
        null,
        null,
        null,
      ],
    ]);
    expect([cells.D2?.t, cells.C2?.t]).toEqual(['n', 's']);
  });

  it('[AL-02] says of each dish what it holds in sum, once a person has told it', async () => {
    await borsch();
    const path = `/point/${at.point}/ingredients`;
    const list = await anna.ask('GET', path);
    const rows = list.body.data.map(({ id, title }) => ({
      id,
      allergens: title === 'сметана' ? ['milk', 'gluten'] : [],
    }));
    await anna.ask('POST', `${path}/allergens`, { json: { rows } });
    await cook(anna).food(at.soups, 'food', 'Свекольник', { ingredients: [{ title: 'свёкла' }] });
    const book = readBook((await save('?format=xlsx')).rawPayload);
    const column = titles().indexOf('Аллергены');
    expect(book.rows.map((row) => row[column])).toEqual(['Аллергены', 'Глютен, молоко', 'нет']);
  });

  it('as CSV begins with the mark of UTF-8, is parted by semicolons and has commas in its numbers', async () => {
    const id = await borsch();
    const { rawPayload } = await save('?format=csv');
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first] = rawPayload.toString('utf8').slice(1).split('\r\n');
    expect(head?.split(';')).toEqual(titles());
    expect(first).toContain(`${id};Супы;Борщ;390,5;350;г;"Со сметаной;\nи ""чесноком""";`);
  });

  it.each(FORMULAS)('holds no formula where a text is %j', async (text) => {
    const { db } = kitchen;
    await borsch();
    const { foods } = await import('../../../server/db/schema');
    await db.update(foods).set({ title: text, description: text });
    const { cells, rows } = readBook((await save('?format=xlsx')).rawPayload);
    expect(
      Object.values(cells).some((cell) => typeof cell === 'object' && cell !== null && 'f' in cell),
    ).toBe(false);
    expect(rows[1]?.[2]).toBe(text);
    const csv = (await save('?format=csv')).rawPayload;
    const cell = readBook(csv).rows[1]?.[2];
    expect(String(cell)).toBe(`'${text}`);
  });

  it('is one category, or what the filters of the list find', async () => {
    await borsch();
    await cook(anna).food(at.soups, 'food', 'Щи', { price: '300' });
    await cook(anna).food(at.tea, 'drink', 'Сенча');
    const names = async (query: string) =>
      readBook((await save(query)).rawPayload)
        .rows.slice(1)
        .map((row) => row[2]);
    expect(await names(`?categoryId=${at.soups}`)).toEqual(['Борщ', 'Щи']);
    const title = 'filters[0][field]=title&filters[0][value]=';
    expect(await names(`?${title}${encodeURIComponent('щ')}`)).toEqual(['Борщ', 'Щи']);
    expect(await names(`?categoryId=${at.soups}&${title}${encodeURIComponent('бор')}`)).toEqual(['Борщ']);
    const answer = await save(`?categoryId=${at.tea}`);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Осень, Чай.xlsx'));
  });

  it('has no column that the role does not see', async () => {
    await borsch();
    const role = {
      levels: { menu_list: ['view'] },
      fields: { food_general: { price: [] }, food_composition: { nutrition: [], ingredients: [] } },
    } as const;
    const blind = await alsoHire(await kitchen.owner(), { of: anna, role }, kitchen);
    const { rows } = readBook((await save('?format=xlsx', blind)).rawPayload);
    const hidden = [
      'Цена, ₽',
      'Ингредиенты',
      'Аллергены',
      'Калории, ккал',
      'Белки, г',
      'Жиры, г',
      'Углеводы, г',
    ];
    expect(rows[0]).toEqual(titles().filter((title) => !hidden.includes(title)));
    expect(JSON.stringify(rows)).not.toContain('390');
  });

  it('is absent for a category of another menu, and refused in a format that nobody knows', async () => {
    const { download } = sheetCalls(kitchen);
    const other = await cook(anna).category(await cook(anna).menu(at.point, 'Лето'));
    expect((await download(at.menu, `?categoryId=${other}`, anna)).statusCode).toBe(404);
    expect((await download(at.menu, '?categoryId=x', anna)).statusCode).toBe(404);
    const answer = await download(at.menu, '?format=ods', anna);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['format']]);
  });
});
