import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/Database';
import { withoutIndexes } from './withoutIndexes';

/** How foods are spread: a kitchen's card, many times over. One list never holds the table. */
const PER_CATEGORY = 100;
const CATEGORIES_PER_MENU = 20;
const MENUS_PER_POINT = 5;
const POINTS_PER_OWNER = 20;

/** Foods in one statement: the server's own connections give up on long ones. */
const STEP = 10_000;
const MANY = 500_000;

/** Fills the database up to `foods` foods of many owners, by statements of its own. Asked again, it adds what is missing. */
export const fill = async (db: Database, foods: number): Promise<void> => {
  const now = sql`timestamptz '2026-01-01' + n * interval '1 second'`;
  const categories = Math.ceil(foods / PER_CATEGORY);
  const menus = Math.ceil(categories / CATEGORIES_PER_MENU);
  const points = Math.ceil(menus / MENUS_PER_POINT);
  const owners = Math.ceil(points / POINTS_PER_OWNER);
  const more = (table: string, count: number) =>
    sql`generate_series((select coalesce(max(id) - ${FIRST}::int, 0) + 1 from ${sql.identifier(table)} where id >= ${FIRST}::int), ${count}::int) as n`;
  await db.execute(sql`insert into users (id, email, password_hash, state, created_at, updated_at)
    overriding system value
    select ${FIRST}::int + n, 'owner' || n || '@bench.example', 'none', 'active', ${now}, ${now}
    from ${more('users', owners)}`);
  await db.execute(sql`insert into businesses (id, created_at, updated_at) overriding system value
    select ${FIRST}::int + n, ${now}, ${now} from ${more('businesses', owners)}`);
  await db.execute(sql`insert into roles (id, business_id, preset, created_at, updated_at) overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + n, 'owner', ${now}, ${now} from ${more('roles', owners)}`);
  await db.execute(sql`insert into members (id, business_id, user_id, role_id, created_at, updated_at)
    overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + n, ${FIRST}::int + n, ${FIRST}::int + n, ${now}, ${now}
    from ${more('members', owners)}`);
  await db.execute(sql`insert into points (id, business_id, title, status, created_at, updated_at)
    overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + 1 + (n - 1) / ${POINTS_PER_OWNER}::int, 'Точка ' || n, 'displayed', ${now}, ${now}
    from ${more('points', points)}`);
  await db.execute(sql`insert into menus (id, point_id, title, created_at, updated_at)
    overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + 1 + (n - 1) / ${MENUS_PER_POINT}::int, 'Меню ' || n, ${now}, ${now}
    from ${more('menus', menus)}`);
  await db.execute(sql`insert into categories (id, point_id, menu_id, kind, title, created_at, updated_at)
    overriding system value
    select ${FIRST}::int + n, ${FIRST}::int + 1 + (n - 1) / ${CATEGORIES_PER_MENU * MENUS_PER_POINT}::int,
      ${FIRST}::int + 1 + (n - 1) / ${CATEGORIES_PER_MENU}::int, 'food', 'Категория ' || n, ${now}, ${now}
    from ${more('categories', categories)}`);
  const fillFoods = async (): Promise<void> => {
    for (let upTo = STEP; upTo < foods + STEP; upTo += STEP) {
      await db.execute(sql`insert into foods (id, point_id, category_id, title, price, created_at, updated_at)
        overriding system value
        select ${FIRST}::int + n, ${FIRST}::int + 1 + (n - 1) / ${PER_CATEGORY * CATEGORIES_PER_MENU * MENUS_PER_POINT}::int,
          ${FIRST}::int + 1 + (n - 1) / ${PER_CATEGORY}::int,
          'Блюдо ' || n || ' ' || md5(n::text), (n % 900) + 50, ${now}, ${now}
        from ${more('foods', Math.min(upTo, foods))}`);
    }
  };
  if (foods < MANY) await fillFoods();
  else await withoutIndexes(db, 'foods', fillFoods);
  await db.execute(sql`analyze`);
};

/** Where the ids of what is filled in begin: what the server itself has made stands below. */
const FIRST = 10_000_000;

/** The owner whose first category is asked about. */
export const OWNER = FIRST + 1;
export const POINT = FIRST + 1;
export const CATEGORY = FIRST + 1;
export const FOOD = FIRST + 7;
