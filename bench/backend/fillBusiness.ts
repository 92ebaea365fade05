import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/Database';

/** A business of many venues and a long history: each venue a menu of one category with a few dishes. */
export interface Business {
  /** Where the ids of what is filled in begin. */
  readonly first: number;
  readonly venues: number;
  /** Changes of prices, of all dishes in turn, by two people: one in a hundred by the owner. */
  readonly entries: number;
}

export const FOODS = 20;
/** What stands in the last entry of each dish, and in the dish. */
const [BEFORE, NOW] = ['390', '420'];
/** Younger than the server keeps entries. */
const DAYS = 170;
/** Entries of one statement. */
const STEP = 500_000;

/** Who owns it, and who works in the first three of its venues. */
export const peopleOf = ({ first }: Pick<Business, 'first'>) => ({ owner: first + 1, chef: first + 2 });

export const fillBusiness = async (db: Database, { first, venues, entries }: Business): Promise<void> => {
  const { owner, chef } = peopleOf({ first });
  const now = sql`timestamptz '2026-01-01' + n * interval '1 second'`;
  const rows = (count: number) => sql`generate_series(1, ${count}::int) as n`;
  const id = sql`${first}::int + n`;
  const into = (table: string, columns: string, values: SQL) =>
    db.execute(
      sql`insert into ${sql.raw(`${table} (${columns}, created_at, updated_at)`)} overriding system value select ${values}`,
    );
  await into(
    'users',
    'id, email, password_hash, state',
    sql`${id}, ${id} || '@bench.example', 'none', 'active', ${now}, ${now} from ${rows(2)}`,
  );
  await into('businesses', 'id', sql`${id}, ${now}, ${now} from ${rows(1)}`);
  await into(
    'roles',
    'id, business_id, preset',
    sql`${id}, ${owner}::int, (array['owner', 'manager'])[n], ${now}, ${now} from ${rows(2)}`,
  );
  await into(
    'members',
    'id, business_id, user_id, role_id, all_points',
    sql`${id}, ${owner}::int, ${id}, ${id}, n = 1, ${now}, ${now} from ${rows(2)}`,
  );
  await into(
    'points',
    'id, business_id, title, url, status',
    sql`${id}, ${owner}::int, 'Точка ' || n, 'p' || ${id}, 'displayed', ${now}, ${now} from ${rows(venues)}`,
  );
  await db.execute(
    sql`insert into member_points (member_id, point_id) select ${chef}::int, ${id} from ${rows(3)}`,
  );
  await into('menus', 'id, point_id, title', sql`${id}, ${id}, 'Меню', ${now}, ${now} from ${rows(venues)}`);
  await into(
    'categories',
    'id, point_id, menu_id, kind, title',
    sql`${id}, ${id}, ${id}, 'food', 'Супы', ${now}, ${now} from ${rows(venues)}`,
  );
  const venue = sql`${first}::int + 1 + (n - 1) / ${FOODS}::int`;
  await into(
    'foods',
    'id, point_id, category_id, title, price',
    sql`${id}, ${venue}, ${venue}, 'Борщ ' || n, ${NOW}::numeric, ${now}, ${now} from ${rows(venues * FOODS)}`,
  );
  for (let from = 1; from <= entries; from += STEP) {
    await fillEntries(db, { first, venues, entries }, { from, upTo: Math.min(from + STEP - 1, entries) });
  }
};

const fillEntries = async (
  db: Database,
  { first, venues, entries }: Business,
  { from, upTo }: { readonly from: number; readonly upTo: number },
): Promise<void> =>
  db.transaction(async (inside) => {
    // Every row names what was filled in just now.
    await inside.execute(sql`set local session_replication_role = replica`);
    await inside.execute(sql`
      insert into changes (batch, point_id, resource, record_id, title, user_id, person, kind, before, after, created_at)
      select gen_random_uuid(), ${first}::int + 1 + dish / ${FOODS}::int, 'foods', ${first}::int + 1 + dish, 'Борщ ' || dish,
        ${first}::int + case when n % 100 = 0 then 1 else 2 end, 'Анна Воронцова', 'update',
        ${JSON.stringify({ price: BEFORE })}::jsonb, ${JSON.stringify({ price: NOW })}::jsonb,
        now() - (${entries}::int - n) * interval '1 day' * ${DAYS}::int / ${entries}::int
      from generate_series(${from}::int, ${upTo}::int) as n, lateral (select n % ${venues * FOODS}::int as dish) as of`);
  });

/** The last entry of each of so many dishes: those can be taken back, once. */
export const lastEntries = async (
  db: Database,
  { first, venues }: Business,
  count: number,
): Promise<readonly number[]> => {
  const { rows } = (await db.execute(sql`select max(id) as id from changes where resource = 'foods'
    and record_id > ${first}::int and record_id <= ${first + Math.min(count, venues * FOODS)}::int group by record_id`)) as unknown as {
    readonly rows: readonly { readonly id: number }[];
  };
  return rows.map(({ id }) => id);
};
