import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { cityName } from '../../contract/cityName';
import type { Filter, ListQuestion, Page } from '../Call';
import type { Db } from '../Deps';
import { cities } from '../db/schema';
import { paging, textOf } from '../engine/filters';
import { containsWords, folded, likeLiteral, startsWith } from '../engine/search';
import { isId } from '../isId';
import { shippedFile } from '../shippedFile';
import { parseCsv } from './parseCsv';

/** What people call a city besides its name -> its title, both as `cityName` writes them. */
let aliases: ReadonlyMap<string, string> | undefined;

/** The city that a short or old name means, as a plain title; `undefined` = it is nobody's other name. */
const aliasOf = (plain: string): string | undefined => {
  aliases ??= readAliases();
  return aliases.get(plain);
};

const readAliases = (): ReadonlyMap<string, string> => {
  const [, ...records] = parseCsv(shippedFile('content/cityAliases.csv').toString());
  return new Map(records.map(({ cells: [alias = '', title = ''] }) => [cityName(alias), cityName(title)]));
};

/**
 * Cities whose title or region holds what was typed, case, hyphens and the word for a town aside; or the one that goes
 * by this other name, beside those with a word that begins so. The very name first, then those that begin with it, larger
 * cities before smaller.
 */
const list = async (question: ListQuestion<'cities.list'>, { db }: Db): Promise<Page> => {
  const typed = question.filters.map((filter) => textOf(filter satisfies Filter));
  const where = and(...typed.map(holds));
  const { limit, offset } = paging(question);
  const rows = await db
    .select({ id: cities.id, title: cities.title, region: cities.region, timezone: cities.timezone })
    .from(cities)
    .where(where)
    .orderBy(
      ...typed.map(rank),
      desc(cities.population),
      sql`${cities.title} collate "und-x-icu"`,
      asc(cities.id),
    )
    .limit(limit)
    .offset(offset);
  const total = await db.$count(cities, where);
  return { rows, total };
};

/** As `cityName` writes it. */
const title = sql`replace(${folded(cities.title)}, '-', ' ')`;
const region = sql`replace(${folded(cities.region)}, '-', ' ')`;

const holds = (typed: string): SQL | undefined => {
  const city = cityPart(typed);
  const alias = aliasOf(city);
  // A short name stands inside others by chance: then only words that begin so are meant.
  if (alias !== undefined) return or(eq(title, alias), startsWith(title, city), startsWord(city));
  return or(
    containsWords(title, city),
    containsWords(region, city),
    // A chosen suggestion reads "title, region": then both parts are looked for.
    containsWords(sql`concat_ws(' ', ${title}, ${region})`, cityName(typed)),
  );
};

const startsWord = (city: string): SQL => sql`${title} like ${`% ${likeLiteral(city)}%`}`;

const rank = (typed: string): SQL => {
  const city = cityPart(typed);
  return sql`case when ${eq(title, city)} or ${eq(title, aliasOf(city) ?? city)} then 0
    when ${startsWith(title, city)} then 1 else 2 end`;
};

const cityPart = (typed: string): string => cityName(typed.split(',')[0] ?? '');

const exists = async (id: number, { db }: Db): Promise<boolean> => {
  if (!isId(id)) return false;
  const found = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, id));
  return found.length > 0;
};

export const cityStore = { list, exists };
