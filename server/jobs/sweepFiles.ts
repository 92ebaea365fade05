import { files } from '../db/schema';
import type { World } from '../World';

/** Removes files without a row, left by a crash between the two. @returns how many */
export const sweepFiles = async ({
  db,
  files: store,
  clock,
}: Pick<World, 'db' | 'files' | 'clock'>): Promise<number> => {
  const rows = await db.select({ name: files.name, thumbnail: files.thumbnail }).from(files);
  const known = new Set(
    rows.flatMap(({ name, thumbnail }) => (thumbnail === null ? [name] : [name, thumbnail])),
  );
  return store.orphans(known, clock());
};
