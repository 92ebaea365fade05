import { and, count, desc, eq } from 'drizzle-orm';
import type { ListQuestion, Page } from '../../Call';
import { categories, foods, menus, points, stopList } from '../../db/schema';
import type { World } from '../../World';
import { readFiles } from '../files/readFiles';
import { textOf } from '../filterValue';
import { aliveFoodsOf } from '../foods/foodRow';
import { paging } from '../paging';
import { containsWords } from '../search';
import { zoneOf } from '../zoneOf';

/** What is stopped at a point now, last stopped first (3-decisions 9). @throws Refusal 404 */
export const list = async (
  question: ListQuestion<'stopList.list'>,
  { pointId, userId }: { readonly pointId: number; readonly userId: number },
  world: Pick<World, 'db'>,
): Promise<Page> => {
  await zoneOf({ id: pointId, userId }, world);
  const titles = question.filters.map((filter) => containsWords(foods.title, textOf(filter)));
  const where = and(eq(menus.pointId, pointId), aliveFoodsOf(userId), ...titles);
  const { limit, offset } = paging(question);
  const rows = await selectStopped(world)
    .where(where)
    .orderBy(desc(stopList.createdAt), desc(stopList.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await countStopped(world).where(where);
  const files = await readFiles(
    'foods',
    rows.map(({ id }) => id),
    world,
  );
  return {
    rows: rows.map(({ stoppedAt, ...row }) => ({
      ...row,
      image: files.get(row.id)?.images?.[0] ?? null,
      stoppedAt: stoppedAt.toISOString(),
    })),
    total: counted?.total ?? 0,
  };
};

const selectStopped = ({ db }: Pick<World, 'db'>) =>
  db
    .select({
      id: foods.id,
      title: foods.title,
      price: foods.price,
      type: categories.kind,
      category: { id: categories.id, title: categories.title },
      menu: { id: menus.id, title: menus.title },
      stoppedAt: stopList.createdAt,
    })
    .from(stopList)
    .innerJoin(foods, eq(stopList.foodId, foods.id))
    .innerJoin(categories, eq(foods.categoryId, categories.id))
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id));

const countStopped = ({ db }: Pick<World, 'db'>) =>
  db
    .select({ total: count() })
    .from(stopList)
    .innerJoin(foods, eq(stopList.foodId, foods.id))
    .innerJoin(categories, eq(foods.categoryId, categories.id))
    .innerJoin(menus, eq(categories.menuId, menus.id))
    .innerJoin(points, eq(menus.pointId, points.id));
