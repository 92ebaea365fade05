import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The text for comparing: lower case by the rules of every alphabet, and the Russian letter yo as ye, as people type it.
 * The same expression stands in the trigram indexes, so keep both alike.
 */
export const folded = (text: SQLWrapper): SQL =>
  sql`replace(lower(${text} collate "und-x-icu"), U&'\\0451', U&'\\0435')`;

/** Every word of `typed` stands somewhere in `text`, whatever its case. `%` and `_` mean themselves. */
export const containsWords = (text: SQLWrapper, typed: string): SQL | undefined => {
  const words = typed.split(/[\s,]+/u).filter((word) => word !== '');
  const wanted = words.length > 0 ? words : [typed.trim()];
  return and(...wanted.map((word) => sql`${folded(text)} like ${`%${likeLiteral(fold(word))}%`}`));
};

/** The same, only at the beginning. */
export const startsWith = (text: SQLWrapper, typed: string): SQL =>
  sql`${folded(text)} like ${`${likeLiteral(fold(typed.trim()))}%`}`;

const YO = '\u0451';
const YE = '\u0435';

export const fold = (text: string): string => text.toLowerCase().replaceAll(YO, YE);

/** `%` and `_` lose their meaning in a LIKE pattern. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
