import { and, eq, inArray, isNull } from 'drizzle-orm';
import { foldText } from '../../contract/foldText';
import type { Db } from '../Deps';
import { categories, foods, ingredients, menus } from '../db/schema';
import { isLicensed } from '../resources/categories';
import type { Made, Source } from './readSource';

/** A record that stands in the target. */
interface There {
  readonly id: number;
  readonly title: string;
}

/** What stands in a venue that something is copied to, as far as it may be meant by the same name. */
export interface Target {
  readonly pointId: number;
  readonly menus: readonly There[];
  readonly categories: readonly (There & { readonly menuId: number; readonly kind: string })[];
  readonly foods: readonly (There & { readonly categoryId: number })[];
  readonly ingredients: readonly (typeof ingredients.$inferSelect)[];
  /** Whether alcohol may be sold there. */
  readonly isLicensed: boolean;
}

interface Targeting {
  readonly pointId: number;
  readonly source: Source;
  /** What was made of it before. */
  readonly made: Made;
}

/** The caller holds the venue. */
export const readTarget = async ({ pointId, source, made }: Targeting, deps: Db): Promise<Target> => {
  const { db } = deps;
  const ofVenue = await db
    .select({ id: menus.id, title: menus.title })
    .from(menus)
    .where(and(eq(menus.pointId, pointId), isNull(menus.deletedAt)));
  const own = source.menus.flatMap((menu) => menu.categories);
  const meant = meantBy(source.menus, made.menus);
  const menuIds = ofVenue.filter(meant).map(({ id }) => id);
  const inside =
    menuIds.length === 0
      ? []
      : await db
          .select({
            id: categories.id,
            title: categories.title,
            menuId: categories.menuId,
            kind: categories.kind,
          })
          .from(categories)
          .where(and(inArray(categories.menuId, menuIds), isNull(categories.deletedAt)));
  const categoryIds = inside.filter(meantBy(own, made.categories)).map(({ id }) => id);
  return {
    pointId,
    menus: ofVenue,
    categories: inside,
    foods:
      categoryIds.length === 0
        ? []
        : await db
            .select({ id: foods.id, title: foods.title, categoryId: foods.categoryId })
            .from(foods)
            .where(and(inArray(foods.categoryId, categoryIds), isNull(foods.deletedAt))),
    ingredients: await db.select().from(ingredients).where(eq(ingredients.pointId, pointId)),
    isLicensed: await isLicensed(pointId, deps),
  };
};

/** By its name, as one of those that are copied, or as what was made of one. */
const meantBy = (
  originals: readonly { readonly row: There }[],
  made: ReadonlyMap<number, number>,
): ((there: There) => boolean) => {
  const names = new Set(originals.map(({ row }) => foldText(row.title)));
  const ids = new Set(originals.flatMap(({ row }) => [row.id, made.get(row.id) ?? row.id]));
  return ({ id, title }) => ids.has(id) || names.has(foldText(title));
};
