import { notFound } from '../ApiError';
import { addressesOf } from './address';
import { emptyColumns, fillColumns, nameOf, textOrNull } from './columns';
import { saveFiles, shareFiles } from './files';
import { auditSave } from './history';
import { placesOfNew } from './places';
import type { At, Resource } from './Resource';
import type { Applied, ApplyDeps, NewRow, SetRow } from './RowChange';
import { parentColumn } from './reach';
import { findMany, recordOf } from './read';
import { expectNamed } from './references';
import { type Left, makeRows, type Row, saveRows } from './writeRows';

type Columns = Readonly<Record<string, unknown>>;

interface Applying {
  readonly rows: readonly (NewRow | SetRow)[];
  readonly at: At;
}

/** A row on its way: what it is about to be, and once it is there its number. */
interface Going {
  readonly change: NewRow | SetRow;
  readonly row: Row | undefined;
  readonly parentId: number;
  readonly columns: Columns;
}
type Written = Going & { readonly id: number; readonly rootId: number };

/**
 * Makes and saves records of a resource, a hundred by as many statements as one: columns, addresses, places, what is kept in other
 * tables, files and history. What they stand in is held (`lock.ts`). New ones stand behind all others, in the order of the list.
 * @returns what was written, in the same order @throws ApiError 404, 409 (address taken), and what `settle` refuses
 */
export const applyRows = async (
  resource: Resource,
  { rows, at }: Applying,
  deps: ApplyDeps,
): Promise<readonly Applied[]> => {
  if (rows.length === 0) return [];
  await expectNamed(resource, { rows, at }, deps);
  const settled: Going[] = [];
  for (const change of rows) settled.push(await settle(resource, { change, at }, deps));
  const fresh = settled.flatMap(({ change }) => (change.kind === 'new' ? [change] : []));
  // Neither waits for the other.
  const [urls, places] = await Promise.all([
    addressesOf(resource, settled.map(addressed), deps),
    placesOfNew(resource, fresh, deps),
  ]);
  const going = settled.map((one, index) => {
    const url = urls?.[index];
    return url === undefined ? one : { ...one, columns: { ...one.columns, url } };
  });
  const isNew = ({ change }: Going): boolean => change.kind === 'new';
  const made = await make(resource, { going: going.filter(isNew), places, at }, deps);
  const written = going.map((one): Written => {
    const id = one.row?.id ?? made.ids.get(one.change) ?? 0;
    return { ...one, id, rootId: one.change.rootId ?? id };
  });
  const isMore = await keepParts(resource, { rows: written, at }, deps);
  const kept = going.flatMap(({ row, ...one }) => (row ? [{ ...one, row }] : []));
  const saved = await saveRows(resource, { rows: kept, reach: at.reach }, deps);
  const isOld = made.isOld || saved.isOld || isMore;
  const told = written.filter(isTold).map(({ id }) => id);
  const found = isOld
    ? await findMany(resource, { ids: told, reach: at.reach }, deps)
    : [...made.found, ...saved.found];
  return noteAll(resource, { rows: written, found, at }, deps);
};

const settle = async (
  resource: Resource,
  { change, at }: { readonly change: NewRow | SetRow; readonly at: At },
  deps: ApplyDeps,
): Promise<Going> => {
  const { values } = change;
  const by = nameOf(parentColumn(resource));
  if (change.kind === 'set') {
    const row = change.found.row;
    const columns = fillColumns(resource, values, row.extra);
    const more = await resource.settle?.({ values, columns, row, rootId: change.rootId, at }, deps);
    return { change, row, parentId: Number(row[by]), columns: { ...columns, ...more } };
  }
  const columns = { ...emptyColumns(resource), ...fillColumns(resource, values), ...change.columns };
  const asked = { values, columns, row: undefined, rootId: change.rootId ?? 0, at };
  const more = change.copyOf ? {} : await resource.settle?.(asked, deps);
  return { change, row: undefined, parentId: change.parentId, columns: { ...columns, ...more } };
};

const addressed = ({ change, row, parentId, columns }: Going) => ({
  title: String(columns.title ?? row?.title ?? ''),
  url: columns.url === undefined ? undefined : textOrNull(columns.url),
  parentId,
  row: row && { id: row.id, title: row.title, url: row.url ?? null, shownAt: row.shownAt },
  isCopy: change.kind === 'new' && change.copyOf !== undefined,
  isAlone: change.kind === 'new' && change.isWithParent === true,
  known: change.kind === 'new' ? change.ahead?.addresses : undefined,
});

interface Made {
  readonly going: readonly Going[];
  /** Where they will stand. */
  readonly places: readonly Columns[];
  readonly at: At;
}

/** @returns the new records as they were made, and their numbers */
const make = async (
  resource: Resource,
  { going, places, at: { reach } }: Made,
  deps: ApplyDeps,
): Promise<Left & { readonly ids: ReadonlyMap<Going['change'], number> }> => {
  const { under } = resource;
  const rows = going.map(({ change, parentId, columns }, index) => ({
    columns: {
      ...columns,
      ...places[index],
      ...(under?.root && { [nameOf(under.root)]: change.rootId }),
      [nameOf(parentColumn(resource))]: parentId,
    },
    isWithParent: !isTold({ change }),
  }));
  const made = await makeRows(resource, { rows, reach }, deps);
  if (made.found.length < rows.length) throw notFound();
  const ids = new Map(going.map(({ change }, index) => [change, Number(made.found[index]?.row.id)]));
  return { ...made, ids };
};

/** What came with its parent is told of with that. */
const isTold = ({ change }: Pick<Going, 'change'>): boolean =>
  !(change.kind === 'new' && change.isWithParent === true);

/** What records hold in other tables, key by key, and their files. @returns whether new ones hold anything there */
const keepParts = async (
  resource: Resource,
  { rows, at: { userId } }: { readonly rows: readonly Written[]; readonly at: At },
  deps: ApplyDeps,
): Promise<boolean> => {
  let isMore = false;
  // A new record holds nothing yet, so nothing is taken from it.
  const isDone = ({ kind }: Going['change'], value: unknown): boolean => {
    const isNone = kind === 'new' && (value === null || (Array.isArray(value) && value.length === 0));
    isMore ||= kind === 'new' && !isNone;
    return isNone;
  };
  for (const [key, keep] of Object.entries(resource.keeps ?? {})) {
    const kept = rows.flatMap(({ id, rootId, change }) => {
      const value = change.values[key];
      return Object.hasOwn(change.values, key) && !isDone(change, value) ? [{ id, rootId, value }] : [];
    });
    if (kept.length > 0) await keep(kept, deps);
  }
  const sent = rows.map(({ id, change }) => {
    const fields = Object.entries(change.files ?? {});
    return { id, files: Object.fromEntries(fields.filter(([, entries]) => !isDone(change, entries))) };
  });
  await saveFiles(resource, { rows: sent, userId }, deps);
  const shared = rows.flatMap(({ id, change }) => {
    const from = change.kind === 'new' ? change.copyOf : change.taken;
    return from ? [{ id, from }] : [];
  });
  await shareFiles(resource, { rows: shared, userId }, deps);
  return isMore || shared.length > 0;
};

const noteAll = (
  resource: Resource,
  {
    rows,
    found,
    at: { userId },
  }: Pick<Left, 'found'> & { readonly rows: readonly Written[]; readonly at: At },
  deps: ApplyDeps,
): readonly Applied[] => {
  const now = new Map(found.map((one) => [Number(one.row.id), one]));
  return rows.map((written): Applied => {
    const { id, rootId, change, row } = written;
    if (!isTold(written)) return { id, saved: undefined };
    const one = now.get(id);
    if (!one) throw notFound();
    const after = recordOf(resource, one);
    const before = change.kind === 'set' ? { before: change.record } : {};
    const title = row?.title ?? String(one.row.title);
    auditSave(resource, { id, rootId, title, userId, ...before, after }, deps);
    return { id, saved: { record: after, version: Number(one.row.version) } };
  });
};
