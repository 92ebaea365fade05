import { sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../server/auth/token';
import type { Database } from '../../server/db/Database';
import { openDatabase } from '../../server/db/openDatabase';
import { loadReference } from '../../server/seed/loadReference';

/** What the load asks for: each owner with a token and the categories that are theirs. */
export interface Field {
  readonly owners: readonly { readonly token: string; readonly categories: readonly number[] }[];
}

const OWNERS = 100;
const CATEGORIES_EACH = 20;

/** Owners with a point, two menus and twenty categories each, and `foods` foods spread evenly over them all. */
export const seed = async (
  env: { readonly DATA_DIR: string; readonly DATABASE_URL: string | undefined },
  foods: number,
): Promise<Field> => {
  const { db, close } = await openDatabase(env);
  try {
    await loadReference(db);
    await seedOwners(db);
    await seedFoods(db, foods);
    const owners = await Promise.all(
      Array.from({ length: OWNERS }, async (_, index) => ({
        token: await openTo(db, index + 1),
        categories: Array.from({ length: CATEGORIES_EACH }, (_, at) => index * CATEGORIES_EACH + at + 1),
      })),
    );
    await db.execute(sql`vacuum (analyze)`);
    return { owners };
  } finally {
    await close();
  }
};

const seedOwners = async (db: Database): Promise<void> => {
  await db.execute(sql`
    insert into users (email, password_hash, state, created_at, updated_at)
    select 'owner' || n || '@carte.example', 'none', 'active', now(), now() from generate_series(1, ${OWNERS}) n`);
  await db.execute(sql`
    insert into businesses (id, created_at, updated_at) overriding system value select id, now(), now() from users`);
  await db.execute(sql`
    insert into roles (id, business_id, preset, created_at, updated_at) overriding system value
    select id, id, 'owner', now(), now() from users`);
  await db.execute(sql`
    insert into members (business_id, user_id, role_id, created_at, updated_at)
    select id, id, id, now(), now() from users`);
  await db.execute(sql`
    insert into points (business_id, title, url, city_id, status, created_at, updated_at)
    select id, 'Venue ' || id, 'venue-' || id, 1, 'displayed', now(), now() from users order by id`);
  await db.execute(sql`
    insert into menus (point_id, title, url, created_at, updated_at)
    select id, 'Menu ' || n, 'menu-' || n, now(), now() from points, generate_series(1, 2) n order by id, n`);
  await db.execute(sql`
    insert into categories (point_id, menu_id, kind, base_category_id, title, url, created_at, updated_at)
    select point_id, id, 'food', 2, 'Category ' || n, 'category-' || n, now(), now()
    from menus, generate_series(1, ${CATEGORIES_EACH / 2}) n order by id, n`);
};

/** In steps, so that no statement takes long. */
const seedFoods = async (db: Database, foods: number): Promise<void> => {
  const step = 10_000;
  for (let from = 0; from < foods; from += step) {
    await db.execute(sql`
      insert into foods (point_id, category_id, title, url, price, description, created_at, updated_at)
      select (select point_id from categories where id = n % ${OWNERS * CATEGORIES_EACH} + 1),
        n % ${OWNERS * CATEGORIES_EACH} + 1, 'Dish number ' || n, 'dish-' || n, (n % 900 + 90)::numeric,
        'What it is made of, and how, in a sentence or two: number ' || n, now(), now()
      from generate_series(${from}::int, ${Math.min(from + step, foods) - 1}::int) n`);
    await db.execute(sql`
      insert into food_marks (food_id, mark_id, position)
      select id, id % 3 + 1, 0 from foods where id > ${from} and id % 2 = 0`);
  }
};

const openTo = async (db: Database, userId: number): Promise<string> => {
  const token = newToken();
  await db.execute(sql`
    insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
    values (${hashToken(token)}, ${userId}, now(), now(), now() + interval '1 day')`);
  return token;
};
