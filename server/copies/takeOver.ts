import type { Deps } from '../Deps';
import type { At } from '../engine/Resource';
import { type RowSave, saveMany } from '../engine/saveMany';
import { foods, resources } from '../resources';
import type { IngredientsIn } from './ingredientsIn';
import { writeParts } from './writeRows';

/** Dishes that are there get values of others. Their ingredients are those of the venue by the same names; the rows are held. */
export const takeOver = async (
  saves: readonly RowSave[],
  { inside, at }: { readonly inside: IngredientsIn; readonly at: Omit<At, 'named'> },
  deps: Deps,
): Promise<void> => {
  if (saves.length === 0) return;
  const composed = saves.filter(({ values }) => 'ingredients' in values);
  await inside.add(composed.map(({ values }) => values.ingredients));
  const parts = composed.map(({ found, values }) => ({
    foodId: Number(found.row.id),
    ingredients: inside.here(values.ingredients).flatMap((one) => one.id ?? []),
  }));
  await writeParts(parts, deps);
  const rows = saves.map(({ values: { ingredients: _written, ...values }, ...row }) => ({ ...row, values }));
  await saveMany(foods, { rows, at }, resources, deps);
};
