import { files } from '../db/schema';
import { fileRow, type SeedContext } from './SeedContext';

/** The cover of a venue or a category, where the demo has one for it. */
export const seedCover = async (
  cover: string | undefined,
  at: { readonly owner: 'points' | 'categories'; readonly ownerId: number },
  context: SeedContext,
): Promise<void> => {
  if (cover === undefined) return;
  const row = fileRow(context.demoFiles.cover(cover), { ...at, field: 'cover' }, context);
  await context.db.insert(files).values(row);
};
