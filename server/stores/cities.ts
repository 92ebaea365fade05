import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Filter, ListQuestion, Page } from '../Call';
import { cities } from '../db/schema';
import type { World } from '../World';
import { textOf } from './filterValue';
import { paging } from './paging';
import { containsWords, startsWith } from './search';

const MAX_ID = 2 ** 31 - 1;

/** Cities whose title or region holds what was typed (1§7); titles that begin with it first, larger cities before smaller. */
const list = async (question: ListQuestion<'cities.list'>, { db }: Pick<World, 'db'>): Promise<Page> => {
  const typed = question.filters.map((filter) => textOf(filter satisfies Filter));
  const where = and(...typed.map(holds));
  const { limit, offset } = paging(question);
  const first = typed.map(
    (text) => sql`case when ${startsWith(cities.title, cityPart(text))} then 0 else 1 end`,
  );
  const rows = await db
    .select({ id: cities.id, title: cities.title, region: cities.region, timezone: cities.timezone })
    .from(cities)
    .where(where)
    .orderBy(...first, desc(cities.population), sql`${cities.title} collate "und-x-icu"`, asc(cities.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(cities).where(where);
  return { rows, total: counted?.total ?? 0 };
};

/** A chosen suggestion reads "title, region": then both parts are looked for. */
const holds = (typed: string): SQL | undefined =>
  or(
    containsWords(cities.title, cityPart(typed)),
    containsWords(cities.region, cityPart(typed)),
    containsWords(sql`concat_ws(' ', ${cities.title}, ${cities.region})`, typed),
  );

const cityPart = (typed: string): string => typed.split(',')[0] ?? '';

const exists = async (id: number, { db }: Pick<World, 'db'>): Promise<boolean> => {
  if (!Number.isInteger(id) || id < 1 || id > MAX_ID) return false;
  const found = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, id));
  return found.length > 0;
};

export const cityStore = { list, exists };
