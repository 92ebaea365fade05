import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { menuStore } from '../stores/menus';

type MenuKey = Extract<EndpointKey, `menus.${string}`>;

export const menuHandlers: { readonly [K in MenuKey]: Handler<K> } = {
  'menus.list': ({ list, path, userId }, world) => menuStore.list(list, { ...path, userId }, world),
  'menus.one': ({ path, userId }, world) => menuStore.one({ ...path, userId }, world),
  'menus.create': ({ path, userId, form }, world) => menuStore.create({ ...path, userId }, form, world),
  'menus.update': ({ path, userId, form, ifMatch }, world) =>
    menuStore.update({ ...path, userId }, { form, ifMatch }, world),
  'menus.deleteMany': ({ ids, path, userId }, world) => menuStore.deleteMany(ids, { ...path, userId }, world),
  'menus.deleted': ({ list, path, userId }, world) => menuStore.deleted(list, { ...path, userId }, world),
  'menus.restoreMany': ({ ids, userId }, world) => menuStore.restoreMany(ids, userId, world),
  'menus.destroyMany': ({ ids, userId }, world) => menuStore.destroyMany(ids, userId, world),
};
