import { asc } from 'drizzle-orm';
import type { Page } from '../Call';
import { baseCategories, marks } from '../db/schema';
import type { World } from '../World';

/** Lists that belong to nobody and are short enough to be served whole. */
export const referenceStore = {
  marks: async ({ db }: Pick<World, 'db'>): Promise<Page> => {
    const rows = await db.select().from(marks).orderBy(asc(marks.id));
    return { rows, total: rows.length };
  },
  baseCategories: async ({ db }: Pick<World, 'db'>): Promise<Page> => {
    const rows = await db.select().from(baseCategories).orderBy(asc(baseCategories.id));
    return { rows, total: rows.length };
  },
};
