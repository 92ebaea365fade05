import { slugFromTitle } from '../../contract/fields/slugFromTitle';
import { files, foodIngredients, foodMarks, foods, stopList } from '../db/schema';
import type { DemoCategory } from './content/DemoData';
import { type DemoFood, readFoods } from './content/readFoods';
import { marks as knownMarks } from './content/reference';
import { ago, binned, fileRow, type Planting } from './Planting';
import { plantIngredients } from './plantIngredients';

interface FoodsAt {
  readonly pointId: number;
  readonly categoryId: number;
  readonly createdAt: Date;
}

/** The foods of a category: one statement for each table, however many they are. */
export async function plantFoods(
  { foods: table, motif }: DemoCategory,
  at: FoodsAt,
  planting: Planting,
): Promise<void> {
  const { db, now, drawn } = planting;
  const demos = readFoods(table);
  const rows = await db
    .insert(foods)
    .values(demos.map((demo, index) => foodRow(demo, index, at, planting)))
    .returning({ id: foods.id, title: foods.title });
  const idOf = new Map(rows.map(({ id, title }) => [title, id]));
  const planted = demos.flatMap((demo) => {
    const foodId = idOf.get(demo.title);
    return foodId === undefined ? [] : [{ demo, foodId }];
  });

  await db
    .insert(files)
    .values(
      planted.map(({ demo, foodId }) =>
        fileRow(
          drawn.food(demo.title, motif),
          { owner: 'foods', ownerId: foodId, field: 'images' },
          planting,
        ),
      ),
    );
  const ingredientId = await plantIngredients(demos, at, planting);
  await db.insert(foodIngredients).values(
    planted.flatMap(({ demo, foodId }) =>
      demo.ingredients.map(({ title }, position) => ({
        foodId,
        ingredientId: ingredientId(title),
        position,
      })),
    ),
  );
  const marked = planted.flatMap(({ demo, foodId }) =>
    demo.marks.map((title, position) => ({ foodId, markId: markId(title), position })),
  );
  if (marked.length > 0) await db.insert(foodMarks).values(marked);
  const stopped = planted.filter(({ demo }) => demo.stopped);
  if (stopped.length === 0) return;
  await db
    .insert(stopList)
    .values(stopped.map(({ foodId }) => ({ foodId, createdAt: ago(now, 0, foodId % 9) })));
}

const foodRow = (
  demo: DemoFood,
  index: number,
  { categoryId, createdAt }: FoodsAt,
  { now }: Planting,
): typeof foods.$inferInsert => {
  const [calories, protein, fats, carbohydrates] = demo.nutrition;
  const madeAt = ago(createdAt, 0, -index);
  return {
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
