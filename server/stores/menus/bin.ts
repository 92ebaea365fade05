import { menus } from '../../db/schema';
import type { World } from '../../World';
import { binOf } from '../binOf';
import { menusOf } from '../chain';

type BinWorld = Pick<World, 'db' | 'clock' | 'files'>;

const bin = binOf({ table: menus, owner: 'menus' });

export const deleteMany = (
  ids: readonly number[],
  { pointId, userId }: { readonly pointId: number; readonly userId: number },
  world: BinWorld,
): Promise<void> => bin.deleteMany(ids, menusOf(userId, pointId), world);

export const restoreMany = (ids: readonly number[], userId: number, world: BinWorld): Promise<void> =>
  bin.restoreMany(ids, menusOf(userId), world);

export const destroyMany = (ids: readonly number[], userId: number, world: BinWorld): Promise<void> =>
  bin.destroyMany(ids, menusOf(userId), world);
