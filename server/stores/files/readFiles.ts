import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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

/** What an address is made of, as a column of its record's own row: a list need not ask for its files once more. */
type FilePart = Pick<typeof files.$inferSelect, 'id' | 'field' | 'name' | 'thumbnail' | 'originalName'>;

/** The files of the record that `id` names, as one column; `filesByField` reads it. */
export const filesColumn = (owner: FileOwner, id: PgColumn): SQL<readonly FilePart[]> => sql<
  readonly FilePart[]
>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'field', ${files.field}, 'name', ${files.name},
    'thumbnail', ${files.thumbnail}, 'originalName', ${files.originalName})
    order by ${files.field}, ${files.position}), '[]')
  from ${files} where ${files.owner} = ${owner} and ${files.ownerId} = ${id})`;

export const filesByField = (parts: readonly FilePart[]): FilesByField => {
  const fields: Record<string, StoredFile[]> = {};
  for (const part of parts) {
    const own = fields[part.field] ?? [];
    fields[part.field] = own;
    own.push(toStoredFile(part));
  }
  return fields;
};

/** Under these addresses `serveFiles` answers. */
const toStoredFile = (row: FilePart): StoredFile => ({
  id: row.id,
  url: fileUrl(row.name),
  name: row.originalName,
  ...(row.thumbnail === null ? {} : { thumbnailUrl: fileUrl(row.thumbnail) }),
  originalUrl: fileUrl(row.name),
});

const fileUrl = (name: string): string => `/files/${name}`;
