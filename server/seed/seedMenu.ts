import { eq } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { proposalOf } from '../../contract/knownProducts';
import {
  type DemoCategory,
  type DemoFood,
  type DemoMenu,
  demoFoods,
  type Motif,
  mentionedIn,
  reference,
} from '../content';
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
import { ago, binned, fileRow, type SeedContext, seedFace } from './SeedContext';
import { graphicOf, menuDays } from './workingHours';

interface MenuAt {
  /** The title of the venue. */
  readonly venue: string;
  readonly pointId: number;
  /** When the point was made: nothing under it is older. */
  readonly since: Date;
}

/** A menu with its cover, its categories and their foods. */
export async function seedMenu(
  demo: DemoMenu,
  { venue, pointId, since }: MenuAt,
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
      graphic: graphicOf(menuDays, demo.hours),
      createdAt,
      updatedAt: createdAt,
      deletedAt: binned(now, demo.deletedDaysAgo),
    })
    .returning({ id: menus.id });
  if (!row) throw new Error(`Expected a row for "${demo.title}", got none.`);
  const cover = fileRow(
    demoFiles.picture(demo.title, demo.motif),
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
    await seedFace(category.cover, { owner: 'categories', ownerId: categoryId, field: 'cover' }, context);
    const listed = demoFoods(venue, demo.title, category.title);
    await seedFoods(listed, { pointId, categoryId, createdAt, motif: category.motif }, context);
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
      baseCategoryId: reference().baseCategories.find(({ title }) => title === demo.base)?.id ?? null,
      title: demo.title,
      url: slugFromTitle(demo.title),
      description: demo.description ?? null,
      visible: demo.hidden !== true,
      alcohol: demo.alcohol === true,
      graphic: graphicOf(menuDays),
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
  readonly motif: Motif;
}

/** The foods of a category: one statement for each table, however many they are. */
async function seedFoods(demos: readonly DemoFood[], at: FoodsAt, context: SeedContext): Promise<void> {
  const { db, now, demoFiles } = context;
  const keys = generateNKeysBetween(null, null, demos.length);
  const rows = await db
    .insert(foods)
    .values(
      demos.map((demo, index) => ({
        ...foodRow(demo, { ...at, index }, context),
        position: keys[index] ?? null,
      })),
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
      seeded.map(({ demo, foodId }) =>
        fileRow(
          demoFiles.picture(demo.title, at.motif),
          { owner: 'foods', ownerId: foodId, field: 'images' },
          context,
        ),
      ),
    );
  const ingredientId = await seedIngredients(demos, at, context);
  await db.insert(foodIngredients).values(
    seeded.flatMap(({ demo, foodId }) =>
      ingredientsOf(demo).map(({ title }, position) => ({
        foodId,
        ingredientId: ingredientId(title),
        position,
      })),
    ),
  );
  const marked = seeded.flatMap(({ demo, foodId }) =>
    listed(demo.marks).map((title, position) => ({ foodId, markId: markId(title), position })),
  );
  if (marked.length > 0) await db.insert(foodMarks).values(marked);
  const stopped = seeded.filter(({ demo }) => demo.state === 'stop');
  if (stopped.length === 0) return;
  await db
    .insert(stopList)
    .values(stopped.map(({ foodId }) => ({ foodId, createdAt: ago(now, 0, foodId % 9) })));
}

const foodRow = (
  demo: DemoFood,
  { pointId, categoryId, createdAt, index }: FoodsAt & { readonly index: number },
  { now }: SeedContext,
): typeof foods.$inferInsert => {
  const { calories, protein, fats, carbohydrates } = demo;
  const inBin = /^bin (\d)$/.exec(demo.state)?.[1];
  const madeAt = ago(createdAt, 0, -index);
  return {
    pointId,
    categoryId,
    title: demo.title,
    url: slugFromTitle(demo.title),
    price: demo.price,
    description: demo.description,
    unitValue: demo.portion,
    unitMeasurement: demo.unit,
    calories,
    protein,
    fats,
    carbohydrates,
    createdAt: madeAt,
    updatedAt: madeAt,
    deletedAt: binned(now, inBin === undefined ? undefined : Number(inBin)),
  };
};

const markId = (wanted: string): number => {
  const mark = reference().marks.find(({ title }) => title === wanted);
  if (!mark) throw new Error(`Expected one of the known marks, got "${wanted}" (content/demo/foods.csv).`);
  return mark.id;
};

/** Adds what these foods are made of to the point's ingredients; answers the id by title. */
async function seedIngredients(
  demos: readonly DemoFood[],
  { pointId, createdAt }: { readonly pointId: number; readonly createdAt: Date },
  { db }: SeedContext,
): Promise<(title: string) => number> {
  const wanted = new Map(
    demos.flatMap((demo) => ingredientsOf(demo).map((one) => [keyOf(one.title), one] as const)),
  );
  await db
    .insert(ingredients)
    .values([...wanted.values()].map((one) => ({ ...one, ...toldOf(one), pointId, createdAt })))
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

/** As whoever knows these products has told it; what the table does not know is left to be told. */
const toldOf = ({ title, isAllergen }: { readonly title: string; readonly isAllergen: boolean }) => {
  const groups = proposalOf(mentionedIn(title));
  return groups ? { allergens: [...groups], isAllergen: isAllergen || groups.length > 0 } : {};
};

const listed = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What a food of the demo is made of: an allergen has a star behind it. */
export const ingredientsOf = ({ ingredients: cell }: DemoFood) =>
  listed(cell).map((name) => ({ title: name.replace('*', ''), isAllergen: name.endsWith('*') }));

const keyOf = (title: string) => title.toLowerCase();
