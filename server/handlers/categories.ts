import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { categoryStore } from '../stores/categories';

type CategoryKey = Extract<EndpointKey, `categories.${string}`>;

export const categoryHandlers: { readonly [K in CategoryKey]: Handler<K> } = {
  'categories.list': ({ list, path, userId }, world) => categoryStore.list(list, { ...path, userId }, world),
  'categories.one': ({ path: { type: kind, ...at }, userId }, world) =>
    categoryStore.one({ ...at, kind, userId }, world),
  'categories.create': ({ place, userId, form }, world) =>
    categoryStore.create({ menuId: place.menu_id, kind: place.kind, userId }, form, world),
  'categories.update': ({ path: { type: kind, ...at }, userId, form, ifMatch }, world) =>
    categoryStore.update({ ...at, kind, userId }, { form, ifMatch }, world),
  'categories.deleteMany': ({ ids, path, userId }, world) =>
    categoryStore.deleteMany(ids, { ...path, userId }, world),
  'categories.deleted': ({ list, path, userId }, world) =>
    categoryStore.deleted(list, { ...path, userId }, world),
  'categories.restoreMany': ({ ids, path, userId }, world) =>
    categoryStore.restoreMany(ids, { ...path, userId }, world),
  'categories.destroyMany': ({ ids, path, userId }, world) =>
    categoryStore.destroyMany(ids, { ...path, userId }, world),
};
