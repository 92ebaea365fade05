import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/Database';

const CATEGORIES = 20;

/** Where the ids of what is filled in begin. */
const FIRST = 10_000_000;
export const OWNER = FIRST + 1;

/** One owner with so many venues, each a menu of twenty categories; half of the dishes have a picture, two of three a composition. */
export const fillVenues = async (
  db: Database,
  { venues, foods }: { readonly venues: number; readonly foods: number },
): Promise<void> => {
  const now = sql`timestamptz '2026-01-01'`;
  const rows = (count: number) => sql`generate_series(1, ${count}::int) as n`;
  const id = sql`${FIRST}::int + n`;
  await db.execute(sql`insert into users (id, email, password_hash, state, created_at, updated_at) overriding system value
    select ${id}, 'owner' || n || '@bench.example', 'none', 'active', ${now}, ${now} from ${rows(1)}`);
  await db.execute(sql`insert into businesses (id, created_at, updated_at) overriding system value
    select ${id}, ${now}, ${now} from ${rows(1)}`);
  await db.execute(sql`insert into roles (id, business_id, preset, created_at, updated_at) overriding system value
    select ${id}, ${id}, 'owner', ${now}, ${now} from ${rows(1)}`);
  await db.execute(sql`insert into members (id, business_id, user_id, role_id, created_at, updated_at)
    overriding system value select ${id}, ${id}, ${id}, ${id}, ${now}, ${now} from ${rows(1)}`);
  await db.execute(sql`insert into points (id, business_id, title, status, created_at, updated_at) overriding system value
    select ${id}, ${OWNER}::int, 'Точка ' || n, 'displayed', ${now}, ${now} from ${rows(venues)}`);
  await db.execute(sql`insert into menus (id, point_id, title, created_at, updated_at) overriding system value
    select ${id}, ${id}, 'Меню', ${now}, ${now} from ${rows(venues)}`);
  await db.execute(sql`insert into categories (id, point_id, menu_id, kind, title, created_at, updated_at)
    overriding system value
    select ${id}, ${FIRST}::int + 1 + (n - 1) / ${CATEGORIES}::int, ${FIRST}::int + 1 + (n - 1) / ${CATEGORIES}::int,
      'food', 'Категория ' || n, ${now}, ${now} from ${rows(venues * CATEGORIES)}`);
  const perCategory = foods / CATEGORIES;
  // A venue at a time: the server's own connections give up on long statements.
  for (let venue = 0; venue < venues; venue += 1) {
    const range = sql`generate_series(${venue * foods + 1}::int, ${(venue + 1) * foods}::int) as n`;
    await db.execute(sql`insert into foods (id, point_id, category_id, title, price, created_at, updated_at)
      overriding system value
      select ${id}, ${FIRST}::int + 1 + (n - 1) / ${foods}::int, ${FIRST}::int + 1 + (n - 1) / ${perCategory}::int,
        (array['Борщ', 'Латте', 'Салат', 'Пирог', 'Чай', 'Каша', 'Рагу', 'Плов', 'Суп', 'Морс'])[1 + n % 10] || ' ' || n, n % 900, ${now}, ${now} from ${range}`);
    await db.execute(sql`insert into files (user_id, owner, owner_id, field, position, name, original_name, mime, bytes, created_at)
      select ${OWNER}::int, 'foods', ${id}, 'images', 0, 'f' || n || '.png', 'f.png', 'image/png', 1, ${now}
      from ${range} where n % 2 = 0`);
    await db.execute(sql`insert into ingredients (id, point_id, title, created_at) overriding system value
      values (${FIRST + 1 + venue}::int, ${FIRST + 1 + venue}::int, 'Соль', ${now})`);
    await db.execute(sql`insert into food_ingredients (food_id, ingredient_id, position)
      select ${id}, ${FIRST + 1 + venue}::int, 0 from ${range} where n % 3 > 0`);
  }
  await db.execute(sql`analyze`);
};
