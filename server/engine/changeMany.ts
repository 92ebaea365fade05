import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BulkResult } from '../../contract/bulk';
import { limits } from '../../contract/limits';
import { dayAt } from '../../contract/visibility/venueClock';
import { invalid, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { bulkTexts } from '../texts/refusals';
import { applyRows } from './applyRows';
import { type ListFilter, wantedBy } from './filters';
import { hiding, seesIn } from './hideFields';
import { sectionsOf } from './history';
import { judgeRow, type Saving } from './judgeRow';
import { lockVenues } from './lock';
import type { At, BaseRow, Propose, Resource, Wish } from './Resource';
import type { SetRow } from './RowChange';
import { inReach, rootColumn, rootOf, withParents } from './reach';
import { zoneOf } from './read';
import type { Act, Bulk } from './readBulk';
import { findStanding, type Standing } from './standing';

/** The rows of a bulk change, read and held. */
export interface BulkWork {
  readonly bulk: Bulk;
  readonly ids: readonly number[];
  readonly rows: ReadonlyMap<number, Standing>;
  /** What is told of a row besides its outcome. */
  readonly told: (row: Standing) => Partial<BulkResult>;
}

export interface ManyOf {
  readonly bulk: Bulk;
  readonly at: Omit<At, 'named'>;
  /** The one venue that it is about; absent: any within reach. */
  readonly pointId?: number;
  /** Filters besides those of the resource's list: where its list names a parent instead. */
  readonly filters?: Readonly<Record<string, ListFilter>>;
  /** What is told of a row besides. */
  readonly told?: (row: BaseRow) => Partial<BulkResult>;
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
    run: (rows, inside) => changeSome({ ...many, resource }, rows, inside),
    leave: ([id], why) => ({ id, status: 'refused', before: {}, after: {}, errors: { '': [why] } }),
  });
  return { results: told, change_id: entry };
};

/** The change of one resource. */
interface ManyIn extends ManyOf {
  readonly resource: Resource;
}

const changeSome = async (
  many: ManyIn,
  seen: readonly Seen[],
  deps: Deps,
): Promise<readonly BulkResult[]> => {
  const { resource } = many;
  if (many.pointId !== undefined) {
    const venue = { ids: [many.pointId], reach: many.at.reach, isHeld: !many.bulk.isDry };
    if ((await lockVenues(rootOf(resource), venue, deps)).length === 0) throw notFound();
  }
  const ids = seen.map(([id]) => id);
  const versions = new Map(seen.flatMap(([id, version]) => (version === null ? [] : [[id, version]])));
  const rows = await readRows(many, ids, deps);
  const bulk = { ...many.bulk, versions };
  const results = await act(many, { bulk, ids, rows, told: toldOf(many, deps) }, deps);
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
  { resource, at: { reach }, pointId, bulk }: ManyIn,
  ids: readonly number[],
  deps: Deps,
): Promise<BulkWork['rows']> => {
  const found = await findStanding(resource, { ids, reach, isHeld: !bulk.isDry }, deps);
  return new Map([...found].filter(([, { rootId }]) => pointId === undefined || rootId === pointId));
};

const toldOf = ({ resource, told }: ManyIn, { sections }: Pick<Deps, 'sections'>): BulkWork['told'] => {
  const isNamed = seesIn(resource, sections)('title');
  return ({ row }) => ({ version: row.version, ...(isNamed && { title: row.title }), ...told?.(row) });
};

const act = async (many: ManyIn, work: BulkWork, deps: Deps): Promise<readonly BulkResult[]> => {
  const { act: wanted } = work.bulk;
  if (wanted.kind === 'find') return eachRow(work, () => ({ status: 'unchanged', before: {}, after: {} }));
  if (wanted.kind !== 'move') return save(many, { ...work, wanted }, deps);
  if (!many.move) throw invalid({ move: [bulkTexts.wrongAct] });
  return many.move(wanted.categoryId, work, deps);
};

/** The outcome of every row that may be worked on; of the others, why not. */
export const eachRow = (
  { bulk, ids, rows, told }: BulkWork,
  judge: (row: Standing, id: number) => Omit<BulkResult, 'id'>,
): readonly BulkResult[] =>
  ids.map((id): BulkResult => {
    const row = rows.get(id);
    if (!row) return { id, status: 'missing', before: {}, after: {} };
    const seen = bulk.versions.get(id);
    if (seen !== undefined && seen !== row.row.version)
      return { id, ...told(row), status: 'stale', before: {}, after: {} };
    return { id, ...told(row), ...judge(row, id) };
  });

type Verb = Extract<Act, { readonly kind: 'verb' }>;

const save = async (
  { resource, at, fields }: ManyIn,
  { wanted, ...work }: BulkWork & { readonly wanted: Saving | Verb },
  deps: Deps,
): Promise<readonly BulkResult[]> => {
  const sections = sectionsOf(resource, deps.sections);
  const named =
    wanted.kind === 'set' && typeof wanted.values === 'object' ? Object.keys(wanted.values) : undefined;
  expectNoFiles(named ?? [], sections.flat());
  if (fields && (named?.some((name) => !fields.includes(name)) ?? true))
    throw invalid({ set: [bulkTexts.otherFields] });
  const hide = hiding(`${resource.name}.one`, deps);
  const actOn = wanted.kind === 'verb' ? await proposed(wanted.propose, { work, at }, deps) : () => wanted;
  const saves: SetRow[] = [];
  const results = eachRow(work, (row, id) => {
    const { zone: timezone, now } = row.found;
    const own = actOn(id);
    if (!own) return { status: 'unchanged', before: {}, after: {} };
    if ('refuse' in own) return { status: 'refused', before: {}, after: {}, errors: { '': [own.refuse] } };
    const judging = { act: own, sections, timezone, today: dayAt(now, timezone), hide };
    const { result, values } = judgeRow(row.record, judging);
    if (values) saves.push({ ...row, values });
    return result;
  });
  if (!work.bulk.isDry) await applyRows(resource, { rows: saves, at: { ...at, named: {} } }, deps);
  return results;
};

type Refusal = Extract<Wish, { readonly refuse: string }>;

/** What a verb proposes, by row; it is asked once for all rows of a slice that stand as they were seen. */
const proposed = async (
  propose: Propose,
  { work: { bulk, rows }, at }: { readonly work: BulkWork; readonly at: ManyOf['at'] },
  deps: Deps,
): Promise<(id: number) => Saving | Refusal | undefined> => {
  const seen = [...rows.values()].flatMap(({ row }) =>
    (bulk.versions.get(row.id) ?? row.version) === row.version ? [row] : [],
  );
  const wishes = await propose(seen, at, deps);
  const byId = new Map(seen.map(({ id }, index) => [id, wishes[index]]));
  return (id) => {
    const wish = byId.get(id);
    return wish && 'set' in wish ? { kind: 'set', values: wish.set } : wish;
  };
};

const expectNoFiles = (
  names: readonly string[],
  fields: readonly { readonly type: string; readonly name: string }[],
): void => {
  if (fields.some(({ type, name }) => type === 'file' && names.includes(name)))
    throw invalid({ set: [bulkTexts.noFiles] });
};
