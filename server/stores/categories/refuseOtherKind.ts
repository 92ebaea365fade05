import { eq } from 'drizzle-orm';
import type { CategoryKind } from '../../../contract/vocabulary';
import { baseCategories } from '../../db/schema';
import { invalid } from '../../Refusal';
import { menuAreaTexts } from '../../texts/menuArea';
import type { World } from '../../World';
import { kindOf } from '../kindsOf';

/** The kind of a category is that of its base category (2§5) and never changes: a base of the other kind is refused. */
export const refuseOtherKind = async (
  baseId: number | null | undefined,
  kind: CategoryKind,
  { db }: Pick<World, 'db'>,
): Promise<void> => {
  if (baseId === null || baseId === undefined) return;
  const [base] = await db
    .select({ type: baseCategories.type })
    .from(baseCategories)
    .where(eq(baseCategories.id, baseId));
  if (!base || kindOf(base.type) === kind) return;
  const words = kind === 'food' ? menuAreaTexts.baseOfDrinks : menuAreaTexts.baseOfDishes;
  throw invalid({ base_category_id: [words] });
};
