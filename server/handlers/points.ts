import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { pointStore } from '../stores/points';

type PointKey = Extract<EndpointKey, `points.${string}`>;

export const pointHandlers: { readonly [K in PointKey]: Handler<K> } = {
  'points.list': ({ list, userId }, world) => pointStore.list(list, userId, world),
  'points.one': ({ path, userId }, world) => pointStore.one({ id: path.id, userId }, world),
  'points.create': ({ form, userId }, world) => pointStore.create(form, userId, world),
  'points.update': ({ path, userId, form, ifMatch }, world) =>
    pointStore.update({ id: path.id, userId }, { form, ifMatch }, world),
  'points.deleteMany': ({ ids, userId }, world) => pointStore.deleteMany(ids, userId, world),
  'points.deleted': ({ list, userId }, world) => pointStore.deleted(list, userId, world),
  'points.restoreMany': ({ ids, userId }, world) => pointStore.restoreMany(ids, userId, world),
  'points.destroyMany': ({ ids, userId }, world) => pointStore.destroyMany(ids, userId, world),
};
