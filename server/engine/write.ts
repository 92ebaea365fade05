import { and, eq, sql } from 'drizzle-orm';
import { forbidden, notFound, stale } from '../ApiError';
import type { FormBody, Saved } from '../Call';
import type { Deps } from '../Deps';
import { addressFor } from './address';
import { emptyColumns, fillColumns, nameOf } from './columns';
import { saveFiles } from './files';
import { noteSave } from './history';
import { keepOldAddress } from './oldAddress';
import { lastPlaces } from './places';
import type { At, BaseRow, Resource, Written } from './Resource';
import {
  inReach,
  isColumnOf,
  parentColumn,
  parentTable,
  reachValues,
  rootColumn,
  withParents,
} from './reach';
import { find, isNamed, isPlace, namedValues, one, parentIdOf, zoneOf } from './read';
import { recordOf } from './record';
import { isShown, markShown } from './shown';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'env' | 'note' | 'sections'>;
type Row = BaseRow & { readonly url?: string | null } & Readonly<Record<string, unknown>>;

export interface Place {
  readonly parentId: number;
  readonly rootId: number;
  readonly zone: string;
}

/** What a new record will stand in. @throws ApiError 404 */
export const placeFor = async (
  resource: Resource,
  at: At,
  { db }: Pick<Deps, 'db'>,
  isHeld = false,
): Promise<Place | undefined> => {
  const parent = resource.under?.resource;
  if (!parent) return undefined;
  const query = withParents(
    db
      .select({ parentId: parent.table.id, rootId: rootColumn(parent), zone: zoneOf(resource) })
      .from(parent.table)
      .$dynamic(),
    parent,
  ).where(and(eq(parent.table.id, sql.placeholder('parentId')), isPlace(resource)));
  const values = {
    parentId: parentIdOf(resource, at),
    ...reachValues(at.reach),
    ...namedValues(resource, at),
  };
  const held = isHeld ? query.for('no key update', { of: heldTable(resource) }) : query;
  const [place] = await held.prepare('').execute(values);
  if (!place) throw notFound();
  return place as Place;
};

/**
 * Holds what a record stands in until the transaction ends: what is written there meanwhile is written by one at a time.
 * What becomes of the record while we wait shows when it is read. @throws ApiError 404
 */
const hold = async (
  resource: Resource,
  { id, ...at }: At & { readonly id: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  const query = withParents(
    db.select({ id: resource.table.id }).from(resource.table).$dynamic(),
    resource,
  ).where(
    and(eq(resource.table.id, id), isNamed(Object.entries(resource.named)), inReach(resource, at.reach)),
  );
  const [row] = await query
    .for(resource.under ? 'no key update' : 'update', { of: heldTable(resource) })
    .prepare('')
    .execute(namedValues(resource, at));
  if (!row) throw notFound();
};

const heldTable = (resource: Resource) =>
  resource.holds ?? (resource.under ? parentTable(resource) : resource.table);

/** A new record. @throws ApiError 403 (a venue, and no business to open it in), 404, 409 (address taken), and what `settle` refuses */
export const create = async (resource: Resource, at: At, form: FormBody, deps: WriteDeps): Promise<Saved> => {
  const { userId } = at;
  const place = await placeFor(resource, at, deps, true);
  const parentId = place?.parentId ?? at.home;
  if (parentId === undefined) throw forbidden();
  const filled = { ...emptyColumns(resource), ...fillColumns(resource, form.values) };
  const change = { values: form.values, columns: filled, row: undefined, rootId: place?.rootId ?? 0, at };
  const columns: Readonly<Record<string, unknown>> = {
    ...filled,
    ...(await resource.settle?.(change, deps)),
  };
  const url = await urlFor(resource, { columns, parentId, row: undefined }, deps);
  const [placed] = await lastPlaces(resource, { parentId, count: 1 }, deps);
  const now = deps.clock();
  const values = {
    ...columns,
    ...url,
    ...placed,
    ...ownNamed(resource, at),
    ...(place && resource.under?.root ? { [nameOf(resource.under.root)]: place.rootId } : {}),
    [nameOf(parentColumn(resource))]: parentId,
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await deps.db.insert(resource.table).values(values).returning({ id: resource.table.id });
  if (!row) throw notFound();
  const id = Number(row.id);
  if (isShown(resource, { ...resource.shownWhen, ...columns })) await markShown(resource, [id], [], deps);
  const rootId = place?.rootId ?? id;
  await keepParts(resource, { id, rootId }, userId, form, deps);
  const saved = await one(resource, { ...at, id }, deps);
  noteSave(resource, { id, rootId, title: titleOf(saved), after: saved.record }, userId, deps);
  return saved;
};

const titleOf = ({ record }: Saved): string => String(record.title ?? '');

/** The columns of its own that the call names: the kind of a category. */
const ownNamed = ({ table, named }: Resource, at: At): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, column]) =>
      isColumnOf(column, table) && at.named[name] !== undefined ? [[nameOf(column), at.named[name]]] : [],
    ),
  );

/** Writes what the form sent; the rest stays. @throws ApiError 404, 409, 412, and what `settle` refuses */
export const update = async (
  resource: Resource,
  at: At & { readonly id: number },
  { form, ifMatch }: { readonly form: FormBody; readonly ifMatch: number | undefined },
  all: readonly Resource[],
  deps: WriteDeps,
): Promise<Saved> => {
  await hold(resource, at, deps);
  const found = await find(resource, at, deps);
  const row = found.row as Row;
  if (ifMatch !== undefined && ifMatch !== row.version) throw stale();
  const rootId = Number(row[nameOf(rootColumn(resource))]);
  const filled = fillColumns(resource, form.values, row.extra);
  const change = { values: form.values, columns: filled, row, rootId, at };
  const columns: Readonly<Record<string, unknown>> = {
    ...filled,
    ...(await resource.settle?.(change, deps)),
  };
  const parentId = Number(row[nameOf(parentColumn(resource))]);
  const url = await urlFor(resource, { columns, parentId, row }, deps);
  const { table } = resource;
  const moved = { id: at.id, parentId, from: row.url ?? null, to: url.url ?? null, shownAt: row.shownAt };
  await keepOldAddress(resource, moved, deps);
  await deps.db
    .update(table)
    .set({ ...columns, ...url, version: row.version + 1, updatedAt: deps.clock() })
    .where(and(eq(table.id, at.id), eq(table.version, row.version)));
  if (!isShown(resource, row) && isShown(resource, { ...row, ...columns }))
    await markShown(resource, [at.id], all, deps);
  await keepParts(resource, { id: at.id, rootId }, at.userId, form, deps);
  const saved = await one(resource, at, deps);
  const states = { before: recordOf(resource, found), after: saved.record };
  noteSave(resource, { id: at.id, rootId, title: row.title, ...states }, at.userId, deps);
  return saved;
};

interface Addressed {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly parentId: number;
  readonly row: Row | undefined;
}

const urlFor = async (
  resource: Resource,
  { columns, parentId, row }: Addressed,
  deps: Pick<Deps, 'db'>,
): Promise<{ readonly url?: string | null }> => {
  if (!resource.address) return {};
  const { title = row?.title ?? '', url } = columns as { title?: string; url?: string | null };
  const now = row && { id: row.id, title: row.title, url: row.url ?? null, shownAt: row.shownAt };
  return { url: await addressFor(resource, { title, url, parentId, row: now }, deps) };
};

const keepParts = async (
  resource: Resource,
  at: Written,
  userId: number,
  { values, files }: FormBody,
  deps: WriteDeps,
): Promise<void> => {
  for (const [key, keep] of Object.entries(resource.keeps ?? {}))
    if (Object.hasOwn(values, key)) await keep([{ ...at, value: values[key] }], deps);
  await saveFiles({ owner: resource.name, ownerId: at.id, userId }, files, deps);
};
