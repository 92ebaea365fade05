import { points } from '../../db/schema';
import type { World } from '../../World';
import { binOf } from '../binOf';
import { ownedBy } from './pointRow';

type BinWorld = Pick<World, 'db' | 'clock' | 'files'>;

const bin = binOf({ table: points, owner: 'points' });

export const deleteMany = (ids: readonly number[], userId: number, world: BinWorld): Promise<void> =>
  bin.deleteMany(ids, { owned: ownedBy(userId) }, world);

export const restoreMany = (ids: readonly number[], userId: number, world: BinWorld): Promise<void> =>
  bin.restoreMany(ids, { owned: ownedBy(userId) }, world);

export const destroyMany = (ids: readonly number[], userId: number, world: BinWorld): Promise<void> =>
  bin.destroyMany(ids, { owned: ownedBy(userId) }, world);
