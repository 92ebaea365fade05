import type { Handler } from '../Call';
import { Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';

const closed = async (): Promise<never> => {
  throw new Refusal(501, refusalTexts.failure);
};

export const menuAreaHandlers = {
  'menus.list': closed,
  'menus.one': closed,
  'menus.create': closed,
  'menus.update': closed,
  'menus.deleteMany': closed,
  'menus.deleted': closed,
  'menus.restoreMany': closed,
  'menus.destroyMany': closed,
  'categories.list': closed,
  'categories.one': closed,
  'categories.create': closed,
  'categories.update': closed,
  'categories.deleteMany': closed,
  'categories.deleted': closed,
  'categories.restoreMany': closed,
  'categories.destroyMany': closed,
  'baseCategories.list': closed,
  'foods.list': closed,
  'foods.one': closed,
  'foods.create': closed,
  'foods.update': closed,
  'foods.deleteMany': closed,
  'foods.deleted': closed,
  'foods.restoreMany': closed,
  'foods.destroyMany': closed,
  'marks.list': closed,
  'ingredients.list': closed,
  'pointIngredients.list': closed,
  'stopList.list': closed,
  'stopList.change': closed,
} satisfies { readonly [K in MenuAreaKey]: Handler<K> };

type MenuAreaKey =
  | 'menus.list'
  | 'menus.one'
  | 'menus.create'
  | 'menus.update'
  | 'menus.deleteMany'
  | 'menus.deleted'
  | 'menus.restoreMany'
  | 'menus.destroyMany'
  | 'categories.list'
  | 'categories.one'
  | 'categories.create'
  | 'categories.update'
  | 'categories.deleteMany'
  | 'categories.deleted'
  | 'categories.restoreMany'
  | 'categories.destroyMany'
  | 'baseCategories.list'
  | 'foods.list'
  | 'foods.one'
  | 'foods.create'
  | 'foods.update'
  | 'foods.deleteMany'
  | 'foods.deleted'
  | 'foods.restoreMany'
  | 'foods.destroyMany'
  | 'marks.list'
  | 'ingredients.list'
  | 'pointIngredients.list'
  | 'stopList.list'
  | 'stopList.change';

/** See `grounds.ts`: what forms of the menu area are judged against. */
export const menuAreaGrounds = {
  'menus.create': closed,
  'menus.update': closed,
  'categories.create': closed,
  'categories.update': closed,
  'foods.create': closed,
  'foods.update': closed,
};
