import { asc } from 'drizzle-orm';
import type { EndpointKey } from '../../contract/rows';
import type { Handler } from '../Call';
import { cityStore } from '../cities/searchCities';
import { baseCategories, marks } from '../db/schema';

type Key = Extract<EndpointKey, `${'cities' | 'marks' | 'baseCategories'}.${string}`>;

/** Lists that belong to nobody; all but the cities are short enough to be served whole. */
export const referenceHandlers: { readonly [K in Key]: Handler<K> } = {
  'cities.list': ({ list }, deps) => cityStore.list(list, deps),
  'marks.list': async (_call, { db }) => {
    const rows = await db.select().from(marks).orderBy(asc(marks.id));
    return { rows, total: rows.length };
  },
  'baseCategories.list': async (_call, { db }) => {
    const rows = await db.select().from(baseCategories).orderBy(asc(baseCategories.id));
    return { rows, total: rows.length };
  },
};
