import { generateNKeysBetween } from 'fractional-indexing';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { categories, files, menus } from '../db/schema';
import type { DemoCategory, DemoMenu } from './content/DemoData';
import { baseCategories as knownCategories } from './content/reference';
import { always, menuDays } from './content/workingHours';
import { ago, binned, fileRow, type SeedContext } from './SeedContext';
import { seedCover } from './seedCover';
import { seedFoods } from './seedFoods';

interface MenuAt {
  readonly pointId: number;
  /** When the point was made: nothing under it is older. */
  readonly since: Date;
}

/** A menu with its cover, its categories and their foods. */
export async function seedMenu(
  demo: DemoMenu,
  { pointId, since }: MenuAt,
  context: SeedContext,
): Promise<void> {
  const { db, now, demoFiles } = context;
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
    demoFiles.picture(demo.motif),
    { owner: 'menus', ownerId: row.id, field: 'images' },
    context,
  );
  await db.insert(files).values(cover);
  const keys = generateNKeysBetween(null, null, demo.categories.length);
  for (const [index, category] of demo.categories.entries()) {
    const categoryId = await seedCategory(
      category,
      { pointId, menuId: row.id, createdAt: ago(createdAt, 0, -index), position: keys[index] ?? null },
      context,
    );
    await seedCover(category.cover, { owner: 'categories', ownerId: categoryId }, context);
    await seedFoods(category, { pointId, categoryId, createdAt }, context);
  }
}

const seedCategory = async (
  demo: DemoCategory,
  {
    pointId,
    menuId,
    createdAt,
    position,
  }: Pick<typeof categories.$inferInsert, 'pointId' | 'menuId' | 'position'> & { readonly createdAt: Date },
  { db, now }: SeedContext,
): Promise<number> => {
  const [row] = await db
    .insert(categories)
    .values({
      pointId,
      menuId,
      kind: demo.kind,
      baseCategoryId: knownCategories.find(({ title }) => title === demo.base)?.id ?? null,
      title: demo.title,
      url: slugFromTitle(demo.title),
      description: demo.description ?? null,
      visible: demo.hidden !== true,
      alcohol: demo.alcohol === true,
      graphic: always(menuDays),
      position,
      createdAt,
      updatedAt: createdAt,
      deletedAt: binned(now, demo.deletedDaysAgo),
    })
    .returning({ id: categories.id });
  if (!row) throw new Error(`Expected a row for "${demo.title}", got none.`);
  return row.id;
};
