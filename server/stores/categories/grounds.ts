import type { GroundOf } from '../../Ground';
import { notFound } from '../../Refusal';
import { rowOf as menuRowOf } from '../menus/read';
import { DEFAULT_ZONE } from '../wallClock';
import { rowOf } from './read';
import { withParts } from './withParts';

/** What the category form is judged against. The kind of a category never changes. */
export const categoryGrounds: {
  readonly 'categories.create': GroundOf<'categories.create'>;
  readonly 'categories.update': GroundOf<'categories.update'>;
} = {
  'categories.create': async ({ place, userId }, world) => {
    const { timezone } = await menuRowOf({ id: place.menu_id, userId }, world);
    return { timezone: timezone ?? DEFAULT_ZONE };
  },
  'categories.update': async ({ path, place, userId }, world) => {
    if (place.kind !== path.type) throw notFound();
    const row = await rowOf({ id: path.id, pointId: path.pointId, kind: path.type, userId }, world);
    const [record] = await withParts([row], world);
    return { timezone: row.timezone ?? DEFAULT_ZONE, ...(record ? { record } : {}) };
  },
};
