import { and, eq } from 'drizzle-orm';
import { type CategoryKind, categoryKindOf } from '../../../contract/vocabulary';
import { invalid } from '../../ApiError';
import type { Deps } from '../../Deps';
import { baseCategories, files } from '../../db/schema';
import { menuAreaTexts } from '../../texts/menuArea';

/** The alcohol switch exists only for a point with an alcohol licence: elsewhere nobody turns it on. */
export const rejectAlcohol = async (
  alcohol: unknown,
  pointId: number,
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  if (alcohol !== true) return;
  const [licence] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.owner, 'points'), eq(files.ownerId, pointId), eq(files.field, 'alc_license')))
    .limit(1);
  if (!licence) throw invalid({ alcohol: [menuAreaTexts.noLicence] });
};

/** The kind of a category is that of its base category and never changes: a base of the other kind is refused. */
export const rejectOtherKind = async (
  baseId: number | null | undefined,
  kind: CategoryKind,
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  if (baseId === null || baseId === undefined) return;
  const [base] = await db
    .select({ type: baseCategories.type })
    .from(baseCategories)
    .where(eq(baseCategories.id, baseId));
  if (!base || categoryKindOf(base.type) === kind) return;
  const words = kind === 'food' ? menuAreaTexts.baseOfDrinks : menuAreaTexts.baseOfDishes;
  throw invalid({ base_category_id: [words] });
};
