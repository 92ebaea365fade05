import { and, isNull, like, ne, type SQL } from 'drizzle-orm';
import type { categories, menus, points } from '../db/schema';
import { conflict } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import type { World } from '../World';
import { likeLiteral } from './search';

interface Claim {
  readonly table: typeof points | typeof menus | typeof categories;
  /** What the form sends; anything but a text claims nothing. */
  readonly url: unknown;
  /** The rows among which an address is unique: of one user, of one point, of one menu. */
  readonly siblings: SQL;
  /** The record itself. */
  readonly except?: number;
}

/**
 * Refuses an address that a sibling out of the bin holds: 409 under `url`, with a free one proposed. The unique index
 * behind it decides a race; this is for the words.
 */
export const refuseTakenUrl = async (
  { table, url, siblings, except }: Claim,
  { db }: Pick<World, 'db'>,
): Promise<void> => {
  if (typeof url !== 'string' || url === '') return;
  const rows = await db
    .select({ url: table.url })
    .from(table)
    .where(
      and(
        siblings,
        isNull(table.deletedAt),
        like(table.url, `${likeLiteral(url)}%`),
        except === undefined ? undefined : ne(table.id, except),
      ),
    );
  const taken = new Set(rows.map((row) => row.url));
  if (!taken.has(url)) return;
  let free = 2;
  while (taken.has(`${url}-${free}`)) free += 1;
  throw conflict(refusalTexts.urlTaken, {
    url: [`${refusalTexts.urlTaken} ${refusalTexts.urlFree} ${url}-${free}`],
  });
};
