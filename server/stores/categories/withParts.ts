import { and, count, inArray, isNull } from 'drizzle-orm';
import type { WireRecord } from '../../../contract/fields';
import { foods } from '../../db/schema';
import type { World } from '../../World';
import { readFiles } from '../files/readFiles';
import type { CategoryRow } from './categoryRow';
import { toWire } from './toWire';

/** Rows of categories as they travel; files and foods are read and counted in one query each. */
export const withParts = async (
  rows: readonly CategoryRow[],
  { db, clock }: Pick<World, 'db' | 'clock'>,
): Promise<readonly WireRecord[]> => {
  const ids = rows.map(({ category }) => category.id);
  const files = await readFiles('categories', ids, { db });
  const holds = await countFoods(ids, { db });
  const now = clock();
  return rows.map((row) => {
    const { id } = row.category;
    return toWire(row, { files: files.get(id) ?? {}, holds: holds.get(id) ?? 0 }, now);
  });
};

const countFoods = async (
  ids: readonly number[],
  { db }: Pick<World, 'db'>,
): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: foods.categoryId, holds: count() })
    .from(foods)
    .where(and(inArray(foods.categoryId, [...ids]), isNull(foods.deletedAt)))
    .groupBy(foods.categoryId);
  return new Map(rows.map(({ id, holds }) => [id, holds]));
};
