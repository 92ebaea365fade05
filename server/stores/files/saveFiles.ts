import { and, eq, inArray } from 'drizzle-orm';
import type { FileEntry } from '../../Call';
import { files } from '../../db/schema';
import type { FileOwner } from '../../db/tables/points';
import { invalid } from '../../Refusal';
import { problemText } from '../../texts/problemText';
import type { World } from '../../World';

interface FilePlace {
  readonly owner: FileOwner;
  readonly ownerId: number;
  readonly userId: number;
}

/**
 * Makes the fields that were sent hold exactly these files, in this order: new ones get their row, files that are no
 * longer named lose theirs (and leave the store after the commit). A file id of another record or field is refused.
 */
export const saveFiles = async (
  place: FilePlace,
  fields: Readonly<Record<string, readonly FileEntry[]>>,
  world: Pick<World, 'db' | 'clock' | 'files'>,
): Promise<void> => {
  for (const [field, entries] of Object.entries(fields)) await saveField(place, field, entries, world);
};

const saveField = async (
  { owner, ownerId, userId }: FilePlace,
  field: string,
  entries: readonly FileEntry[],
  { db, clock, files: store }: Pick<World, 'db' | 'clock' | 'files'>,
): Promise<void> => {
  const here = and(eq(files.owner, owner), eq(files.ownerId, ownerId), eq(files.field, field));
  const stored = await db.select().from(files).where(here);
  const kept = entries.flatMap((entry) => ('id' in entry ? [entry.id] : []));
  const isHere = (id: number): boolean => stored.some((row) => row.id === id);
  if (new Set(kept).size !== kept.length || !kept.every(isHere)) {
    throw invalid({ [field]: [problemText({ key: 'errors.file.invalid' })] });
  }
  const gone = stored.filter(({ id }) => !kept.includes(id));
  if (gone.length > 0) {
    await db.delete(files).where(
      inArray(
        files.id,
        gone.map(({ id }) => id),
      ),
    );
    await store.drop(
      gone.flatMap(({ name, thumbnail }) => (thumbnail === null ? [name] : [name, thumbnail])),
    );
  }
  for (const [position, entry] of entries.entries()) {
    if ('id' in entry) await db.update(files).set({ position }).where(eq(files.id, entry.id));
    else {
      const { width, height, ...upload } = entry;
      const meta = width === undefined || height === undefined ? {} : { width, height };
      await db
        .insert(files)
        .values({ ...upload, meta, owner, ownerId, userId, field, position, createdAt: clock() });
    }
  }
};
