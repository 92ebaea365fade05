import type { CategoryKind } from '../../../contract/vocabulary';
import type { ListQuestion, Page } from '../../Call';
import { notFound } from '../../Refusal';
import type { World } from '../../World';
import { windowStart } from '../binWindow';
import { paging } from '../paging';
import { foodsPage, type PageShape } from './foodsPage';
import { toWire } from './toWire';

interface ListAt {
  readonly categoryId: number;
  /** Where the call names the kind, it must be the category's. */
  readonly kind?: CategoryKind;
  readonly userId: number;
}
type FoodsWorld = Pick<World, 'db' | 'clock'>;

/** The foods of a category, first made first. @throws Refusal 404 for a category that is not the user's */
export const list = (question: ListQuestion<'foods.list'>, at: ListAt, world: FoodsWorld): Promise<Page> => {
  const { sort = { column: 'createdAt', order: 'asc' } as const } = question;
  return pageOf(question, { isBin: false, sort, filters: question.filters }, at, world);
};

/** The foods in the category's bin that can still be restored; last deleted first. @throws Refusal 404 as `list` */
export const deleted = (
  question: ListQuestion<'foods.deleted'>,
  at: ListAt,
  world: FoodsWorld,
): Promise<Page> => {
  const { sort = { column: 'deletedAt', order: 'desc' } as const } = question;
  return pageOf(question, { isBin: true, sort, filters: question.filters }, at, world);
};

const pageOf = async (
  question: { readonly page: number; readonly perPage: number },
  shape: PageShape,
  { categoryId, kind, userId }: ListAt,
  { db, clock }: FoodsWorld,
): Promise<Page> => {
  const now = clock();
  const rows = await foodsPage(db, shape).execute({
    categoryId,
    kind: kind ?? null,
    userId,
    since: windowStart(now).toISOString(),
    ...paging(question),
  });
  const [first] = rows;
  if (!first) throw notFound();
  const foods = rows.flatMap(({ food, ...parts }) =>
    food === null ? [] : [toWire({ ...parts, food }, now)],
  );
  return { rows: foods, total: first.total };
};
