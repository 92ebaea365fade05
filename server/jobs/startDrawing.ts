import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Deps } from '../Deps';
import { files } from '../db/schema';
import { unshared } from '../engine/files';
import { countForGuests } from '../engine/history';
import type { Resource } from '../engine/Resource';
import { rootColumn } from '../engine/reach';
import { FileError } from '../files/FileStore';
import { repeat } from './repeat';

/** How long a picture that was just saved waits at most; a look costs one step into an index that is empty. */
const REST_MS = 5_000;
/** After a failure: the bucket cannot be asked, or no process can be started. */
const FAILED_MS = 60_000;

/**
 * Draws what has not been drawn, for as long as the server runs: old pictures at the first start of this build, new ones
 * within seconds of their save.
 * @returns stops it, after the picture at hand
 */
export const startDrawing = (deps: DrawDeps): (() => Promise<void>) =>
  repeat(
    (isOver) => drawPictures(deps, isOver),
    { restMs: REST_MS, afterFailureMs: FAILED_MS, failure: 'drawing failed' },
    deps,
  );

type DrawDeps = Pick<Deps, 'db' | 'files' | 'log' | 'resources'>;

type Undrawn = Pick<typeof files.$inferSelect, 'id' | 'owner' | 'field' | 'name' | 'meta'>;

/** Rows that are looked at in one go. */
const AT_ONCE = 50;

/**
 * Draws the pictures of guests that nobody has drawn yet, one after the other, and says of everything else that there is
 * nothing to draw. A row says that it is done only once its pictures lie in the store, so whatever ends a process in
 * between, the next one begins that picture again, under the same names.
 * @param isOver asked before each: whether to leave the rest for later
 * @returns how many were drawn
 */
export const drawPictures = async (deps: DrawDeps, isOver: () => boolean = () => false): Promise<number> => {
  let drawn = 0;
  for (;;) {
    const rows = await undrawn(deps);
    // Several processes on one database seldom take the same one; if they do, both write the same.
    const from = Math.floor(Math.random() * rows.length);
    for (const row of [...rows.slice(from), ...rows.slice(0, from)]) {
      if (isOver()) return drawn;
      if (await drawOne(row, deps)) drawn += 1;
    }
    if (rows.length === 0) return drawn;
  }
};

const undrawn = ({ db }: Db): Promise<readonly Undrawn[]> =>
  db
    .select({ id: files.id, owner: files.owner, field: files.field, name: files.name, meta: files.meta })
    .from(files)
    .where(isNull(files.widths))
    .orderBy(files.id)
    .limit(AT_ONCE);

const drawOne = async (row: Undrawn, deps: DrawDeps): Promise<boolean> => {
  const { id, name } = row;
  const resource = holderOf(row, deps);
  const found = resource && (await draw(row, deps));
  const { widths = [], ...size } = found ?? {};
  const meta = { ...row.meta, ...size };
  const isKept = await deps.db.transaction(async (db) => {
    const kept = await db
      .update(files)
      .set({ widths: [...widths], meta })
      .where(and(eq(files.id, id), isNull(files.widths)))
      .returning({ ownerId: files.ownerId });
    if (resource && widths.length > 0) await showGuests(resource, kept, { db });
    return kept.length > 0;
  });
  if (isKept) return widths.length > 0;
  // The record has let go of it meanwhile, or another process was first: then a row names the same files.
  await deps.files.drop(await unshared([{ name, thumbnail: null, widths: [...widths] }], deps));
  return false;
};

/** A document is for nobody else's eyes: nothing of it gets an address that everybody may keep. */
const holderOf = ({ owner, field }: Undrawn, { resources }: Pick<Deps, 'resources'>): Resource | undefined =>
  resources.find(({ name, pictures }) => name === owner && pictures?.includes(field));

/** Their pages are kept until something changes: from here on they name the widths. */
const showGuests = async (
  resource: Resource,
  kept: readonly { readonly ownerId: number }[],
  { db }: Db,
): Promise<void> => {
  const ids = kept.map(({ ownerId }) => ownerId);
  if (ids.length === 0) return;
  const venues = await db
    .select({ id: rootColumn(resource) })
    .from(resource.table)
    .where(inArray(resource.table.id, ids));
  const pointIds = venues.map(({ id }) => Number(id));
  await countForGuests(pointIds, { db });
};

const draw = async ({ name }: Undrawn, { files: store, log }: DrawDeps) => {
  try {
    return await store.draw(name);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    log.warn({ err: error }, 'a picture stays in its one width');
    return undefined;
  }
};
