import { and, asc, eq, getTableName, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  categories,
  files,
  foodIngredients,
  foodMarks,
  foods,
  ingredients,
  menus,
  pointPhones,
  points,
  stopList,
} from '../db/schema';
import type { FileOwner } from '../db/tables/points';
import type { World } from '../World';
import type { Due } from './purge';

/** A row as it lies in its table. */
export interface KeptRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Parents first, so that a level finds the ids above it. */
const LEVELS: readonly {
  readonly owner: FileOwner;
  readonly table: PgTable & { readonly id: PgColumn };
  readonly parent?: { readonly owner: FileOwner; readonly column: PgColumn };
}[] = [
  { owner: 'points', table: points },
  { owner: 'menus', table: menus, parent: { owner: 'points', column: menus.pointId } },
  { owner: 'categories', table: categories, parent: { owner: 'menus', column: categories.menuId } },
  { owner: 'foods', table: foods, parent: { owner: 'categories', column: foods.categoryId } },
];

/** What belongs to a record of a level and has no bin of its own. */
const PARTS: readonly {
  readonly table: PgTable;
  readonly owner: FileOwner;
  readonly column: PgColumn;
  readonly only?: SQL;
}[] = [
  { table: pointPhones, owner: 'points', column: pointPhones.pointId },
  { table: ingredients, owner: 'points', column: ingredients.pointId },
  { table: foodIngredients, owner: 'foods', column: foodIngredients.foodId },
  { table: foodMarks, owner: 'foods', column: foodMarks.foodId },
  { table: stopList, owner: 'foods', column: stopList.foodId },
  ...LEVELS.map(({ owner }) => ({
    table: files,
    owner,
    column: files.ownerId,
    only: eq(files.owner, owner),
  })),
];

/** These records and everything that hangs under them, each row once. */
export const rowsUnder = async (due: Due, { db }: Pick<World, 'db'>): Promise<readonly KeptRow[]> => {
  const kept: KeptRow[] = [];
  const select = async (table: PgTable, column: PgColumn, ids: readonly number[], only?: SQL) => {
    const found: Record<string, unknown>[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = inArray(column, ids.slice(from, from + AT_ONCE));
      found.push(...(await db.select().from(table).where(and(some, only)).orderBy(asc(column))));
    }
    return found;
  };

  const ids: Record<FileOwner, number[]> = { points: [], menus: [], categories: [], foods: [] };
  for (const { owner, table, parent } of LEVELS) {
    const hanging = parent ? await select(table, parent.column, ids[parent.owner]) : [];
    const here = new Set(hanging.map(({ id }) => Number(id)));
    const own = await select(
      table,
      table.id,
      due[owner].filter((id) => !here.has(id)),
    );
    for (const row of [...hanging, ...own]) {
      kept.push({ table: getTableName(table), row });
      ids[owner].push(Number(row.id));
    }
  }
  for (const { table, owner, column, only } of PARTS) {
    const rows = await select(table, column, ids[owner], only);
    kept.push(...rows.map((row) => ({ table: getTableName(table), row })));
  }
  return kept;
};

/** Ids in one question: databases take some tens of thousands of parameters. */
const AT_ONCE = 1000;
