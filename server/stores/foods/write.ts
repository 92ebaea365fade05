import { and, eq } from 'drizzle-orm';
import type { CategoryKind } from '../../../contract/vocabulary';
import type { FormBody, Saved } from '../../Call';
import { foods } from '../../db/schema';
import { notFound, stale } from '../../Refusal';
import type { World } from '../../World';
import { saveFiles } from '../files/saveFiles';
import { fillColumns } from '../fillColumns';
import { generatedUrl } from '../generatedUrl';
import { markShown } from '../markShown';
import { foodColumns } from './foodColumns';
import { lockCategory } from './lockCategory';
import { type FoodAt, one, rowOf } from './read';
import { saveIngredients } from './saveIngredients';
import { saveMarks } from './saveMarks';

type WriteWorld = Pick<World, 'db' | 'clock' | 'files'>;

interface NewAt {
  readonly categoryId: number;
  readonly kind: CategoryKind;
  readonly userId: number;
}

/** A new food of a category; its address is made of the title. @throws Refusal 404, 422 */
export const create = async (at: NewAt, form: FormBody, world: WriteWorld): Promise<Saved> => {
  const { categoryId, kind, userId } = at;
  const { pointId } = await lockCategory({ id: categoryId, kind, userId }, world);
  const columns = { title: '', price: '0', ...fillColumns(form.values, foodColumns) };
  const siblings = eq(foods.categoryId, categoryId);
  const url = await generatedUrl({ table: foods, title: columns.title, siblings }, world);
  const now = world.clock();
  const [row] = await world.db
    .insert(foods)
    .values({ ...columns, url, categoryId, createdAt: now, updatedAt: now })
    .returning({ id: foods.id });
  if (!row) throw notFound();
  await markShown(foods, [row.id], world);
  await saveParts({ id: row.id, pointId, userId }, form, world);
  return one({ id: row.id, userId }, world);
};

/** Writes what the form sent; the rest stays. The address follows the title until it is shown. @throws Refusal 404, 412, 422 */
export const update = async (
  at: FoodAt,
  { form, ifMatch }: { readonly form: FormBody; readonly ifMatch: number | undefined },
  world: WriteWorld,
): Promise<Saved> => {
  const { id, userId } = at;
  const { categoryId } = (await rowOf(at, world)).food;
  const { pointId } = await lockCategory({ id: categoryId, userId }, world);
  const { food } = await rowOf(at, world);
  if (ifMatch !== undefined && ifMatch !== food.version) throw stale();
  const columns = fillColumns(form.values, foodColumns, food);
  const { title = food.title } = columns;
  const siblings = eq(foods.categoryId, categoryId);
  const url =
    title === food.title || food.shownAt
      ? food.url
      : await generatedUrl({ table: foods, title, siblings, except: id }, world);
  await world.db
    .update(foods)
    .set({ ...columns, url, version: food.version + 1, updatedAt: world.clock() })
    .where(and(eq(foods.id, id), eq(foods.version, food.version)));
  await saveParts({ id, pointId, userId }, form, world);
  return one(at, world);
};

const saveParts = async (
  { id, pointId, userId }: FoodAt & { readonly pointId: number },
  { values, files }: FormBody,
  world: WriteWorld,
): Promise<void> => {
  if ('marks' in values) await saveMarks(id, values.marks, world);
  if ('ingredients' in values) await saveIngredients({ foodId: id, pointId }, values.ingredients, world);
  await saveFiles({ owner: 'foods', ownerId: id, userId }, files, world);
};
