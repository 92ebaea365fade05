import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { categoryGrounds } from '../stores/categories';
import { foodGrounds } from '../stores/foods';
import { ofPoint } from '../stores/ingredients/ofPoint';
import { suggestions } from '../stores/ingredients/suggestions';
import { menuGrounds } from '../stores/menus';
import { referenceStore } from '../stores/referenceStore';
import { change } from '../stores/stopList/change';
import { list as stopped } from '../stores/stopList/list';
import { categoryHandlers } from './categories';
import { foodHandlers } from './foods';
import { menuHandlers } from './menus';

type SmallKey = Extract<
  EndpointKey,
  | `stopList.${string}`
  | `ingredients.${string}`
  | `pointIngredients.${string}`
  | `marks.${string}`
  | `baseCategories.${string}`
>;

const smallHandlers: { readonly [K in SmallKey]: Handler<K> } = {
  'stopList.list': ({ list, path, userId }, world) => stopped(list, { ...path, userId }, world),
  'stopList.change': ({ path, userId, body }, world) => change({ ...path, userId }, body, world),
  'ingredients.list': ({ list, path, userId }, world) => suggestions(list, { ...path, userId }, world),
  'pointIngredients.list': ({ list, path, userId }, world) => ofPoint(list, { ...path, userId }, world),
  'marks.list': (_call, world) => referenceStore.marks(world),
  'baseCategories.list': (_call, world) => referenceStore.baseCategories(world),
};

/** Everything below a point (2§7). */
export const menuAreaHandlers = { ...menuHandlers, ...categoryHandlers, ...foodHandlers, ...smallHandlers };

/** What forms of the menu area are judged against. */
export const menuAreaGrounds = { ...menuGrounds, ...categoryGrounds, ...foodGrounds };
