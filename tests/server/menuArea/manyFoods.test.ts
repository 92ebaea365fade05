import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { askedWhile, planOf } from '../plansOf';
import { once, openKitchen } from '../standing';
import { cook } from './startKitchen';

/** As many as a list must bear; the neighbours give the planner a reason to choose. */
const FOODS = 10_000;

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
let category: number;
beforeAll(async () => {
  const pointId = await anna.point('bolshoy-zal');
  const menu = await cook(anna).menu(pointId);
  category = await cook(anna).category(menu);
  const other = await cook(anna).category(menu, 'drink', 'Чай');
  await fill(category, FOODS);
  await fill(other, 2000);
  await kitchen.db.execute(sql`
    insert into stop_list (food_id, created_at)
    select id, now() from foods where category_id = ${category} and id % 100 = 0`);
  await kitchen.db.execute(sql`analyze`);
}, 60_000);

const fill = (categoryId: number, foods: number) =>
  kitchen.db.execute(sql`
    insert into foods (point_id, category_id, title, url, price, created_at, updated_at)
    select (select point_id from categories where id = ${categoryId}::int), ${categoryId}::int, 'Блюдо ' || n, 'bludo-' || n, (n * 7919) % 1000, now() + n * interval '1 second',
           now() + ((n * 31) % 5000) * interval '1 second'
    from generate_series(1, ${foods}::int) as n`);

/** Every statement that the call makes, as it reaches the database. */
const statementsOf = async (query: string) => {
  const ask = () => anna.ask('GET', `/foods/category/${category}?type=food&${query}`);
  const { result: answer, asked } = await askedWhile(ask);
  expect(answer.status).toBe(200);
  return { answer, foods: asked.filter((statement) => /from "foods"/.test(statement.sql)), asked };
};

describe('a category of ten thousand foods', () => {
  it.each([
    ['as they stand', '', 'foods_by_position'],
    ['on the second page', 'page=2', 'foods_by_position'],
    ['by title', 'sort=title&order=asc', 'foods_by_title'],
    ['by title, backwards', 'sort=title&order=desc', 'foods_by_title'],
    ['by price', 'sort=price&order=asc', 'foods_by_price'],
    ['by the day they were changed', 'sort=updatedAt&order=desc', 'foods_by_change'],
  ])('%s, a page is read off an index that stands in that order', async (_case, query, index) => {
    const { answer, foods } = await statementsOf(query);
    expect(answer.body).toMatchObject({ total: FOODS, last_page: 834 });
    expect(answer.body.data).toHaveLength(12);
    const [plan] = await Promise.all(foods.map((statement) => planOf(statement, kitchen.db)));
    expect(plan).toMatch(
      new RegExp(`Limit .*\\n\\s+->\\s+Index (Only )?Scan (Backward )?using ${index} on foods`),
    );
    // They are counted without a look at what stands above or beside them.
    expect(plan).toMatch(
      /Aggregate[^\n]*\n\s+->\s+(Index (Only )?Scan|Bitmap Heap Scan|Seq Scan)[^\n]* on foods/,
    );
  });

  it('costs as many statements as a category of one page, whatever is asked', async () => {
    const plain = (await statementsOf('')).asked.length;
    const found = 'filters[0][field]=title&filters[0][value]=%D0%91%D0%BB%D1%8E%D0%B4%D0%BE%20777';
    const stopped = 'filters[0][field]=stop&filters[0][value]=true';
    for (const query of ['per_page=100', 'page=400', 'sort=title&order=desc', found, stopped]) {
      expect((await statementsOf(query)).asked, query).toHaveLength(plain);
    }
    // Who asks (the test itself puts the session off), whose category it is, the page, the number of rows.
    expect(plain).toBeLessThanOrEqual(5);
  });
});
