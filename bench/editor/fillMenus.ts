import { sql } from 'drizzle-orm';
import { openSession } from '../../server/auth/sessions';
import type { Database } from '../../server/db/Database';
import { CATEGORY, FOOD, fill, OWNER } from '../backend/fill';

/** What `fill` puts into one menu, and a second menu of the same venue beside it. */
const LARGE = 2_000;
const SMALL = 100;

/** One menu of the venue, and the first of its dishes. */
export interface FilledMenu {
  readonly id: number;
  readonly foods: number;
  readonly firstFood: number;
}

export interface FilledMenus {
  readonly token: string;
  readonly point: number;
  readonly large: FilledMenu;
  readonly small: FilledMenu;
  /** The first category of the large menu: its list is what the editor is held against. */
  readonly category: number;
}

/** Every so many dishes one has this: a real menu has stops and marks. */
const STOPPED_EVERY = 20;
const MARKED_EVERY = 4;
const MARK = 1;

/** Two menus that differ in their size only. */
export const fillMenus = async (db: Database): Promise<FilledMenus> => {
  await fill(db, LARGE + SMALL);
  await db.execute(sql`insert into stop_list (food_id, created_at)
    select id, created_at from foods where id > ${FOOD - 7}::int and id % ${STOPPED_EVERY}::int = 0`);
  // The server brings its own when it starts.
  await db.execute(sql`insert into marks (id, title) values (${MARK}::int, 'Метка') on conflict do nothing`);
  await db.execute(sql`insert into food_marks (food_id, mark_id, position)
    select foods.id, ${MARK}::int, 0
    from foods where foods.id > ${FOOD - 7}::int and foods.id % ${MARKED_EVERY}::int = 0`);
  await db.execute(sql`analyze`);
  const first = FOOD - 6;
  return {
    token: await openSession({ userId: OWNER }, { db, clock: () => new Date() }),
    point: CATEGORY,
    large: { id: CATEGORY, foods: LARGE, firstFood: first },
    small: { id: CATEGORY + 1, foods: SMALL, firstFood: first + LARGE },
    category: CATEGORY,
  };
};
