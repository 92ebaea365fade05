import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { categories, files, foods, menus } from '../../db/schema';
import type { FileOwner } from '../../db/tables/points';
import type { World } from '../../World';

/**
 * Removes the files of records that are about to go, and of everything that hangs under them: first the rows, and once
 * the transaction has committed the files themselves. Call it before the records' own rows are deleted.
 */
export const dropFilesUnder = async (
  owner: FileOwner,
  ids: readonly number[],
  { db, files: store }: Pick<World, 'db' | 'files'>,
): Promise<void> => {
  const gone = await db
    .delete(files)
    .where(under(owner, ids))
    .returning({ name: files.name, thumbnail: files.thumbnail });
  await store.drop(gone.flatMap(({ name, thumbnail }) => (thumbnail === null ? [name] : [name, thumbnail])));
};

const of = (owner: FileOwner, ids: readonly number[] | SQL): SQL | undefined =>
  and(
    eq(files.owner, owner),
    Array.isArray(ids) ? inArray(files.ownerId, ids) : sql`${files.ownerId} in (${ids})`,
  );

/** The chain point -> menu -> category -> food, from the given level down. */
const under = (owner: FileOwner, ids: readonly number[]): SQL | undefined => {
  const levels: readonly FileOwner[] = ['points', 'menus', 'categories', 'foods'];
  const from = levels.indexOf(owner);
  let rows: SQL = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const conditions = [of(owner, ids)];
  for (const level of levels.slice(from + 1)) {
    rows = children[level](rows);
    conditions.push(of(level, rows));
  }
  return or(...conditions);
};

const children: Readonly<Record<FileOwner, (parents: SQL) => SQL>> = {
  points: (parents) => parents,
  menus: (parents) => sql`select ${menus.id} from ${menus} where ${menus.pointId} in (${parents})`,
  categories: (parents) =>
    sql`select ${categories.id} from ${categories} where ${categories.menuId} in (${parents})`,
  foods: (parents) => sql`select ${foods.id} from ${foods} where ${foods.categoryId} in (${parents})`,
};
