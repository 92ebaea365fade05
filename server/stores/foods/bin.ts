import { foods } from '../../db/schema';
import type { World } from '../../World';
import { binOf } from '../binOf';
import { foodsOf } from '../chain';

type BinWorld = Pick<World, 'db' | 'clock' | 'files'>;

const bin = binOf({ table: foods, owner: 'foods' });

export const deleteMany = (ids: readonly number[], userId: number, world: BinWorld): Promise<void> =>
  bin.deleteMany(ids, foodsOf(userId), world);

export const restoreMany = (ids: readonly number[], userId: number, world: BinWorld): Promise<void> =>
  bin.restoreMany(ids, foodsOf(userId), world);

export const destroyMany = (ids: readonly number[], userId: number, world: BinWorld): Promise<void> =>
  bin.destroyMany(ids, foodsOf(userId), world);
