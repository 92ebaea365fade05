import type { EndpointKey, endpoints } from '../../contract/endpoints';
import type { Call, Saved } from '../Call';
import { pointStore } from '../stores/points';
import type { World } from '../World';
import { menuAreaCurrent } from './menuArea';

/** Rows that update a record by a form. */
export type FormUpdateKey = {
  [K in EndpointKey]: (typeof endpoints)[K] extends { method: 'PUT'; sections: readonly string[] } ? K : never;
}[EndpointKey];

export type Current<K extends FormUpdateKey> = (
  path: Call<K>['path'],
  userId: number,
  world: World,
) => Promise<Saved>;

/** The record as it stands, which `bind` judges an update against; 404 when it is absent or not yours. */
export const current = {
  'points.update': ({ id }: Call<'points.update'>['path'], userId: number, world: World) =>
    pointStore.one({ id, userId }, world),
  ...menuAreaCurrent,
} satisfies { readonly [K in FormUpdateKey]: Current<K> };
