import type { WireRecord } from '../../contract/fields';
import type { Deps } from '../Deps';
import { addressesOfNew } from './address';
import { emptyColumns, fillColumns, nameOf } from './columns';
import { noteSave } from './history';
import { lastPlaces } from './places';
import type { At, Resource } from './Resource';
import { parentColumn } from './reach';
import { findMany } from './read';
import { recordOf } from './record';
import { keepMany } from './saveMany';
import { isShown, markShown } from './shown';
import type { Place } from './write';

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'note' | 'sections'>;

/** Rows in one statement: databases take some tens of thousands of parameters. */
const AT_ONCE = 1000;

/**
 * New records under one parent, as `create` makes one, in few statements; behind what stands there, in the order of the list.
 * The values are validated, the parent is held (`placeFor`), and there are no files. For resources without a last word of
 * their own (`settle`), whose addresses are made. @returns their ids, in the same order
 */
export const createMany = async (
  resource: Resource,
  {
    rows,
    place,
    at,
  }: {
    readonly rows: readonly WireRecord[];
    readonly place: Place;
    readonly at: Pick<At, 'userId' | 'reach'>;
  },
  deps: CreateDeps,
): Promise<readonly number[]> => {
  if (resource.settle || resource.address?.written || !resource.under)
    throw new Error(`Expected a resource that many records may be made of at once, got "${resource.name}".`);
  if (rows.length === 0) return [];
  const { parentId, rootId } = place;
  const filled = rows.map((values) => ({ ...emptyColumns(resource), ...fillColumns(resource, values) }));
  const titles = rows.map(({ title }) => String(title ?? ''));
  const urls = resource.address ? await addressesOfNew(resource, { titles, parentId }, deps) : undefined;
  const places = await lastPlaces(resource, { parentId, count: rows.length }, deps);
  const now = deps.clock();
  const { under } = resource;
  const made = filled.map((columns, index) => ({
    ...columns,
    ...(urls && { url: urls[index] }),
    ...places[index],
    ...(under.root ? { [nameOf(under.root)]: rootId } : {}),
    [nameOf(parentColumn(resource))]: parentId,
    createdAt: now,
    updatedAt: now,
  }));
  const ids: number[] = [];
  for (let from = 0; from < made.length; from += AT_ONCE) {
    const some = made.slice(from, from + AT_ONCE);
    const inserted = await deps.db.insert(resource.table).values(some).returning({ id: resource.table.id });
    const own = inserted.map(({ id }) => Number(id));
    const isSeen = (_id: number, index: number) =>
      isShown(resource, { ...resource.shownWhen, ...some[index] });
    const seen = own.filter(isSeen);
    if (seen.length > 0) await markShown(resource, seen, [], deps);
    ids.push(...own);
  }
  await keepMany(
    resource,
    ids.map((id, index) => ({ id, rootId, values: rows[index] ?? {} })),
    deps,
  );
  const saved = await findMany(resource, { ids, reach: at.reach }, deps);
  const after = new Map(saved.map((found) => [Number(found.row.id), recordOf(resource, found)]));
  for (const [index, id] of ids.entries()) {
    const record = after.get(id);
    if (record)
      noteSave(resource, { id, rootId, title: titles[index] ?? '', after: record }, at.userId, deps);
  }
  return ids;
};
