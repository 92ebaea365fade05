import type { Handlers } from '../Call';
import { copyTree } from '../copies/copyTree';
import { menus } from '../db/schema';
import { changeMany } from '../engine/changeMany';
import { ids as byIds, UNHIDDEN } from '../engine/filters';
import { orderUnder } from '../engine/order';
import { readBulk } from '../engine/readBulk';
import type { OwnKey } from '../engine/verbs';
import { categories, foods } from '../resources';

export const categoriesHandlers: Handlers<OwnKey<'categories'>> = {
  'categories.order': async ({ path: { id }, body: { food_ids: ids, from = [] }, ...at }, deps) => ({
    food_ids: await orderUnder(foods, { parentId: id, wanted: () => ids, from, at }, deps),
  }),

  'categories.bulk': ({ path: { pointId }, body, ...at }, deps) =>
    changeMany(
      categories,
      {
        bulk: readBulk(body),
        pointId,
        at,
        fields: ['visible', 'hide', 'graphic'],
        filters: { menu: byIds(UNHIDDEN, menus.id) },
        told: ({ kind }) => (kind === 'food' || kind === 'drink' ? { type: kind } : {}),
      },
      deps,
    ),

  'categories.copy': async ({ path: { id }, body, ...who }, deps) => ({
    results: await copyTree({ unit: 'categories', ids: [id], body, who }, deps),
  }),
};
