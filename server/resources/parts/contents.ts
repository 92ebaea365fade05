import { type SQL, sql } from 'drizzle-orm';
import type { Contents } from '../../../contract/entities';
import { categories, foods, menus, points } from '../../db/schema';

/**
 * How much goes to the bin with a record and comes back with it: what is below it and in no bin of its own, asked menu by menu
 * and category by category. Each is a look at its own index, however much everybody else has.
 */
const held = (menu: SQL): SQL => sql`
  select c.kind, (select count(*) from ${foods} f where f.category_id = c.id and f.deleted_at is null) as held
  from ${categories} c where c.menu_id = ${menu} and c.deleted_at is null`;

const sums = sql`'categories', count(each.kind),
  'foods', coalesce(sum(held) filter (where kind = 'food'), 0),
  'drinks', coalesce(sum(held) filter (where kind = 'drink'), 0)`;

export const contentsOfMenu = sql<Contents>`(select json_build_object(${sums}) from (${held(sql`${menus.id}`)}) as each)`;

export const contentsOfPoint = sql<Contents>`(
  select json_build_object('menus', count(distinct m.id), ${sums})
  from ${menus} m left join lateral (${held(sql`m.id`)}) as each on true
  where m.point_id = ${points.id} and m.deleted_at is null)`;
