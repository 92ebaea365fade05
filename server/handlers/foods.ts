import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { notFound } from '../Refusal';
import { foodStore } from '../stores/foods';
import { kindOf } from '../stores/kindsOf';

type FoodKey = Extract<EndpointKey, `foods.${string}`>;

export const foodHandlers: { readonly [K in FoodKey]: Handler<K> } = {
  'foods.list': ({ list, path, query, userId }, world) =>
    foodStore.list(list, { ...path, ...askedKind(query.type), userId }, world),
  'foods.one': ({ path, userId }, world) => foodStore.one({ ...path, userId }, world),
  'foods.create': ({ place, userId, form }, world) =>
    foodStore.create({ categoryId: place.category_id, kind: place.type, userId }, form, world),
  'foods.update': ({ path, userId, form, ifMatch }, world) =>
    foodStore.update({ ...path, userId }, { form, ifMatch }, world),
  'foods.deleteMany': ({ ids, userId }, world) => foodStore.deleteMany(ids, userId, world),
  'foods.deleted': ({ list, path, query, userId }, world) =>
    foodStore.deleted(list, { ...path, ...askedKind(query.type), userId }, world),
  'foods.restoreMany': ({ ids, userId }, world) => foodStore.restoreMany(ids, userId, world),
  'foods.destroyMany': ({ ids, userId }, world) => foodStore.destroyMany(ids, userId, world),
};

/** The kind in the query may be left out; one that is no kind is no category's. */
const askedKind = (text: string | undefined) => {
  if (text === undefined) return {};
  const kind = kindOf(text);
  if (!kind) throw notFound();
  return { kind };
};
