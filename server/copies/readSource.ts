import { and, asc, inArray, isNull } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import { invalid, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import type { categories as categoryTable, foods as foodTable, menus as menuTable } from '../db/schema';
import type { Resource } from '../engine/Resource';
import { parentColumn, type Reach } from '../engine/reach';
import { findMany } from '../engine/read';
import { recordOf } from '../engine/record';
import { categories, foods, menus } from '../resources';
import { copyTexts } from '../texts/copies';
import type { Source, SourceCategory, SourceFood, SourceMenu } from './Source';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;
type Row<T extends { readonly $inferSelect: unknown }> = T['$inferSelect'];

/** Menus with everything in them. @throws ApiError 404, 422 for more rows than one call copies */
export const readMenus = async (ids: readonly number[], reach: Reach, deps: ReadDeps): Promise<Source> => {
  const own = await read<Row<typeof menuTable>>(menus, ids, reach, deps);
  const [first] = own;
  if (!first) throw notFound();
  const inside = await readUnder(await idsUnder(categories, ids, deps), reach, deps);
  return sourceOf(
    'menus',
    first.row.pointId,
    own.map((menu) => ({
      ...menu,
      categories: inside.filter(({ row }) => row.menuId === menu.row.id),
    })),
  );
};

/** A category with its dishes. @throws ApiError 404, 422 */
export const readCategory = async (id: number, reach: Reach, deps: ReadDeps): Promise<Source> => {
  const [category] = await readUnder([id], reach, deps);
  if (!category) throw notFound();
  const own = await read<Row<typeof menuTable>>(menus, [category.row.menuId], reach, deps);
  return sourceOf(
    'categories',
    category.row.pointId,
    own.map((menu) => ({ ...menu, categories: [category] })),
  );
};

/** Dishes of one venue, where they stand. @throws ApiError 404 where one of them is gone or somebody else's, 422 */
export const readFoods = async (ids: readonly number[], reach: Reach, deps: ReadDeps): Promise<Source> => {
  const dishes = await read<Row<typeof foodTable>>(foods, ids, reach, deps);
  // As of every call that names several: one that is not theirs, and nothing is done.
  if (dishes.length < new Set(ids).size) throw notFound();
  const venues = new Set(dishes.map(({ row }) => row.pointId));
  const [pointId] = venues;
  if (pointId === undefined || venues.size > 1) throw notFound();
  const parents = [...new Set(dishes.map(({ row }) => row.categoryId))];
  const own = await read<Row<typeof categoryTable>>(categories, parents, reach, deps);
  const above = [...new Set(own.map(({ row }) => row.menuId))];
  const ofMenus = await read<Row<typeof menuTable>>(menus, above, reach, deps);
  const filled = own.map((category) => ({ ...category, foods: dishesOf(category.row.id, dishes) }));
  return sourceOf(
    'foods',
    pointId,
    ofMenus.map((menu) => ({
      ...menu,
      categories: filled.filter(({ row }) => row.menuId === menu.row.id),
    })),
  );
};

const sourceOf = (unit: Source['unit'], pointId: number, own: readonly SourceMenu[]): Source => {
  const rows = own.flatMap((menu) => menu.categories.flatMap((category) => [category, ...category.foods]));
  if (rows.length > limits.maxBulkRows) throw invalid({ to: [copyTexts.tooMany] });
  return { unit, pointId, menus: own };
};

const readUnder = async (
  ids: readonly number[],
  reach: Reach,
  deps: ReadDeps,
): Promise<readonly SourceCategory[]> => {
  if (ids.length === 0) return [];
  const own = await read<Row<typeof categoryTable>>(categories, ids, reach, deps);
  if (own.length === 0) return [];
  const inside = await idsUnder(
    foods,
    own.map(({ row }) => row.id),
    deps,
  );
  const dishes = await read<Row<typeof foodTable>>(foods, inside, reach, deps);
  return own.map((category) => ({ ...category, foods: dishesOf(category.row.id, dishes) }));
};

const dishesOf = (categoryId: number, dishes: readonly SourceFood[]) =>
  dishes.filter(({ row }) => row.categoryId === categoryId);

/** What stands under these, in its order. */
const idsUnder = async (
  resource: Resource,
  parentIds: readonly number[],
  { db }: Pick<Deps, 'db'>,
): Promise<readonly number[]> => {
  const { table } = resource;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(parentColumn(resource), [...parentIds]), isNull(table.deletedAt)))
    .orderBy(asc(table.id))
    .limit(limits.maxBulkRows + 1);
  return rows.map(({ id }) => Number(id));
};

interface Placed {
  readonly id: number;
  readonly position?: string | null;
}

const read = async <T extends Placed>(
  resource: Resource,
  ids: readonly number[],
  reach: Reach,
  deps: ReadDeps,
) => {
  if (ids.length === 0) return [];
  const found = await findMany(resource, { ids, reach }, deps);
  // The declaration has lost the row's type on its way through the engine; the table is that of the resource.
  const own = found.map((one) => ({ row: one.row as unknown as T, record: recordOf(resource, one) }));
  return own.sort((one, other) => byPlace(one.row, other.row));
};

/** As lists stand: by their keys, which compare by their bytes; without one last, by their numbers. */
const byPlace = (one: Placed, other: Placed): number => {
  const [first, second] = [one.position ?? LAST, other.position ?? LAST];
  if (first !== second) return first < second ? -1 : 1;
  return one.id - other.id;
};
const LAST = '~';
