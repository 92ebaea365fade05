import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BulkResult } from '../../contract/bulk';
import { limits } from '../../contract/limits';
import { canView } from '../../contract/permissions';
import { invalid, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { applyRows } from '../engine/applyRows';
import { nameOf } from '../engine/columns';
import { type ListFilter, wantedBy } from '../engine/filters';
import { seesIn } from '../engine/hideFields';
import { sectionsOf } from '../engine/history';
import { holdRows, holdVenues } from '../engine/hold';
import type { At, BaseRow, Resource } from '../engine/Resource';
import type { SetRow } from '../engine/RowChange';
import { inReach, rootColumn, withParents } from '../engine/reach';
import { findMany, zoneOf } from '../engine/read';
import { recordOf } from '../engine/record';
import { today } from '../engine/wallClock';
import { points as pointResource, resources } from '../resources';
import { hiding } from '../resources/hiding';
import { bulkTexts } from '../texts/bulk';
import { judgeRow, type Saving } from './judgeRow';
import type { Bulk } from './readBulk';

export interface BulkRow extends SetRow {
  readonly row: BaseRow & Readonly<Record<string, unknown>>;
}

/** The rows of a bulk change, read and held. */
export interface BulkWork {
  readonly bulk: Bulk;
  readonly ids: readonly number[];
  readonly rows: ReadonlyMap<number, BulkRow>;
  /** What is told of a row besides its outcome. */
  readonly told: (row: BulkRow) => Partial<BulkResult>;
}

interface ManyOf {
  readonly bulk: Bulk;
  readonly at: Omit<At, 'named'>;
  /** The one venue that it is about; absent: any within reach. */
  readonly pointId?: number;
  /** Filters besides those of the resource's list: where its list names a parent instead. */
  readonly filters?: Readonly<Record<string, ListFilter>>;
  /** What is told of a row besides. */
  readonly told?: (row: BulkRow['row']) => Partial<BulkResult>;
  /** The fields that `set` may name, and nothing else is done; absent: all of the form but files. */
  readonly fields?: readonly string[];
  /** An act that is no save. */
  readonly move?: (categoryId: number, work: BulkWork, inside: Deps) => Promise<readonly BulkResult[]>;
  /** What is told of rows once they are written. */
  readonly complete?: (results: readonly BulkResult[], inside: Deps) => Promise<readonly BulkResult[]>;
}

/** A row that was found, and the version of it that is changed: what somebody saves before its turn comes is left alone. */
type Seen = readonly [id: number, version: number | null];

/**
 * One change of many records, slice by slice, answered row by row: what is right is written, the rest is told. A dry run does the
 * same and writes nothing. @throws ApiError 404, 422
 */
export const changeMany = async (
  resource: Resource,
  many: ManyOf,
  deps: Deps,
): Promise<{ readonly results: readonly BulkResult[]; readonly change_id: number | null }> => {
  const { told, entry } = await deps.inSlices<Seen, BulkResult>({
    isDry: many.bulk.isDry,
    plan: () => findSeen(resource, many, deps),
    run: (rows, inside) => changeSome(resource, many, rows, inside),
    leave: ([id], why) => ({ id, status: 'refused', before: {}, after: {}, errors: { '': [why] } }),
  });
  return { results: told, change_id: entry };
};

const changeSome = async (
  resource: Resource,
  many: ManyOf,
  seen: readonly Seen[],
  deps: Deps,
): Promise<readonly BulkResult[]> => {
  if (many.pointId !== undefined) {
    const venue = { ids: [many.pointId], reach: many.at.reach, isHeld: !many.bulk.isDry };
    if ((await holdVenues(pointResource, venue, deps)).length === 0) throw notFound();
  }
  const ids = seen.map(([id]) => id);
  const versions = new Map(seen.flatMap(([id, version]) => (version === null ? [] : [[id, version]])));
  const rows = await readRows(resource, ids, many, deps);
  const bulk = { ...many.bulk, versions };
  const results = await act(resource, { bulk, ids, rows, told: toldOf(resource, many, deps) }, many, deps);
  return many.complete && !bulk.isDry ? many.complete(results, deps) : results;
};

const isWithin = (resource: Resource, { pointId }: ManyOf): SQL | undefined =>
  pointId === undefined ? undefined : eq(rootColumn(resource), pointId);

/** @throws ApiError 404 where none of the rows is there; 422 for a filter that the list does not have, and for more rows than one call may change */
const findSeen = async (
  resource: Resource,
  many: ManyOf,
  { db, sections }: Pick<Deps, 'db' | 'sections'>,
): Promise<readonly Seen[]> => {
  const { table } = resource;
  const { which, versions } = many.bulk;
  const at = { zone: zoneOf(resource), clock: sql`''`, sees: seesIn(resource, sections) };
  const wanted =
    'ids' in which
      ? [inArray(table.id, [...which.ids])]
      : wantedBy(which.filters, { ...resource.filters, ...many.filters }, at);
  const found = await withParents(
    db.select({ id: table.id, version: table.version }).from(table).$dynamic(),
    resource,
  )
    .where(and(isWithin(resource, many), inReach(resource, many.at.reach), ...wanted))
    .orderBy(table.id)
    .limit(limits.maxBulkRows + 1);
  if (found.length > limits.maxBulkRows) throw invalid({ filters: [bulkTexts.ids] });
  // All of them absent is the answer to a call about somebody else's.
  if (found.length === 0 && 'ids' in which) throw notFound();
  const now = new Map(found.map(({ id, version }) => [Number(id), Number(version)]));
  return ('ids' in which ? which.ids : [...now.keys()]).map((id) => [
    id,
    versions.get(id) ?? now.get(id) ?? null,
  ]);
};

const readRows = async (
  resource: Resource,
  ids: readonly number[],
  { at: { reach }, pointId, bulk }: ManyOf,
  deps: Deps,
): Promise<BulkWork['rows']> => {
  if (ids.length === 0) return new Map();
  if (!bulk.isDry) await holdRows(resource, ids, deps);
  const found = await findMany(resource, { ids, reach }, deps);
  const root = nameOf(rootColumn(resource));
  return new Map(
    found.flatMap((one) => {
      const row = one.row as BulkRow['row'];
      const rootId = Number(row[root]);
      if (pointId !== undefined && rootId !== pointId) return [];
      const record = recordOf(resource, one);
      return [[row.id, { kind: 'set', found: one, record, rootId, values: {}, row }] as const];
    }),
  );
};

const toldOf = (
  resource: Resource,
  { told }: ManyOf,
  { sections }: Pick<Deps, 'sections'>,
): BulkWork['told'] => {
  const title = sectionsOf(resource, sections)
    .flat()
    .find(({ name }) => name === 'title');
  const isNamed = title === undefined || canView(title);
  return ({ row }) => ({ version: row.version, ...(isNamed && { title: row.title }), ...told?.(row) });
};

const act = async (
  resource: Resource,
  work: BulkWork,
  many: ManyOf,
  deps: Deps,
): Promise<readonly BulkResult[]> => {
  const { act: wanted } = work.bulk;
  if (wanted.kind === 'find') return eachRow(work, () => ({ status: 'unchanged', before: {}, after: {} }));
  if (wanted.kind !== 'move') return save(resource, wanted, work, many, deps);
  if (!many.move) throw invalid({ move: [bulkTexts.wrongAct] });
  return many.move(wanted.categoryId, work, deps);
};

/** What becomes of every row that may be worked on; of the others, why not. */
export const eachRow = (
  { bulk, ids, rows, told }: BulkWork,
  judge: (row: BulkRow, id: number) => Omit<BulkResult, 'id'>,
): readonly BulkResult[] =>
  ids.map((id): BulkResult => {
    const row = rows.get(id);
    if (!row) return { id, status: 'missing', before: {}, after: {} };
    const seen = bulk.versions.get(id);
    if (seen !== undefined && seen !== row.row.version)
      return { id, ...told(row), status: 'stale', before: {}, after: {} };
    return { id, ...told(row), ...judge(row, id) };
  });

const save = async (
  resource: Resource,
  wanted: Saving,
  work: BulkWork,
  { at, fields }: ManyOf,
  deps: Deps,
): Promise<readonly BulkResult[]> => {
  const sections = sectionsOf(resource, deps.sections);
  if (wanted.kind === 'set') expectNoFiles(Object.keys(wanted.values), sections.flat());
  const isOther = (name: string) => fields !== undefined && !fields.includes(name);
  if (fields && (wanted.kind !== 'set' || Object.keys(wanted.values).some(isOther)))
    throw invalid({ set: [bulkTexts.otherFields] });
  const hide = hiding(`${resource.name}.one`, deps.sections);
  const saves: SetRow[] = [];
  const results = eachRow(work, (row) => {
    const { zone: timezone, now } = row.found;
    const judging = { act: wanted, sections, timezone, today: today(now, timezone), hide };
    const { result, values } = judgeRow(row.record, judging);
    if (values) saves.push({ ...row, values });
    return result;
  });
  if (!work.bulk.isDry)
    await applyRows(resource, { rows: saves, at: { ...at, named: {} }, all: resources }, deps);
  return results;
};

const expectNoFiles = (
  names: readonly string[],
  fields: readonly { readonly type: string; readonly name: string }[],
): void => {
  if (fields.some(({ type, name }) => type === 'file' && names.includes(name)))
    throw invalid({ set: [bulkTexts.noFiles] });
};
