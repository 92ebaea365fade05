import { and, getTableName, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { categories, foods, menus, points } from '../db/schema';

/** Titles whose folded text stands in their row (migration 0025), in a column that only searches read. */
const KEPT: ReadonlySet<unknown> = new Set([points.title, menus.title, categories.title, foods.title]);

/**
 * The text for comparing: lower case by the rules of every alphabet, and the Russian letter yo as ye, as people type it. Folding
 * costs more than comparing, so what is searched most is kept folded, by the same expression.
 */
export const folded = (text: SQLWrapper): SQL =>
  is(text, PgColumn) && KEPT.has(text)
    ? sql`${sql.identifier(getTableName(text.table))}.folded`
    : sql`replace(lower(${text} collate "und-x-icu"), U&'\\0451', U&'\\0435')`;

/** Every word of `typed` stands somewhere in `text`, whatever its case. `%` and `_` mean themselves. */
export const containsWords = (text: SQLWrapper, typed: string): SQL | undefined =>
  each(typed, (word) => sql`${folded(text)} like ${`%${likeLiteral(word)}%`}`);

/**
 * The same where few stand to be looked at, so that no index need help. What the database makes of it does not hang on what is
 * typed: for a pattern it makes a new plan each time it is asked, which takes longer than to search.
 */
export const containsWordsOfFew = (text: SQLWrapper, typed: string): SQL | undefined =>
  each(typed, (word) => sql`strpos(${folded(text)}, ${word}) > 0`);

const each = (typed: string, condition: (word: string) => SQL): SQL | undefined => {
  const words = typed.split(/[\s,]+/u).filter((word) => word !== '');
  const wanted = words.length > 0 ? words : [typed.trim()];
  return and(...wanted.map((word) => condition(fold(word))));
};

/** Above every letter. */
const LAST = '\u{10ffff}';

/** The same, only at the beginning: as a range, which an index answers whatever is typed. */
export const startsWith = (text: SQLWrapper, typed: string): SQL => {
  const start = fold(typed.trim());
  return sql`(${folded(text)} ~>=~ ${start} and ${folded(text)} ~<~ ${start + LAST})`;
};

const YO = '\u0451';
const YE = '\u0435';

export const fold = (text: string): string => text.toLowerCase().replaceAll(YO, YE);

/** `%` and `_` lose their meaning in a LIKE pattern. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
