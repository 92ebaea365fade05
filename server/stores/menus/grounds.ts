import type { GroundOf } from '../../Ground';
import { DEFAULT_ZONE } from '../wallClock';
import { zoneOf } from '../zoneOf';
import { rowOf } from './read';
import { withParts } from './withParts';

/** What the menu form is judged against. */
export const menuGrounds: {
  readonly 'menus.create': GroundOf<'menus.create'>;
  readonly 'menus.update': GroundOf<'menus.update'>;
} = {
  'menus.create': async ({ path, userId }, world) => ({
    timezone: await zoneOf({ id: path.pointId, userId }, world),
  }),
  'menus.update': async ({ path, userId }, world) => {
    const row = await rowOf({ id: path.id, pointId: path.pointId, userId }, world);
    const [record] = await withParts([row], world);
    return { timezone: row.timezone ?? DEFAULT_ZONE, ...(record ? { record } : {}) };
  },
};
