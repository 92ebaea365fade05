import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { invalid, notFound } from '../ApiError';
import type { Db, DbClock } from '../Deps';
import { categories as categoryTable, foods as foodTable, menus as menuTable } from '../db/schema';
import type { RecordTable, ResourceIn } from '../engine/Resource';
import { inReach, type Reach, withParents } from '../engine/reach';
import { findStanding } from '../engine/standing';
import { categories, foods, menus } from '../resources';
import { asInMenu } from '../stops/findFoods';
import { copyTexts } from '../texts/refusals';

/** A record that is copied: its row, and as it travels. */
interface Original<Row> {
  readonly row: Row;
  readonly record: WireRecord;
}

export type SourceFood = Original<typeof foodTable.$inferSelect>;

export interface SourceCategory extends Original<typeof categoryTable.$inferSelect> {
  readonly foods: readonly SourceFood[];
}

export interface SourceMenu extends Original<typeof menuTable.$inferSelect> {
  readonly categories: readonly SourceCategory[];
}

/** At which level a copy is named: above that only places are looked for. */
export type Unit = 'menus' | 'categories' | 'foods';

/** A dish with what it stands in; a category without dishes, a menu without categories. */
export type Part = readonly [menu: number, category: number | null, food: number | null];

/** What a copy is of, or a slice of it, with what it stands in. */
export interface Source {
  readonly unit: Unit;
  readonly menus: readonly SourceMenu[];
}

/** What an act has made so far in one venue, level by level: the number of the copy by that of the original; 0 = it would be made. */
export type Made = Readonly<Record<Unit, ReadonlyMap<number, number>>>;

/** What a copy consists of, in the order in which it stands. */
interface Parts {
  readonly pointId: number;
  readonly parts: readonly Part[];
  /** Categories and dishes. */
  readonly count: number;
}

/**
 * The parts of menus, of categories or of dishes of one venue. @throws ApiError 404 where one of them is gone or somebody else's, 422
 * for more than one call copies
 */
export const listParts = async (
  { unit, ids, reach }: { readonly unit: Unit; readonly ids: readonly number[]; readonly reach: Reach },
  { db }: Db,
): Promise<Parts> => {
  const { id } = { menus: menuTable, categories: categoryTable, foods: foodTable }[unit];
  const query = db
    .select({
      pointId: menuTable.pointId,
      menu: menuTable.id,
      category: categoryTable.id,
      food: foodTable.id,
    })
    .from(menuTable)
    .leftJoin(categoryTable, and(eq(categoryTable.menuId, menuTable.id), isNull(categoryTable.deletedAt)))
    .leftJoin(foodTable, and(eq(foodTable.categoryId, categoryTable.id), isNull(foodTable.deletedAt)))
    .$dynamic();
  const rows = await withParents(query, menus)
    .where(and(inArray(id, [...ids]), inReach(menus, reach)))
    .orderBy(...asInMenu);
  const [first] = rows;
  const key = { menus: 'menu', categories: 'category', foods: 'food' } as const;
  const found = new Set(rows.map((row) => row[key[unit]]));
  if (!first || found.size < new Set(ids).size || rows.some(({ pointId }) => pointId !== first.pointId))
    throw notFound();
  const inside = new Set(rows.flatMap(({ category }) => category ?? [])).size;
  const count = inside + rows.filter(({ food }) => food !== null).length;
  if (count > limits.maxBulkRows) throw invalid({ to: [copyTexts.tooMany] });
  return {
    pointId: first.pointId,
    count,
    parts: rows.map(({ menu, category, food }): Part => [menu, category, food]),
  };
};

/** These parts as they stand, with what they stand in; what is gone meanwhile is left out. */
export const readParts = async (
  { unit, parts, reach }: { readonly unit: Unit; readonly parts: readonly Part[]; readonly reach: Reach },
  deps: DbClock,
): Promise<Source> => {
  const ids = (at: 0 | 1 | 2) => [...new Set(parts.flatMap((part) => part[at] ?? []))];
  const read = async <T extends RecordTable>(resource: ResourceIn<T>, wanted: readonly number[]) => {
    const found = await findStanding(resource, { ids: wanted, reach, isHeld: false }, deps);
    return wanted.flatMap((id) => found.get(id) ?? []);
  };
  const dishes = await read(foods, ids(2));
  const own = await read(categories, ids(1));
  const above = await read(menus, ids(0));
  const inside = (at: 0 | 1, id: number, of: 1 | 2) =>
    new Set(parts.filter((part) => part[at] === id).map((part) => part[of]));
  return {
    unit,
    menus: above.map((menu) => {
      const here = inside(0, menu.row.id, 1);
      return {
        ...menu,
        categories: own
          .filter(({ row }) => here.has(row.id))
          .map((category) => {
            const there = inside(1, category.row.id, 2);
            return { ...category, foods: dishes.filter(({ row }) => there.has(row.id)) };
          }),
      };
    }),
  };
};
