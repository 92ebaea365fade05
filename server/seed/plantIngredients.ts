import { eq } from 'drizzle-orm';
import { ingredients } from '../db/schema';
import type { DemoFood } from './content/readFoods';
import type { Planting } from './Planting';

/** Adds what these foods are made of to the point's ingredients; answers the id by title. */
export async function plantIngredients(
  demos: readonly DemoFood[],
  { pointId, createdAt }: { readonly pointId: number; readonly createdAt: Date },
  { db }: Planting,
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
