import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits';
import { categories, foods } from '../../server/db/schema';
import { alsoHire, hire } from './hire';
import { cook, type Owner } from './menuArea/startKitchen';
import { once, openKitchen } from './standing';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const boris = once(() => kitchen.owner());
let [venue, second] = [0, 0];
beforeAll(async () => {
  venue = await anna.point('kofe-i-knigi');
  second = await anna.point('dacha');
  const menu = await cook(anna).menu(venue, 'Основное меню');
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  for (const title of ['Борщ со сметаной', 'Зелёный борщ', 'Томатный суп', 'Салат 50% скидка'])
    await cook(anna).food(soups, 'food', title);
  const drinks = await cook(anna).category(menu, 'drink', 'Кофейная карта');
  for (const title of ['Латте', 'Латук и мята', 'Капучино большой'])
    await cook(anna).food(drinks, 'drink', title);
  const there = await cook(anna).category(await cook(anna).menu(second, 'Дачное меню'), 'food', 'Первое');
  await cook(anna).food(there, 'food', 'Борщ');
  const strange = await boris.point('u-borisa');
  const his = await cook(boris).category(await cook(boris).menu(strange), 'food', 'Борщи Бориса');
  await cook(boris).food(his, 'food', 'Борщ чужой');
});

const search = async (q: string, who: Owner = anna, more = '') => {
  const { status, body } = await who.ask('GET', `/search?q=${encodeURIComponent(q)}${more}`);
  expect([q.slice(0, 20), status, status === 200 ? '' : body]).toEqual([q.slice(0, 20), 200, '']);
  return body.results as {
    readonly resource: string;
    readonly title: string;
    readonly where: string[];
    readonly place: Record<string, unknown>;
    readonly record: Record<string, unknown>;
    readonly read_as: string;
    readonly misspelt: boolean;
  }[];
};
const titles = async (q: string, who: Owner = anna, more = '') =>
  (await search(q, who, more)).map(({ title }) => title);

describe('[TD-07] one box finds', () => {
  it('venues, menus, categories and dishes of all venues, the very name first', async () => {
    expect(await titles('борщ')).toEqual(['Борщ', 'Борщ со сметаной', 'Зелёный борщ']);
    const kinds = async (q: string) => (await search(q)).map(({ resource }) => resource);
    expect(await kinds('dacha')).toEqual(['points']);
    expect(await kinds('меню')).toEqual(['menus', 'menus']);
    expect(await kinds('кофейная')).toEqual(['categories']);
  });

  it('what each stands in, for people and for addresses, and the record as its own call answers it', async () => {
    const [hit] = await search('со сметаной');
    expect(hit).toMatchObject({
      resource: 'foods',
      where: ['kofe-i-knigi', 'Основное меню', 'Супы'],
      place: { pointId: venue, type: 'food' },
      read_as: 'со сметаной',
      misspelt: false,
    });
    const one = await anna.ask(
      'GET',
      `/foods/${hit?.record.id}?categoryId=${hit?.place.categoryId}&type=food`,
    );
    expect(hit?.record).toEqual(one.body);
  });

  it.each([
    ['БОРЩ', 'Борщ'],
    ['зеленый', 'Зелёный борщ'],
    ['сметаной борщ', 'Борщ со сметаной'],
    ['то', 'Томатный суп'],
    ['50%', 'Салат 50% скидка'],
  ])('"%s" -> "%s": case, yo, order of words, few letters', async (q, title) => {
    expect((await titles(q))[0]).toBe(title);
  });

  it.each([
    [',jho', 'борщ', 'Борщ'],
    ['kfnnt', 'латте', 'Латте'],
  ])('"%s" in the wrong layout is read as "%s"', async (q, readAs, title) => {
    const [first] = await search(q);
    expect(first).toMatchObject({ title, read_as: readAs, misspelt: false });
  });

  it.each([
    ['борш', 'Борщ'],
    ['боррщ', 'Борщ'],
    ['брощ', 'Борщ'],
    ['порщ', 'Борщ'],
    ['латее', 'Латте'],
    ['бурщ', 'Борщ'],
    ['лагте', 'Латте'],
    ['томатнй суп', 'Томатный суп'],
    ['капучнио', 'Капучино большой'],
    ['катупино большй', 'Капучино большой'],
    [',jhi', 'Борщ'],
  ])('"%s" with its slips finds "%s" first, and nothing that is only alike', async (q, title) => {
    const found = await search(q);
    expect(found[0]).toMatchObject({ title, misspelt: true });
    expect(found.map((hit) => hit.title)).not.toContain('Латук и мята');
  });

  it('what one venue holds, where it is named', async () => {
    expect(await titles('борщ', anna, `&pointId=${second}`)).toEqual(['Борщ']);
    expect(await titles('борщ', anna, '&pointId=999999999')).toEqual([]);
    expect((await anna.ask('GET', '/search?q=a&pointId=x')).status).toBe(422);
  });

  it('no more of each kind than fits', async () => {
    const menu = await cook(anna).menu(second, 'Длинное');
    const category = await cook(anna).category(menu, 'food', 'Пельмени');
    for (let n = 0; n < limits.searchHits + 2; n += 1)
      await cook(anna).food(category, 'food', `Пельмени ${n}`);
    const found = await search('пельмени');
    expect(found.filter(({ resource }) => resource === 'foods')).toHaveLength(limits.searchHits);
    expect(found.filter(({ resource }) => resource === 'categories')).toHaveLength(1);
  });
});

describe('[TD-07] nothing is found that may not be seen', () => {
  it('of other people, in a bin, or in something that lies in one', async () => {
    expect(await titles('борщ чужой')).toEqual([]);
    expect(await titles('борщ', boris)).toEqual(['Борщи Бориса', 'Борщ чужой']);
    const [hit] = await search('томатный');
    await kitchen.db
      .update(foods)
      .set({ deletedAt: kitchen.deps.clock() })
      .where(eq(foods.id, Number(hit?.record.id)));
    expect(await titles('томатный')).toEqual([]);
    const [soups] = await search('супы');
    const of = eq(categories.id, Number(soups?.record.id));
    await kitchen.db.update(categories).set({ deletedAt: kitchen.deps.clock() }).where(of);
    expect(await titles('со сметаной')).toEqual([]);
    await kitchen.db.update(categories).set({ deletedAt: null }).where(of);
  });

  it('of other venues than a member has, or of kinds that the role does not list', async () => {
    const bar = { of: anna, role: 'bar', points: [second] } as const;
    expect(await titles('борщ', await alsoHire(await kitchen.owner(), bar, kitchen))).toEqual(['Борщ']);
    const role = { levels: { menu_stop: ['view'] } } as const;
    const stops = await hire(await kitchen.owner(), { of: anna, role }, kitchen);
    expect(await titles('борщ', stops)).toEqual([]);
    expect(await titles('dacha', stops)).toEqual(['dacha']);
  });

  it('by a title that the role hides, nor with a price that it hides', async () => {
    const without = async (field: string): Promise<Owner> => {
      const role = { levels: { menu_list: ['view'] }, fields: { food_general: { [field]: [] } } } as const;
      return hire(await kitchen.owner(), { of: anna, role }, kitchen);
    };
    const [hit] = await search('со сметаной', await without('price'));
    expect(hit?.record).not.toHaveProperty('price');
    const blind = await without('title');
    expect(await titles('со сметаной', blind)).toEqual([]);
    expect(await titles('супы', blind)).toEqual(['Супы']);
  });
});

describe('whatever is typed', () => {
  it.each(['', ' ', '%', '_', "'", '"', '\\', '%%%%', '!!', '()', "' or 1=1 --", '😀'])(
    '"%s" finds nothing and breaks nothing',
    async (q) => expect(await titles(q)).toEqual([]),
  );

  it('ten thousand signs are read as far as a title goes', async () => {
    expect(await titles('борщ'.padEnd(10_000, ' '))).toHaveLength(3);
    expect(await titles('ы'.repeat(10_000))).toEqual([]);
    expect(await titles('ы ъ '.repeat(2500))).toEqual([]);
  });

  it('a NUL and half a letter are refused in words', async () => {
    expect((await anna.ask('GET', '/search?q=%00')).status).toBe(422);
    expect((await anna.ask('GET', '/search?q=%ff')).status).toBeLessThan(500);
    expect((await anna.ask('GET', '/search?q[]=a&q[]=b')).status).toBe(400);
  });
});
