import { and, desc, eq } from 'drizzle-orm';
import type { ListQuestion, Page } from '../../Call';
import { ingredients } from '../../db/schema';
import type { World } from '../../World';
import { textOf } from '../filterValue';
import { startsWith } from '../search';
import { zoneOf } from '../zoneOf';
import { FILTERS, pageOf } from './page';

/** The ingredients that the point's foods have used so far; those that begin as typed stand first. @throws Refusal 404 */
export const suggestions = async (
  question: ListQuestion<'ingredients.list'>,
  { pointId, userId }: { readonly pointId: number; readonly userId: number },
  world: Pick<World, 'db'>,
): Promise<Page> => {
  await zoneOf({ id: pointId, userId }, world);
  const wanted = question.filters.map((filter) => FILTERS[filter.field](filter));
  const first = question.filters.map((filter) => desc(startsWith(ingredients.title, textOf(filter))));
  return pageOf(question, and(eq(ingredients.pointId, pointId), ...wanted), world, first);
};
