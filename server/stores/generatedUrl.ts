import { and, inArray, like, ne, type SQL } from 'drizzle-orm';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import type { categories, foods, menus } from '../db/schema';
import type { World } from '../World';
import { likeLiteral } from './search';

interface Claim {
  readonly table: typeof menus | typeof categories | typeof foods;
  readonly title: string;
  /** The rows among which an address is unique: of one point, of one menu, of one category. */
  readonly siblings: SQL;
  /** The record itself. */
  readonly except?: number;
}

/** Stands in for a title of which nothing can be written in Latin letters. */
const FALLBACK = 'page';

/**
 * The last part of an address, made of the title (2§5): the slug, or the slug with the next free number when a sibling
 * has it. Siblings in the bin count, so that they find their address free when they come back. The caller holds the
 * parent's lock, so that two writers cannot both find it free.
 */
export const generatedUrl = async (
  { table, title, siblings, except }: Claim,
  { db }: Pick<World, 'db'>,
): Promise<string> => {
  const slug = slugFromTitle(title) || FALLBACK;
  const numbered = (number: number): string => (number === 1 ? slug : `${slug}-${number}`);
  const others = and(siblings, except === undefined ? undefined : ne(table.id, except));
  const taken = async (where: SQL): Promise<ReadonlySet<string | null>> => {
    const rows = await db.select({ url: table.url }).from(table).where(and(others, where));
    return new Set(rows.map(({ url }) => url));
  };
  // Almost always one of the first is free; only then is nothing read that merely begins alike.
  const first = Array.from({ length: FIRST }, (_, index) => numbered(index + 1));
  const few = await taken(inArray(table.url, first));
  const free = first.find((url) => !few.has(url));
  if (free !== undefined) return free;
  const all = await taken(like(table.url, `${likeLiteral(slug)}-%`));
  let number = FIRST + 1;
  while (all.has(numbered(number))) number += 1;
  return numbered(number);
};

const FIRST = 8;
