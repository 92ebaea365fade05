import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StoredFile } from '../../contract/entities';
import { invalid } from '../ApiError';
import type { FileEntry } from '../Call';
import type { Db, DbClock, Deps } from '../Deps';
import { files } from '../db/schema';
import { namesOf, type Stored } from '../files/storedName';
import { fieldErrorText } from '../texts/fieldErrorText';
import type { Resource } from './Resource';
import { recordsUnder } from './reach';

/** The files of one record, by the field they stand in, in their order. */
export type FilesByField = Readonly<Record<string, readonly StoredFile[]>>;

/** What an address is made of, as a column of its record's own row: a list need not ask for its files once more. */
type FilePart = Pick<
  typeof files.$inferSelect,
  'id' | 'field' | 'name' | 'thumbnail' | 'originalName' | 'meta' | 'widths'
>;

/** The files of the record that `id` names, as one column; `filesByField` reads it. */
export const filesColumn = (owner: string, id: PgColumn): SQL<readonly FilePart[]> => sql<
  readonly FilePart[]
>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'field', ${files.field}, 'name', ${files.name},
    'thumbnail', ${files.thumbnail}, 'originalName', ${files.originalName}, 'meta', ${files.meta},
    'widths', ${files.widths})
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

/** The files of one field of a record. */
export const isFileOf = (at: {
  readonly owner: string;
  readonly ownerId: PgColumn | number;
  readonly field: string;
}): SQL | undefined =>
  and(eq(files.owner, at.owner), eq(files.ownerId, at.ownerId), eq(files.field, at.field));

/** Under these addresses `serveFiles` answers. */
const toStoredFile = (row: FilePart): StoredFile => ({
  id: row.id,
  url: fileUrl(row.name),
  name: row.originalName,
  ...(row.thumbnail === null ? {} : { thumbnailUrl: fileUrl(row.thumbnail) }),
  originalUrl: fileUrl(row.name),
  // Only pictures are told how large they are: a thumbnail is what says so.
  ...(row.thumbnail === null ? {} : row.meta),
  ...(row.widths && row.widths.length > 0 ? { widths: [...row.widths] } : {}),
});

/** Where a file of the store is read. */
export const fileUrl = (name: string): string => `/files/${name}`;

interface FilePlace {
  readonly owner: string;
  readonly ownerId: number;
  readonly field: string;
  readonly userId: number;
}

interface Sent {
  readonly id: number;
  readonly files: Readonly<Record<string, readonly FileEntry[]>>;
}

/**
 * Makes the fields of records that were sent hold exactly these files, in this order: new ones get their row, files that are no
 * longer named lose theirs (and leave the store after the commit). A file id of another record or field is refused.
 */
export const saveFiles = async (
  resource: Pick<Resource, 'name'>,
  { rows, userId }: { readonly rows: readonly Sent[]; readonly userId: number },
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
): Promise<void> => {
  const sent = rows.flatMap(({ id, files: fields }) =>
    Object.entries(fields).map(([field, entries]) => ({ id, field, entries })),
  );
  const emptied = sent.flatMap(({ entries, ...at }) => (entries.length === 0 ? [at] : []));
  await emptyFiles(resource, emptied, deps);
  for (const { id, field, entries } of sent)
    if (entries.length > 0)
      await saveField({ owner: resource.name, ownerId: id, field, userId }, entries, deps);
};

const saveField = async (
  { owner, ownerId, field, userId }: FilePlace,
  entries: readonly FileEntry[],
  { db, clock, files: store }: Pick<Deps, 'db' | 'clock' | 'files'>,
): Promise<void> => {
  const stored = await db.select({ id: files.id }).from(files).where(isFileOf({ owner, ownerId, field }));
  const kept = entries.flatMap((entry) => ('id' in entry ? [entry.id] : []));
  const isHere = (id: number): boolean => stored.some((row) => row.id === id);
  if (new Set(kept).size !== kept.length || !kept.every(isHere)) {
    throw invalid({ [field]: [fieldErrorText({ key: 'errors.file.invalid' })] });
  }
  const gone = stored.map(({ id }) => id).filter((id) => !kept.includes(id));
  if (gone.length > 0) await removeFiles(inArray(files.id, gone), { db, files: store });
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

/** Takes all files out of these fields of records, by one statement. */
const emptyFiles = async (
  { name }: Pick<Resource, 'name'>,
  fields: readonly { readonly id: number; readonly field: string }[],
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<void> => {
  if (fields.length === 0) return;
  const named = sql`(${files.ownerId}, ${files.field}) in (
    select emptied.id, emptied.field
    from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as emptied(id int, field text))`;
  await removeFiles(and(eq(files.owner, name), named), deps);
};

/** Takes the rows of files away, and with the commit from the store what no other row names. */
const removeFiles = async (
  which: SQL | undefined,
  { db, files: store }: Pick<Deps, 'db' | 'files'>,
): Promise<void> => {
  const gone = await db
    .delete(files)
    .where(which)
    .returning({ name: files.name, thumbnail: files.thumbnail, widths: files.widths });
  await store.drop(await unshared(gone, { db }));
};

/**
 * The files of rows that are gone, without those that another row still names: copies of a record share its files. Whoever adds
 * such a row holds the one it takes them from, so it is seen here, or finds nothing to take. Two that go at the same moment may
 * each leave the file to the other: then it is the sweep's.
 */
export const unshared = async (gone: readonly Stored[], { db }: Db): Promise<readonly string[]> => {
  if (gone.length === 0) return [];
  const names = [...new Set(gone.map(({ name }) => name))];
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(sql`${files.name} = any(${sql.param(names)})`);
  const named = new Set(rows.map(({ name }) => name));
  return gone.filter(({ name }) => !named.has(name)).flatMap(namesOf);
};

interface Shared {
  readonly id: number;
  readonly from: { readonly id: number; readonly fileFields: readonly string[] };
}

/** Names the files of other records as those of these; they stay one until one of them changes. */
export const shareFiles = async (
  { name: owner }: Pick<Resource, 'name'>,
  { rows, userId }: { readonly rows: readonly Shared[]; readonly userId: number },
  { db, clock }: DbClock,
): Promise<void> => {
  const shared = rows.flatMap(({ id: target, from }) =>
    from.fileFields.map((field) => ({ source: from.id, target, field })),
  );
  if (shared.length === 0) return;
  // Who takes one of them away meanwhile waits, and finds that it is named twice.
  await db.execute(sql`
    insert into files (user_id, owner, owner_id, field, position, name, thumbnail, original_name, mime, bytes, meta, widths,
      created_at)
    select ${userId}, held.owner, made.target, held.field, held.position, held.name, held.thumbnail, held.original_name,
      held.mime, held.bytes, held.meta, held.widths, ${clock().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(shared)}::jsonb) as made(source int, target int, field text)
      join files as held on held.owner = ${owner} and held.owner_id = made.source and held.field = made.field
    for key share of held`);
};

/**
 * Removes the files of records that are about to go, and of everything that hangs under them: first the rows, and once
 * the transaction has committed the files themselves. Call it before the records' own rows are deleted.
 */
export const dropFilesUnder = async (
  resource: Resource,
  ids: readonly number[],
  { resources, ...deps }: Pick<Deps, 'db' | 'files' | 'resources'>,
): Promise<void> => {
  const under = recordsUnder(resource, ids, resources).map((each) =>
    and(eq(files.owner, each.resource.name), each.holds(files.ownerId)),
  );
  await removeFiles(or(...under), deps);
};
