import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { windowStart } from '../../server/engine/binWindow';
import { endStops } from '../../server/jobs/endStops';
import { askedWhile, planOf } from './plansOf';
import { once, openServer } from './standing';
import { signedIn } from './testDeps';

/** Foods in all; everything above and below them grows along. A server is filled in seconds, the embedded one is not. */
const FOODS = process.env.TEST_DATABASE_URL ? 50_000 : 20_000;
const OWNERS = 5000;

/** Tables that grow with what people do. Lists that belong to nobody are small for good and may be read whole. */
const GROWING = [
  'users',
  'businesses',
  'roles',
  'members',
  'sessions',
  'points',
  'menus',
  'categories',
  'foods',
  'food_marks',
  'food_ingredients',
  'ingredients',
  'stop_list',
  'stop_causes',
  'files',
  'point_phones',
];

/** Where the ids of what is filled in begin. */
const FIRST = 1_000_000;

const test = openServer();
const user = once(() => signedIn(test));

beforeAll(async () => {
  await fill();
}, 120_000);

/** Many owners with 20 points each; the one who asks is one of them. */
const fill = async (): Promise<void> => {
  const { db, clock } = test.deps;
  const now = sql`${clock().toISOString()}::timestamptz`;
  const gone = sql`${new Date(windowStart(clock()).getTime() + 60_000).toISOString()}::timestamptz`;
  const rows = (count: number) => sql`generate_series(1, ${count}::int) as n`;
  // Every twentieth row lies in its bin.
  const bin = sql`case when n % 20 = 0 then ${gone} end`;
  const [points, menus, categories] = [FOODS / 20, FOODS / 10, FOODS / 5];
  await db.execute(sql`insert into users (id, email, password_hash, state, created_at, updated_at)
    overriding system value
    select ${FIRST}::int + n, 'o' || n || '@plans.example', 'none', 'active', ${now}, ${now} from ${rows(OWNERS)}`);
  await db.execute(sql`insert into businesses (id, created_at, updated_at) overriding system value
    select ${FIRST}::int + n, ${now}, ${now} from ${rows(OWNERS)}`);
  await db.execute(sql`insert into roles (id, business_id, preset, created_at, updated_at) overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + n, 'owner', ${now}, ${now} from ${rows(OWNERS)}`);
  await db.execute(sql`insert into members (business_id, user_id, role_id, created_at, updated_at)
    select ${FIRST}::int + n, ${FIRST}::int + n, ${FIRST}::int + n, ${now}, ${now} from ${rows(OWNERS)}`);
  await db.execute(sql`insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at)
    select ${FIRST}::int + n, md5(n::text), ${now}, ${now}, ${now} + interval '1 day' from ${rows(OWNERS)}`);
  await db.execute(sql`insert into points (id, business_id, title, url, city_id, status, created_at, updated_at, deleted_at)
    overriding system value
    select ${FIRST}::int + n, case when n <= 20 then ${user.businessId}::int else ${FIRST}::int + 1 + n / 20 - 1 end,
      'Точка ' || n, 'p' || n, 1, 'displayed', ${now}, ${now}, ${bin} from ${rows(points)}`);
  await db.execute(sql`insert into point_phones (point_id, phone_type_id, phone_number, position)
    select ${FIRST}::int + n, (select min(id) from phone_types), '+79001234567', 0 from ${rows(points)}`);
  await db.execute(sql`insert into menus (id, point_id, title, url, created_at, updated_at, deleted_at)
    overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + 1 + (n - 1) / 2, 'Меню ' || n, 'm' || n, ${now}, ${now}, ${bin}
    from ${rows(menus)}`);
  await db.execute(sql`insert into categories (id, point_id, menu_id, kind, title, url, created_at, updated_at, deleted_at)
    overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + 1 + (n - 1) / 4, ${FIRST}::int + 1 + (n - 1) / 2, 'food', 'Категория ' || n, 'c' || n, ${now}, ${now}, ${bin}
    from ${rows(categories)}`);
  // Three hundred of the foods stand in one category, as far as a kitchen goes.
  await db.execute(sql`insert into foods (id, point_id, category_id, title, url, price, created_at, updated_at, deleted_at)
    overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + case when n <= 300 then 1 else 1 + n % ${categories}::int / 4 end,
      ${FIRST}::int + case when n <= 300 then 1 else 1 + n % ${categories}::int end,
      'Блюдо ' || n || ' ' || md5(n::text), 'f' || n, n % 900, ${now} + n * interval '1 second', ${now}, ${bin}
    from ${rows(FOODS)}`);
  await db.execute(sql`insert into food_marks (food_id, mark_id, position)
    select ${FIRST}::int + n, (select min(id) from marks), 0 from ${rows(FOODS)}`);
  await db.execute(sql`insert into ingredients (id, point_id, title, created_at) overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + 1 + (n - 1) / 10, 'Соль ' || n, ${now} from ${rows(points * 10)}`);
  await db.execute(sql`insert into food_ingredients (food_id, ingredient_id, position)
    select ${FIRST}::int + n, ${FIRST}::int + 1 + n % 1000, 0 from ${rows(FOODS)}`);
  await db.execute(sql`insert into stop_list (food_id, created_at)
    select ${FIRST}::int + n * 2 - 1, ${now} from ${rows(FOODS / 2)}`);
  // Each stands there by hand, every third because of an ingredient as well; few of all end soon.
  await db.execute(sql`insert into stop_causes (food_id, ingredient_id, until, created_at)
    select ${FIRST}::int + n * 2 - 1, ingredient, case when n % 9 = 0 then ${now} + n * interval '1 minute' end, ${now}
    from ${rows(FOODS / 2)},
      lateral (select null::int as ingredient union all select ${FIRST}::int + 1 + n % 1000 where n % 3 = 0) as causes`);
  await db.execute(sql`insert into files (user_id, owner, owner_id, field, position, name, original_name, mime, bytes, created_at)
    select ${FIRST}::int + 1, 'foods', ${FIRST}::int + n, 'images', 0, 'f' || n || '.png', 'f.png', 'image/png', 1, ${now}
    from ${rows(FOODS / 2)}`);
  await db.execute(sql`analyze`);
};

const at = FIRST + 1;
const search = (words: string): string =>
  `filters[0][field]=title&filters[0][value]=${encodeURIComponent(words)}`;

/** Every list of the console, as it opens, searched, sorted, and what lies in its bin. */
const LISTS: readonly (readonly [what: string, url: string])[] = [
  ['points', '/point'],
  ['points, searched', `/point?${search('Точка 1').replace('title', 'titleAndAddress')}`],
  ['deleted points', '/deleted_points'],
  ['menus', `/point/${at}/menus`],
  ['menus, searched', `/point/${at}/menus?${search('Меню')}`],
  ['deleted menus', `/deleted_menus/${at}`],
  ['categories', `/categories/${at}`],
  ['categories, searched', `/categories/${at}?${search('Категория')}`],
  ['deleted categories', `/deleted_categories/${at}`],
  ['foods', `/foods/category/${at}?type=food`],
  ['foods, far behind', `/foods/category/${at}?type=food&page=20`],
  ['foods by title', `/foods/category/${at}?type=food&sort=title&order=desc`],
  ['foods, searched', `/foods/category/${at}?type=food&${search('Блюдо 77')}`],
  ['foods that are stopped', `/foods/category/${at}?type=food&filters[0][field]=stop&filters[0][value]=1`],
  ['deleted foods', `/deleted_foods/${at}?type=food`],
  ['the stop list', `/point/${at}/foods/stop-list`],
  ['the stop list, searched', `/point/${at}/foods/stop-list?${search('Блюдо')}`],
  ['the stop list by its ends', `/point/${at}/foods/stop-list?sort=until&order=asc`],
  [
    'what comes back today',
    `/point/${at}/foods/stop-list?filters[0][field]=until&filters[0][value]=2026-11-21`,
  ],
  ['all dishes of a venue', `/point/${at}/foods`],
  ['all dishes of a venue, searched', `/point/${at}/foods?${search('Блюдо 77')}`],
  ['all dishes of a venue that are stopped', `/point/${at}/foods?filters[0][field]=stop&filters[0][value]=1`],
  ['all dishes of a venue by title, far behind', `/point/${at}/foods?sort=title&order=desc&page=20`],
  ['the overview', '/overview'],
  ['suggested ingredients', `/ingredients/${at}?${search('Соль')}`],
  ['ingredients of a point', `/point/${at}/ingredients`],
];

/** A table of a few rows is read whole, and rightly so. */
const grows = new RegExp(`\\b(${GROWING.join('|')})\\b`);
const named = new RegExp(`Seq Scan on (${GROWING.join('|')})\\b`);

/** The menus of an owner are a hundredth of all here, which is soon read; what stands in them is not. */
const large = new RegExp(`Seq Scan on (${GROWING.slice(GROWING.indexOf('categories')).join('|')})\\b`);

describe('[S2] plans over tens of thousands of foods', () => {
  it.each(LISTS)('%s: no statement reads a growing table from end to end', async (_what, url) => {
    const { db } = test.deps;
    const ask = () => user.get(`/api${url}`);
    const { result, asked } = await askedWhile(ask);
    expect(result.statusCode, result.body).toBe(200);
    expect(asked.length).toBeGreaterThan(1);
    for (const statement of asked.filter(({ sql: text }) => /^select/i.test(text))) {
      const plan = await planOf(statement, db);
      expect(named.exec(plan)?.[1], plan).toBeUndefined();
      if (grows.test(plan)) expect(plan).toMatch(/Index (Only )?Scan/);
    }
  });

  it.each([
    [
      'one dish in all venues',
      () => stop({ action: 'attach', food_ids: [at], all_points: true, dry_run: true }),
    ],
    ['dishes with an ingredient', () => out({ stop: true, dry_run: true })],
    ['dishes that an ingredient has stopped', () => out({ stop: false, dry_run: true })],
    ['what comes back now', async () => void (await endStops(test.deps))],
  ])('%s: found without reading a growing table from end to end', async (_what, run) => {
    const { asked } = await askedWhile<unknown>(run);
    for (const statement of asked.filter(({ sql: text }) => /^select/i.test(text))) {
      const plan = await planOf(statement, test.deps.db);
      expect(large.exec(plan)?.[1], plan).toBeUndefined();
    }
  });
});

describe('[S2] saves among thousands of rows', () => {
  it.each([
    ['a venue', `/point/${at}`, {}],
    ['a menu', `/point/${at}/menus/${at}`, {}],
    ['a section', `/point/${at}/categories/food/${at}`, { kind: 'food' }],
    ['a dish', `/foods/${at}`, { categoryId: at }],
  ])('%s is found by its number', async (_what, url, place) => {
    const save = () => user.put(`/api${url}`, { ...place, title: 'Иначе' });
    const { result, asked } = await askedWhile(save);
    expect(result.statusCode, result.body).toBe(200);
    const writing = asked.filter(({ sql: text }) => /^with "written" as \(update/.test(text));
    expect(writing).toHaveLength(1);
    for (const statement of writing) expect(await planOf(statement, test.deps.db)).not.toMatch(named);
  });
});

const post = async (url: string, payload: object): Promise<void> => {
  const answer = await user.post(`/api/point/${at}/${url}`, payload);
  expect(answer.statusCode, answer.body).toBe(200);
};
const stop = (body: object) => post('foods/stop-list', body);
const out = (body: object) => post(`ingredients/${at}/stop`, body);
