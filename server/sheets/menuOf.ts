import { and, asc, eq, isNull } from 'drizzle-orm';
import { foldText } from '../../contract/foldText';
import { kindTitles } from '../../contract/texts/kinds';
import { notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { categories, menus } from '../db/schema';
import { inReach, type Reach, withParents } from '../engine/reach';
import { menus as menuResource } from '../resources';
import { hiding } from '../resources/hiding';

type Category = Pick<typeof categories.$inferSelect, 'id' | 'title' | 'kind'>;

/** A menu within reach, with its categories in order; a name that may not be seen is empty. */
export interface SheetMenu {
  readonly id: number;
  readonly pointId: number;
  readonly title: string;
  readonly categories: readonly Category[];
}

/** @throws ApiError 404 */
export const menuOf = async (
  id: number,
  reach: Reach,
  { db, sections }: Pick<Deps, 'db' | 'sections'>,
): Promise<SheetMenu> => {
  const query = db.select({ pointId: menus.pointId, title: menus.title }).from(menus).$dynamic();
  const [menu] = await withParents(query, menuResource).where(
    and(eq(menus.id, id), inReach(menuResource, reach)),
  );
  if (!menu) throw notFound();
  const own = await db
    .select({ id: categories.id, title: categories.title, kind: categories.kind })
    .from(categories)
    .where(and(eq(categories.menuId, id), isNull(categories.deletedAt)))
    .orderBy(asc(categories.position), asc(categories.id));
  const titleIn = (group: string, title: string) =>
    String(hiding(`${group}.one`, sections)({ title }).title ?? '');
  return {
    id,
    pointId: menu.pointId,
    title: titleIn('menus', menu.title),
    categories: own.map(({ title, ...category }) => ({ ...category, title: titleIn('categories', title) })),
  };
};

/** What stands for a category in a cell: its name, with what it holds where another one has the same name. */
export const labelsOf = ({ categories: all }: SheetMenu): ReadonlyMap<number, string> => {
  const count = new Map<string, number>();
  for (const { title } of all) count.set(foldText(title), (count.get(foldText(title)) ?? 0) + 1);
  return new Map(
    all.map(({ id, title, kind }) => [
      id,
      title !== '' && (count.get(foldText(title)) ?? 0) > 1 ? `${title} (${kindTitles[kind]})` : title,
    ]),
  );
};

/** The categories that a cell may mean. */
export const namedBy = (menu: SheetMenu): ((said: string) => readonly Category[]) => {
  const labels = labelsOf(menu);
  const byName = new Map<string, Category[]>();
  const add = (name: string, category: Category): void => {
    const key = foldText(name);
    byName.set(key, [...(byName.get(key) ?? []), category]);
  };
  for (const category of menu.categories) {
    add(category.title, category);
    const label = labels.get(category.id) ?? category.title;
    if (label !== category.title) add(label, category);
  }
  return (said) => byName.get(foldText(said)) ?? [];
};
