import { and, eq, sql } from 'drizzle-orm';
import type { CategoryKind } from '../../../contract/vocabulary';
import type { Saved } from '../../Call';
import { questionOf } from '../../db/questionOf';
import { categories, menus } from '../../db/schema';
import { notFound } from '../../Refusal';
import type { World } from '../../World';
import { aliveCategoriesOf, selectCategories } from './categoryRow';
import { withParts } from './withParts';

export interface CategoryAt {
  readonly id: number;
  readonly userId: number;
  /** Where the call names the point and the kind, too, they must be the category's. */
  readonly pointId?: number;
  readonly kind?: CategoryKind;
}

type CategoryWorld = Pick<World, 'db' | 'clock'>;

const oneCategory = questionOf(
  (db) =>
    selectCategories(db).where(
      and(
        eq(categories.id, sql.placeholder('id')),
        sql`coalesce(${categories.kind} = ${sql.placeholder('kind')}, true)`,
        sql`coalesce(${menus.pointId} = ${sql.placeholder('pointId')}, true)`,
        aliveCategoriesOf(sql.placeholder('userId')),
      ),
    ),
  () => 'one',
);

/** The row of a category of this user. @throws Refusal 404 */
export const rowOf = async ({ id, userId, pointId, kind }: CategoryAt, { db }: Pick<World, 'db'>) => {
  const [row] = await oneCategory(db, undefined).execute({
    id,
    userId,
    pointId: pointId ?? null,
    kind: kind ?? null,
  });
  if (!row) throw notFound();
  return row;
};

/** One category of this user. @throws Refusal 404 */
export const one = async (at: CategoryAt, world: CategoryWorld): Promise<Saved> => {
  const row = await rowOf(at, world);
  const [record] = await withParts([row], world);
  if (!record) throw notFound();
  return { record, version: row.category.version };
};
