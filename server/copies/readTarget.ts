import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { categories, files, foods, ingredients, menus } from '../db/schema';
import { nameKey } from './names';
import type { Source } from './Source';

type Db = Pick<Deps, 'db'>;

/** What stands in a venue that something is copied to, as far as it may be meant by the same name. */
export interface Target {
  readonly pointId: number;
  readonly menus: readonly (typeof menus.$inferSelect)[];
  readonly categories: readonly (typeof categories.$inferSelect)[];
  readonly foods: readonly (typeof foods.$inferSelect)[];
  readonly ingredients: readonly (typeof ingredients.$inferSelect)[];
  /** Whether alcohol may be sold there. */
  readonly isLicensed: boolean;
}

/** The caller holds the venue. */
export const readTarget = async (pointId: number, source: Source, deps: Db): Promise<Target> => {
  const { db } = deps;
  const alive = (table: { readonly deletedAt: typeof menus.deletedAt }, which: SQL) =>
    and(which, isNull(table.deletedAt));
  const ofVenue = await db
    .select()
    .from(menus)
    .where(alive(menus, eq(menus.pointId, pointId)));
  const isHere = pointId === source.pointId;
  const names = new Set(source.menus.map(({ row }) => nameKey(row.title)));
  const own = new Set(source.menus.map(({ row }) => row.id));
  const meant = ofVenue.filter(({ id, title }) => names.has(nameKey(title)) || (isHere && own.has(id)));
  const inside = await holdMenus(
    meant.map(({ id }) => id),
    deps,
  );
  const ids = inside.map(({ id }) => id);
  return {
    pointId,
    menus: ofVenue,
    categories: inside,
    foods:
      ids.length === 0
        ? []
        : await db
            .select()
            .from(foods)
            .where(and(inArray(foods.categoryId, ids), isNull(foods.deletedAt))),
    ingredients: await db.select().from(ingredients).where(eq(ingredients.pointId, pointId)),
    isLicensed: await isLicensed(pointId, deps),
  };
};

/** Categories are added to a menu by one at a time: whoever does waits for us. @returns what stands in them */
const holdMenus = async (ids: readonly number[], { db }: Db) => {
  if (ids.length === 0) return [];
  const which = inArray(menus.id, [...ids]);
  await db.select({ id: menus.id }).from(menus).where(which).orderBy(menus.id).for('no key update');
  return db
    .select()
    .from(categories)
    .where(and(inArray(categories.menuId, [...ids]), isNull(categories.deletedAt)));
};

const isLicensed = async (pointId: number, { db }: Db): Promise<boolean> => {
  const [licence] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.owner, 'points'), eq(files.ownerId, pointId), eq(files.field, 'alc_license')))
    .limit(1);
  return licence !== undefined;
};
