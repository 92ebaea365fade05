import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StoredFile } from '../../../contract/entities';
import type { Database } from '../../db/Database';
import { files } from '../../db/schema';
import type { FileOwner } from '../../db/tables/points';

/** The files of one record, by the field they stand in, in their order. */
export type FilesByField = Readonly<Record<string, readonly StoredFile[]>>;

/** The files of many records in one query, by record id. */
export const readFiles = async (
  owner: FileOwner,
  ids: readonly number[],
  { db }: { readonly db: Database },
): Promise<ReadonlyMap<number, FilesByField>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.owner, owner), inArray(files.ownerId, [...ids])))
    .orderBy(asc(files.ownerId), asc(files.field), asc(files.position));
  const found = new Map<number, Record<string, StoredFile[]>>();
  for (const row of rows) {
    const fields = found.get(row.ownerId) ?? {};
    found.set(row.ownerId, fields);
    fields[row.field] = [...(fields[row.field] ?? []), toStoredFile(row)];
  }
  return found;
};

/** Under these addresses `serveFiles` answers. */
const toStoredFile = (row: typeof files.$inferSelect): StoredFile => ({
  id: row.id,
  url: fileUrl(row.name),
  name: row.originalName,
  ...(row.thumbnail === null ? {} : { thumbnailUrl: fileUrl(row.thumbnail) }),
  originalUrl: fileUrl(row.name),
});

const fileUrl = (name: string): string => `/files/${name}`;
