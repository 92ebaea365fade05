import { sql } from 'drizzle-orm';
import { openSession } from '../../server/auth/sessions';
import { openDatabase } from '../../server/db/openDatabase';
import { CATEGORY, FOOD, fill, OWNER } from '../backend/fill';

/** One category of a menu, and how many foods stand in it. */
export interface Filled {
  readonly id: number;
  readonly foods: number;
  /** The number in the title of its first food; the others follow. */
  readonly first: number;
}

export interface TwoCategories {
  readonly token: string;
  readonly small: Filled;
  readonly large: Filled;
}

const SMALL = 100;
/** Every eighth food is stopped: a page full of them in the small category, too. */
export const STOPPED_EVERY = 8;

/** A new database in the folder, whose owner has two categories that differ in their size only. */
export const fillTwo = async (folder: string, foods: number): Promise<TwoCategories> => {
  const { db, close } = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  try {
    await fill(db, SMALL + foods);
    await db.execute(
      sql`update foods set category_id = ${CATEGORY + 1}::int where category_id > ${CATEGORY}::int`,
    );
    await db.execute(sql`insert into stop_list (food_id, created_at)
      select id, created_at from foods where id > ${NUMBERED}::int and (id - ${NUMBERED}::int) % ${STOPPED_EVERY}::int = 0`);
    await db.execute(sql`vacuum analyze`);
    return {
      token: await openSession({ userId: OWNER }, { db, clock: () => new Date() }),
      small: { id: CATEGORY, foods: SMALL, first: 1 },
      large: { id: CATEGORY + 1, foods, first: SMALL + 1 },
    };
  } finally {
    await close();
  }
};

/** A food's id is this and the number in its title: the seventh is the one that the other part reads alone. */
const NUMBERED = FOOD - 7;
