import { eq } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import {
  categories,
  files,
  foodIngredients,
  foodMarks,
  foods,
  ingredients,
  menus,
  stopList,
} from '../db/schema';
import type { DemoCategory, DemoMenu } from './content/DemoData';
import { type DemoFood, readFoods } from './content/readFoods';
import { baseCategories as knownCategories, marks as knownMarks } from './content/reference';
import { always, menuDays } from './content/workingHours';
import { ago, binned, fileRow, type SeedContext } from './SeedContext';
import { seedCover } from './seedCover';

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

interface FoodsAt {
  readonly pointId: number;
  readonly categoryId: number;
  readonly createdAt: Date;
}

/** The foods of a category: one statement for each table, however many they are. */
async function seedFoods(
  { foods: table, motif }: DemoCategory,
  at: FoodsAt,
  context: SeedContext,
): Promise<void> {
  const { db, now, demoFiles } = context;
  const demos = readFoods(table);
  const keys = generateNKeysBetween(null, null, demos.length);
  const rows = await db
    .insert(foods)
    .values(
      demos.map((demo, index) => ({ ...foodRow(demo, index, at, context), position: keys[index] ?? null })),
    )
    .returning({ id: foods.id, title: foods.title });
  const idOf = new Map(rows.map(({ id, title }) => [title, id]));
  const seeded = demos.flatMap((demo) => {
    const foodId = idOf.get(demo.title);
    return foodId === undefined ? [] : [{ demo, foodId }];
  });

  await db
    .insert(files)
    .values(
      seeded.map(({ foodId }) =>
        fileRow(demoFiles.picture(motif), { owner: 'foods', ownerId: foodId, field: 'images' }, context),
      ),
    );
  const ingredientId = await seedIngredients(demos, at, context);
  await db.insert(foodIngredients).values(
    seeded.flatMap(({ demo, foodId }) =>
      demo.ingredients.map(({ title }, position) => ({
        foodId,
        ingredientId: ingredientId(title),
        position,
      })),
    ),
  );
  const marked = seeded.flatMap(({ demo, foodId }) =>
    demo.marks.map((title, position) => ({ foodId, markId: markId(title), position })),
  );
  if (marked.length > 0) await db.insert(foodMarks).values(marked);
  const stopped = seeded.filter(({ demo }) => demo.stopped);
  if (stopped.length === 0) return;
  await db
    .insert(stopList)
    .values(stopped.map(({ foodId }) => ({ foodId, createdAt: ago(now, 0, foodId % 9) })));
}

const foodRow = (
  demo: DemoFood,
  index: number,
  { pointId, categoryId, createdAt }: FoodsAt,
  { now }: SeedContext,
): typeof foods.$inferInsert => {
  const [calories, protein, fats, carbohydrates] = demo.nutrition;
  const madeAt = ago(createdAt, 0, -index);
  return {
    pointId,
    categoryId,
    title: demo.title,
    url: slugFromTitle(demo.title),
    price: demo.price,
    description: demo.description,
    unitValue: demo.unitValue,
    unitMeasurement: demo.unitMeasurement,
    calories,
    protein,
    fats,
    carbohydrates,
    createdAt: madeAt,
    updatedAt: madeAt,
    deletedAt: binned(now, demo.deletedDaysAgo),
  };
};

const markId = (wanted: string): number => {
  const mark = knownMarks.find(({ title }) => title === wanted);
  if (!mark) throw new Error(`Expected one of the known marks, got "${wanted}" (server/seed/content).`);
  return mark.id;
};

/** Adds what these foods are made of to the point's ingredients; answers the id by title. */
async function seedIngredients(
  demos: readonly DemoFood[],
  { pointId, createdAt }: { readonly pointId: number; readonly createdAt: Date },
  { db }: SeedContext,
): Promise<(title: string) => number> {
  const wanted = new Map(
    demos.flatMap((demo) => demo.ingredients.map((one) => [keyOf(one.title), one] as const)),
  );
  await db
    .insert(ingredients)
    .values([...wanted.values()].map((one) => ({ ...one, pointId, createdAt })))
    .onConflictDoNothing();
  const rows = await db
    .select({ id: ingredients.id, title: ingredients.title })
    .from(ingredients)
    .where(eq(ingredients.pointId, pointId));
  const idOf = new Map(rows.map(({ id, title }) => [keyOf(title), id]));
  return (title) => {
    const id = idOf.get(keyOf(title));
    if (id === undefined) throw new Error(`Expected the ingredient "${title}", got none.`);
    return id;
  };
}

const keyOf = (title: string) => title.toLowerCase();
