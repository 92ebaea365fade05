import { beforeEach, describe, expect, it } from 'vitest';
import { idTitleOf } from '../../../contract/sheets/columns';
import { alsoHire } from '../hire';
import { cook, type Json } from '../menuArea/startKitchen';
import { anew, openKitchen } from '../standing';
import { readBook, sheetCalls } from './sheetCalls';

const kitchen = openKitchen();
const anna = anew(kitchen, () => kitchen.owner());
let at: { point: number; menu: number; soups: number; salads: number; tea: number };
let borsch: number;
let shchi: number;

beforeEach(async () => {
  const point = await anna.point('odna');
  const menu = await cook(anna).menu(point, 'Осень');
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  const salads = await cook(anna).category(menu, 'food', 'Салаты');
  const tea = await cook(anna).category(menu, 'drink', 'Чай');
  at = { point, menu, soups, salads, tea };
  borsch = await cook(anna).food(soups, 'food', 'Борщ', {
    price: '390',
    ingredients: [{ title: 'сметана', is_allergen: true }],
  });
  shchi = await cook(anna).food(soups, 'food', 'Щи', { price: '300', description: 'Кислые' });
});

const MAPPING = ['id', 'category', 'title', 'price'];
const put = async (
  rows: unknown,
  more: object = {},
  by = anna,
  headers: Readonly<Record<string, string>> = {},
) =>
  sheetCalls(kitchen).upload(
    at.menu,
    { mapping: MAPPING, mark: idTitleOf(at.menu), rows, ...more },
    by,
    headers,
  );
const results = ({ body }: { readonly body: Json }) => body.results as Json[];
const statuses = (answer: { readonly body: Json }) => results(answer).map(({ status }) => status);
const dish = async (id: number) => (await anna.ask('GET', `/foods/${id}`)).body;
const names = async (category: number, type = 'food') =>
  (await anna.ask('GET', `/foods/category/${category}?type=${type}&per_page=100`)).body.data.map(
    ({ title }) => title,
  );
const undo = (id: unknown) => anna.ask('POST', `/changes/${id}/undo`, { json: { whole: true } });

describe('[SP-02] rows of a spreadsheet', () => {
  it('are found by their id, or by their name within the category, and a dry run says what would become of each', async () => {
    const before = await kitchen.everything();
    const rows = [
      [borsch, 'Супы', 'Борщ', 420],
      [null, 'супы', 'щи', '300,00'],
      [null, 'Супы', 'Уха', 450],
      [null, 'Салаты', 'Щи', 350],
      [null, 'Супы', 'Рассольник', '430/450'],
      [null, 'Супы', '', 340],
      [null, 'Горячее', 'Плов', 340],
      [null, '', 'Плов', 340],
    ];
    const answer = await put(rows, { dry_run: true });
    expect(answer.status).toBe(200);
    expect(results(answer)).toEqual([
      { status: 'changed', id: borsch, version: 1, was: { price: 390 } },
      { status: 'unchanged', id: shchi, version: 1, note: 'named' },
      { status: 'new' },
      { status: 'new' },
      { status: 'refused', errors: { price: [expect.stringMatching(/число/)] } },
      { status: 'refused', errors: { title: [expect.any(String)] } },
      { status: 'refused', errors: { category: ['Нет такой категории в меню'] } },
      { status: 'refused', errors: { category: ['Нужна категория'] } },
    ]);
    expect(answer.body.change_id).toBeNull();
    expect(await kitchen.everything()).toBe(before);

    const done = await put(rows);
    expect(statuses(done)).toEqual(results(answer).map(({ status }) => status));
    expect(await dish(borsch)).toMatchObject({ price: '420', ingredients: [{ title: 'сметана' }] });
    expect(await names(at.soups)).toEqual(['Борщ', 'Щи', 'Уха']);
    expect(await names(at.salads)).toEqual(['Щи']);
  });

  it('of the exported file change nothing as they are, whatever stands in the menu', async () => {
    await cook(anna).food(at.soups, 'food', '=Сумма', { price: '99.90', description: '\'+7 \n"да"' });
    await cook(anna).food(at.tea, 'drink', 'Сенча', {
      price: '250',
      marks: [1, 2],
      ingredients: [
        { title: 'чай', is_allergen: false },
        { title: 'молоко 3,2% (вода, сухое)', is_allergen: true },
        { title: '«Соль, морская', is_allergen: false },
      ],
      unit_value: '0.25',
      unit_measurement: 'l',
      protein: 0.5,
    });
    const { rows } = readBook((await sheetCalls(kitchen).download(at.menu, '', anna)).rawPayload);
    const keys = ['id', 'category', 'title', 'price', 'unit_value', 'unit_measurement', 'description'];
    const shown = ['marks', 'differ_image', 'visible'];
    const nutrition = ['calories', 'proteins', 'fats', 'carbs'].map((part) => `nutrition.${part}`);
    // Allergens are a sum of what stands before them: nothing reads it.
    const mapping = [...keys, ...shown, 'ingredients', null, ...nutrition];
    const [, ...own] = rows;
    const answer = await put(own, { mapping });
    expect(statuses(answer)).toEqual(own.map(() => 'unchanged'));
    expect(answer.body.change_id).toBeNull();
    // Nor without their ids.
    expect(
      statuses(
        await put(
          own.map(([, ...row]) => [null, ...row]),
          { mapping },
        ),
      ),
    ).toEqual(own.map(() => 'unchanged'));
  });

  it('fill every kind of field, and say under the cell what is wrong with it', async () => {
    const mapping = [
      'category',
      'title',
      'price',
      'marks',
      'visible',
      'ingredients',
      'unit_value',
      'unit_measurement',
    ];
    const more = ['nutrition.calories', 'nutrition.fats'];
    const rows = [
      ['Супы', 'Уха', '1 250,50', null, 'Нет', 'рыба (аллерген); соль', 350, 'Г', 210, '8,5'],
      ['Супы', 'Окрошка', 300, 'нет такого', 'может быть', 'сметана', 350, 'вёдра', -1, 'x'],
      ['Супы', 'Солянка', 300, null, null, 'лук, молоко (аллерген)', null, null, null, null],
      ['Супы', 'Харчо', 300, null, null, 'сметана', 300, null, null, null],
    ];
    const answer = await put(rows, { mapping: [...mapping, ...more] });
    const [ukha, okroshka, , kharcho] = results(answer);
    expect(await dish(Number(ukha?.id))).toMatchObject({
      price: '1250.50',
      visible: false,
      ingredients: [
        { title: 'рыба', is_allergen: true },
        { title: 'соль', is_allergen: false },
      ],
      unit_value: '350',
      unit_measurement: 'g',
      calories: 210,
      fats: 8.5,
    });
    expect(Object.keys((okroshka?.errors ?? {}) as object).sort()).toEqual([
      'marks',
      'nutrition.calories',
      'nutrition.fats',
      'unit_measurement',
      'visible',
    ]);
    expect(Object.keys((kharcho?.errors ?? {}) as object)).toEqual(['unit_measurement']);
    expect(statuses(answer)).toEqual(['new', 'refused', 'new', 'refused']);
    // Where an ingredient ends is not guessed: half of it would pass for harmless.
    const half = await put([['Супы', 'Солянка', 'сыр (молоко, закваска (аллерген), рис']], {
      mapping: ['category', 'title', 'ingredients'],
      dry_run: true,
    });
    expect(results(half)[0]?.errors).toMatchObject({ ingredients: [expect.stringMatching(/скобки/)] });
    // What another dish of the venue has as harmless cannot become an allergen by a cell.
    const again = await put([['Супы', 'Солянка', 'соль (аллерген)']], {
      mapping: ['category', 'title', 'ingredients'],
      dry_run: true,
    });
    expect(results(again)).toMatchObject([{ status: 'refused', errors: { ingredients: {} } }]);
  });

  it('change only what they name: an empty cell empties, a column that is not there stays', async () => {
    const answer = await put([[shchi, 'Щи', null]], { mapping: ['id', 'title', 'description'] });
    expect(results(answer)).toMatchObject([{ status: 'changed', was: { description: 'Кислые' } }]);
    expect(await dish(shchi)).toMatchObject({ description: null, price: '300', title: 'Щи' });
  });

  it('move a dish to the category that they name, but no dish among drinks', async () => {
    const answer = await put([
      [borsch, 'Салаты', 'Борщ', 390],
      [shchi, 'Чай', 'Щи', 300],
    ]);
    expect(results(answer)).toMatchObject([
      { status: 'changed', was: { category: 'Супы' } },
      { status: 'refused', errors: { category: {} } },
    ]);
    expect([await names(at.soups), await names(at.salads)]).toEqual([['Щи'], ['Борщ']]);
    expect((await undo(answer.body.change_id)).status).toBe(200);
    expect(await names(at.soups)).toEqual(['Борщ', 'Щи']);
  });

  it('speak of a record once: the second row of it is refused', async () => {
    const answer = await put([
      [borsch, 'Супы', 'Борщ', 400],
      [null, 'Супы', 'борщ', 410],
      [null, 'Супы', 'Уха', 410],
      [null, 'Супы', 'уха', 420],
    ]);
    expect(statuses(answer)).toEqual(['changed', 'refused', 'new', 'refused']);
    expect(await dish(borsch)).toMatchObject({ price: '400' });
  });

  it('ask for the id where the category has two dishes of the name', async () => {
    await cook(anna).food(at.soups, 'food', 'Борщ');
    expect(results(await put([[null, 'Супы', 'Борщ', 1]]))).toMatchObject([
      { status: 'refused', errors: { title: {} } },
    ]);
    expect(statuses(await put([[borsch, 'Супы', 'Борщ', 1]]))).toEqual(['changed']);
  });

  describe('with numbers', () => {
    const price = async () => [(await dish(borsch)).price, (await dish(shchi)).price];

    it.each([
      ['of nobody', {}],
      ['under a title that is none of ours', { mark: '№' }],
      ['of another menu', { mark: idTitleOf(2_000_000_000) }],
    ])('%s are about no dish: the name decides, and says so', async (_whose, more) => {
      const rows = [
        [borsch, 'Супы', 'Минестроне', 410],
        [shchi, 'Супы', 'Борщ', 420],
      ];
      const asked = { mark: undefined, ...more };
      const dry = await put(rows, { ...asked, dry_run: true });
      expect(results(dry)).toEqual([
        { status: 'new', note: 'foreign' },
        { status: 'changed', id: borsch, version: 1, was: { price: 390 }, note: 'named' },
      ]);
      expect(statuses(await put(rows, asked))).toEqual(['new', 'changed']);
      expect(await price()).toEqual(['420', '300']);
      expect(await names(at.soups)).toEqual(['Борщ', 'Щи', 'Минестроне']);
    });

    it('of ours beside another name are asked about, and nothing is written before it is said', async () => {
      const rows = [[borsch, 'Салаты', 'Минестроне', 410]];
      const asked = { status: 'asked', id: borsch, version: 1, was: { title: 'Борщ' } };
      expect(results(await put(rows, { dry_run: true }))).toEqual([asked]);
      expect(results(await put(rows))).toEqual([asked]);
      expect(results(await put(rows, { seen: [[borsch, 1]] }))).toMatchObject([{ status: 'stale' }]);
      expect(await names(at.soups)).toEqual(['Борщ', 'Щи']);

      expect(results(await put(rows, { answers: ['other'], dry_run: true }))).toEqual([{ status: 'new' }]);
      const same = await put(rows, { answers: ['same'], dry_run: true });
      expect(results(same)).toMatchObject([
        { status: 'changed', id: borsch, was: { title: 'Борщ', price: 390, category: 'Супы' } },
      ]);
      await put(rows, { answers: ['same'], seen: [[borsch, 1]] });
      expect(await names(at.salads)).toEqual(['Минестроне']);
    });

    it('of a dish that is gone are about a new one', async () => {
      await anna.ask('DELETE', '/foods', { json: { ids: [borsch] } });
      expect(results(await put([[borsch, 'Супы', 'Борщ', 390]], { dry_run: true }))).toEqual([
        { status: 'new', note: 'foreign' },
      ]);
    });
  });

  it('tell two categories of one name apart by what they hold', async () => {
    await cook(anna).category(at.menu, 'drink', 'Супы');
    const rows = readBook((await sheetCalls(kitchen).download(at.menu, '', anna)).rawPayload).rows.slice(1);
    expect(rows.map((row) => row[1])).toEqual(['Супы (Блюда)', 'Супы (Блюда)']);
    expect(
      statuses(
        await put(
          [
            [borsch, 'Супы', 'Борщ', 391],
            [null, 'Супы', 'Уха', 1],
            [null, 'Супы (Напитки)', 'Бульон', 120],
          ],
          { dry_run: true },
        ),
      ),
    ).toEqual(['changed', 'refused', 'new']);
  });
});

describe('[SP-03] an import', () => {
  it('does what its dry run has said, and leaves what somebody has changed since', async () => {
    await put([[borsch, 'Супы', 'Борщ', 391]]);
    const rows = [
      [borsch, 'Супы', 'Борщ', 420],
      [null, 'Супы', 'Щи', 320],
      [null, 'Супы', 'Уха', 450],
    ];
    const seen = [[borsch, 1], [shchi, 1], null];
    await cook(anna).food(at.soups, 'food', 'Уха');
    const answer = await put(rows, { seen });
    expect(statuses(answer)).toEqual(['stale', 'changed', 'stale']);
    expect([await dish(borsch), await dish(shchi)]).toMatchObject([{ price: '391' }, { price: '320' }]);
  });

  it('of several calls is one act: one entry of the journal, taken back whole', async () => {
    const before = await kitchen.everything();
    const first = await put([[borsch, 'Супы', 'Борщ', 420]]);
    const { change_id: id } = first.body;
    const second = await put([[null, 'Супы', 'Уха', 450]], { continues: id });
    const third = await put([[shchi, 'Супы', 'Щи', 320]], {
      continues: id,
      finished: { file: 'Осень.xlsx', count: 3, refused: 1 },
    });
    expect([second.body.change_id, third.body.change_id]).toEqual([id, id]);
    const grouped = await anna.ask('GET', `/changes?grouped=1&pointId=${at.point}`);
    expect(grouped.body.data[0]).toMatchObject({ rows: 3, resource: 'foods' });
    const notices = await anna.ask('GET', '/notices');
    expect(notices.body.data).toMatchObject([
      { kind: 'import', facts: { file: 'Осень.xlsx', count: 3, refused: 1, pointId: at.point } },
    ]);
    const back = await undo(id);
    expect(back.status).toBe(200);
    expect(results(back).map(({ reason }) => reason)).toEqual([undefined, undefined, undefined]);
    expect([await dish(borsch), await dish(shchi)]).toMatchObject([{ price: '390' }, { price: '300' }]);
    expect(await names(at.soups)).toEqual(['Борщ', 'Щи']);
    expect(await kitchen.everything()).not.toBe(before);
  });

  it('continues no act of somebody else, of another venue, or of long ago', async () => {
    const { body } = await put([[borsch, 'Супы', 'Борщ', 420]]);
    const boss = await alsoHire(await kitchen.owner(), { of: anna, role: 'owner' }, kitchen);
    const row = [[shchi, 'Супы', 'Щи', 320]];
    expect((await put(row, { continues: body.change_id }, boss)).status).toBe(422);
    expect((await put(row, { continues: 2_000_000_000 })).status).toBe(422);
    await kitchen.pass(2 * 60 * 60_000);
    expect((await put(row, { continues: body.change_id })).status).toBe(422);
    expect(await dish(shchi)).toMatchObject({ price: '300' });
  });

  it('is done once by a call that is repeated with its key', async () => {
    const headers = { 'idempotency-key': 'the-same-sheet' };
    const rows = [[null, 'Супы', 'Уха', 450]];
    const first = await put(rows, {}, anna, headers);
    expect((await put(rows, {}, anna, headers)).body).toEqual(first.body);
    expect(await names(at.soups)).toEqual(['Борщ', 'Щи', 'Уха']);
  });

  it('[TM-04] keeps to the role: a chef changes no price and makes no dish', async () => {
    const chef = await alsoHire(await kitchen.owner(), { of: anna, role: 'chef' }, kitchen);
    const viewer = await alsoHire(await kitchen.owner(), { of: anna, role: 'viewer' }, kitchen);
    const mapping = [...MAPPING, 'description'];
    const rows = [
      [borsch, 'Супы', 'Борщ', 420, null],
      [shchi, 'Супы', 'Щи', 300, 'Суточные'],
      [null, 'Супы', 'Уха', 300, null],
    ];
    const answer = await put(rows, { mapping }, chef);
    expect(results(answer)).toMatchObject([
      { status: 'refused', errors: { price: {} } },
      { status: 'changed' },
      { status: 'refused', errors: { '': {} } },
    ]);
    expect((await put(rows, { mapping }, viewer)).status).toBe(403);
    expect((await put(rows, { mapping }, await kitchen.owner())).status).toBe(404);
  });

  it.each([
    ['no column', { mapping: [] }, 'mapping'],
    ['a column twice', { mapping: ['id', 'id'] }, 'mapping'],
    ['a column that no sheet has', { mapping: ['id', 'images'] }, 'mapping'],
    ['rows that nobody could find', { mapping: ['id', 'category'] }, 'mapping'],
    ['fewer answers than rows', { answers: [] }, 'answers'],
    ['no row', { rows: [] }, 'rows'],
    ['a row wider than its columns', { rows: [[1, 2, 3, 4, 5]] }, 'rows'],
    ['a cell without end', { rows: [['x'.repeat(4001)]] }, 'rows'],
    ['fewer rows seen than sent', { seen: [] }, 'seen'],
    ['an end that is none', { finished: { file: 1 } }, 'finished.count'],
    ['what nobody knows', { nonsense: 1 }, 'nonsense'],
  ])('refuses %s as a whole', async (_what, more, key) => {
    const answer = await put([[1, null, null, null]], more);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [key]]);
  });
});
