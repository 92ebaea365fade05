import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { CATEGORY_KINDS, type CategoryKind } from '../../../contract/vocabulary';
import { categories } from '../../db/schema';
import { notFound } from '../../Refusal';
import type { World } from '../../World';
import { binOf, type Reach } from '../binOf';
import { categoriesOf } from '../chain';

/** Ids by kind, as bulk calls name categories (2§7). */
export type KindIds = { readonly [Kind in CategoryKind]: readonly number[] };

interface BinAt {
  readonly menuId: number;
  readonly userId: number;
}
type BinWorld = Pick<World, 'db' | 'clock' | 'files'>;
type Move = ReturnType<typeof binOf>['deleteMany'];

const bin = binOf({ table: categories, owner: 'categories' });

export const deleteMany = (ids: KindIds, at: BinAt, world: BinWorld): Promise<void> =>
  move(bin.deleteMany, ids, at, world);

export const restoreMany = (ids: KindIds, at: BinAt, world: BinWorld): Promise<void> =>
  move(bin.restoreMany, ids, at, world);

export const destroyMany = (ids: KindIds, at: BinAt, world: BinWorld): Promise<void> =>
  move(bin.destroyMany, ids, at, world);

/** Both kinds in one move, so that it is all or nothing; an id under the wrong kind is absent (404). */
const move = async (verb: Move, ids: KindIds, { menuId, userId }: BinAt, world: BinWorld): Promise<void> => {
  const all = CATEGORY_KINDS.flatMap((kind) => ids[kind]);
  const distinct = [...new Set(all)].sort((left, right) => left - right);
  if (distinct.length !== all.length) throw notFound();
  const { owned, ...reach } = categoriesOf(userId, menuId);
  await verb(distinct, { ...reach, owned: sql`(${and(owned, ofKinds(ids))})` } satisfies Reach, world);
};

const ofKinds = (ids: KindIds) =>
  or(
    ...CATEGORY_KINDS.filter((kind) => ids[kind].length > 0).map((kind) =>
      and(eq(categories.kind, kind), inArray(categories.id, [...ids[kind]])),
    ),
  );
