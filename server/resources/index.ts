import type { Resource } from '../engine/Resource';
import { categories } from './categories';
import { foods } from './foods';
import { menus } from './menus';
import { points } from './points';

/** Every resource of the server, parents before what hangs under them: locks, purge and copies go in this order. */
export const resources: readonly Resource[] = [points, menus, categories, foods];

export { categories, foods, menus, points };
