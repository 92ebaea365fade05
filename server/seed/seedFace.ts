import { files } from '../db/schema';
import { fileRow, type SeedContext } from './SeedContext';

/** The cover of a venue or a category, or a venue's logo, where the demo has one for it. */
export const seedFace = async (
  file: string | undefined,
  at: {
    readonly owner: 'points' | 'categories';
    readonly ownerId: number;
    readonly field: 'cover' | 'logo';
  },
  context: SeedContext,
): Promise<void> => {
  if (file === undefined) return;
  const row = fileRow(context.demoFiles.face(file), at, context);
  await context.db.insert(files).values(row);
};
