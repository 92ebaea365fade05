import type { GroundOf } from '../../Ground';
import { notFound } from '../../Refusal';
import { rowOf as categoryRowOf } from '../categories/read';
import { DEFAULT_ZONE } from '../wallClock';
import { rowOf } from './read';
import { toWire } from './toWire';

/** What the food form is judged against. A food stays in its category: another one in the body is refused (404). */
export const foodGrounds: {
  readonly 'foods.create': GroundOf<'foods.create'>;
  readonly 'foods.update': GroundOf<'foods.update'>;
} = {
  'foods.create': async ({ place, userId }, world) => {
    const { timezone } = await categoryRowOf({ id: place.category_id, kind: place.type, userId }, world);
    return { timezone: timezone ?? DEFAULT_ZONE };
  },
  'foods.update': async ({ path, place, userId }, world) => {
    const row = await rowOf({ id: path.id, userId }, world);
    if (place.categoryId !== row.food.categoryId) throw notFound();
    return { timezone: row.timezone ?? DEFAULT_ZONE, record: toWire(row, world.clock()) };
  },
};
