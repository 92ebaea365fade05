import { and, eq } from 'drizzle-orm';
import { files } from '../../db/schema';
import { invalid } from '../../Refusal';
import { menuAreaTexts } from '../../texts/menuArea';
import type { World } from '../../World';

/** The alcohol switch exists only for a point with an alcohol licence (2§4): elsewhere nobody turns it on. */
export const refuseAlcohol = async (
  alcohol: unknown,
  pointId: number,
  { db }: Pick<World, 'db'>,
): Promise<void> => {
  if (alcohol !== true) return;
  const [licence] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.owner, 'points'), eq(files.ownerId, pointId), eq(files.field, 'alc_license')))
    .limit(1);
  if (!licence) throw invalid({ alcohol: [menuAreaTexts.noLicence] });
};
