import type { Resource } from '../kit/declaration/defineResource';
import { categories } from './categories';
import { changes } from './changes';
import { foods } from './foods';
import { menus } from './menus';
import { pointIngredients } from './pointIngredients';
import { points } from './points';
import { roles } from './roles';
import { staff } from './staff';
import { stopList } from './stopList';

/** Every resource of the console; the order matters to nobody. */
export const resources: readonly Resource[] = [
  points,
  menus,
  categories,
  foods,
  stopList,
  pointIngredients,
  changes,
  staff,
  roles,
];
