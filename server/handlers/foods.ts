import { inArray } from 'drizzle-orm';
import type { BulkResult } from '../../contract/bulk';
import type { Handler } from '../Call';
import { copyTree } from '../copies/copyTree';
import { readAsked, readFoodIds } from '../copies/readAsked';
import { readFoods } from '../copies/readSource';
import type { Deps } from '../Deps';
import { categories } from '../db/schema';
import { type BulkWork, changeMany, eachRow } from '../editor/changeMany';
import { makeMany } from '../editor/makeMany';
import { readBulk } from '../editor/readBulk';
import { ids as byIds, UNHIDDEN } from '../engine/filters';
import { orderUnder } from '../engine/order';
import type { At } from '../engine/Resource';
import { find } from '../engine/read';
import type { OwnKey } from '../engine/verbs';
import { categories as categoryResource, foods as resource } from '../resources';
import { menuAreaTexts } from '../texts/menuArea';

export const foodsHandlers: { readonly [K in OwnKey<'foods'>]: Handler<K> } = {
  'foods.bulk': async ({ path: { pointId }, body, ...at }, deps) =>
    changeMany(
      resource,
      {
        bulk: readBulk(body),
        pointId,
        at,
        filters: { category: byIds(UNHIDDEN, categories.id) },
        move: (categoryId, work, inside) => move(categoryId, work, { ...at, named: { pointId } }, inside),
      },
      deps,
    ),
  'foods.addRows': makeMany,

  'foods.copy': async ({ body, ...who }, deps) => {
    const asked = readAsked(body);
    const source = await readFoods(readFoodIds(body.ids), who.reach, deps);
    return { results: await copyTree(source, asked, who, deps) };
  },
};

/** Behind all that stand there, in the order of the list. @throws ApiError 404 for a category of no such venue */
const move = async (
  categoryId: number,
  work: BulkWork,
  at: At,
  deps: Deps,
): Promise<readonly BulkResult[]> => {
  const { row: target } = await find(categoryResource, { ...at, id: categoryId }, deps);
  const { kind } = target as typeof categories.$inferSelect;
  const categoryOf = new Map([...work.rows].map(([id, { row }]) => [id, Number(row.categoryId)]));
  const sources = [...new Set(categoryOf.values())];
  const kinds = new Map(
    sources.length === 0
      ? []
      : (
          await deps.db
            .select({ id: categories.id, kind: categories.kind })
            .from(categories)
            .where(inArray(categories.id, sources))
        ).map((source) => [source.id, source.kind]),
  );
  const moving: number[] = [];
  const results = eachRow(work, (_row, id) => {
    const from = Number(categoryOf.get(id));
    const states = { before: { category_id: from }, after: { category_id: categoryId } };
    if (from === categoryId) return { status: 'unchanged', before: {}, after: {} };
    if (kinds.get(from) !== kind)
      return { status: 'refused', ...states, errors: { category_id: [menuAreaTexts.otherKind] } };
    moving.push(id);
    return { status: 'done', ...states };
  });
  if (work.bulk.isDry || moving.length === 0) return results;
  const from = sources.filter((source) => source !== categoryId && kinds.get(source) === kind);
  const wanted = (here: readonly number[]) => [...here, ...moving];
  await orderUnder(resource, { parentId: categoryId, wanted, from, at }, deps);
  return results;
};
