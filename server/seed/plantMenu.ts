import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { categories, files, menus } from '../db/schema';
import type { DemoCategory, DemoMenu } from './content/DemoData';
import { baseCategories as knownCategories } from './content/reference';
import { always, menuDays } from './content/workingHours';
import { ago, binned, fileRow, type Planting } from './Planting';
import { plantFoods } from './plantFoods';

interface MenuAt {
  readonly pointId: number;
  /** When the point was made: nothing under it is older. */
  readonly since: Date;
}

/** A menu with its cover, its categories and their foods. */
export async function plantMenu(
  demo: DemoMenu,
  { pointId, since }: MenuAt,
  planting: Planting,
): Promise<void> {
  const { db, now, drawn } = planting;
  const createdAt = ago(since, -1);
  const [row] = await db
    .insert(menus)
    .values({
      pointId,
      title: demo.title,
      url: slugFromTitle(demo.title),
      description: demo.description,
      visible: demo.hidden !== true,
      graphic: demo.graphic ?? always(menuDays),
      createdAt,
      updatedAt: createdAt,
      deletedAt: binned(now, demo.deletedDaysAgo),
    })
    .returning({ id: menus.id });
  if (!row) throw new Error(`Expected a row for "${demo.title}", got none.`);
  const cover = fileRow(
    drawn.food(demo.title, demo.motif),
    { owner: 'menus', ownerId: row.id, field: 'images' },
    planting,
  );
  await db.insert(files).values(cover);
  for (const [index, category] of demo.categories.entries()) {
    const categoryId = await plantCategory(
      category,
      { menuId: row.id, createdAt: ago(createdAt, 0, -index) },
      planting,
    );
    await plantFoods(category, { pointId, categoryId, createdAt }, planting);
  }
}

const plantCategory = async (
  demo: DemoCategory,
  { menuId, createdAt }: { readonly menuId: number; readonly createdAt: Date },
  { db, now }: Planting,
): Promise<number> => {
  const [row] = await db
    .insert(categories)
    .values({
      menuId,
      kind: demo.kind,
      baseCategoryId: knownCategories.find(({ title }) => title === demo.base)?.id ?? null,
      title: demo.title,
      url: slugFromTitle(demo.title),
      description: demo.description ?? null,
      visible: demo.hidden !== true,
      alcohol: demo.alcohol === true,
      graphic: always(menuDays),
      createdAt,
      updatedAt: createdAt,
      deletedAt: binned(now, demo.deletedDaysAgo),
    })
    .returning({ id: categories.id });
  if (!row) throw new Error(`Expected a row for "${demo.title}", got none.`);
  return row.id;
};
