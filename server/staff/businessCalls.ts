import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import type { EndpointKey } from '../../contract/rows';
import { DEFAULT_ZONE } from '../../contract/visibility/venueClock';
import type { ChangeKind } from '../../contract/vocabulary';
import { notFound, stale } from '../ApiError';
import type { Session } from '../auth/sessions';
import type { AnyListQuestion, FormBody, Page, Saved } from '../Call';
import type { DbClock, Deps } from '../Deps';
import { oneOf } from '../db/oneOf';
import { windowStart } from '../engine/binWindow';
import { paging, sorted, wantedBy } from '../engine/filters';
import { auditChange } from '../engine/history';
import type { FormContext } from '../FormContext';
import type { Grant } from '../team/grants';
import { type Asker, askerOf, type BusinessResource, type Found } from './BusinessResource';
import { holdBusiness } from './holdBusiness';

export interface Which {
  readonly ids: readonly number[];
  /** In the bin, out of it; absent: either. */
  readonly isBin?: boolean;
}

/** No list of theirs asks for a venue's clock, and who sees them sees all of each. */
const NOWHERE = { zone: sql`''`, clock: sql`''`, sees: () => true };
const FIRST_MADE = { column: 'createdAt', order: 'asc' } as const;
const LAST_DELETED = { column: 'deletedAt', order: 'desc' } as const;

/** How the records of a business are read. */
const readsOf = <Row extends Found>(resource: BusinessResource<Row>) => {
  const { table } = resource;
  const { id, deletedAt } = table;

  const list = async (
    { list: asked, isBin = false }: { readonly list: AnyListQuestion; readonly isBin?: boolean },
    asker: Asker,
    deps: DbClock,
  ): Promise<Page> => {
    const now = deps.clock();
    const isHere =
      deletedAt && (isBin ? and(isNotNull(deletedAt), gt(deletedAt, windowStart(now))) : isNull(deletedAt));
    const wanted = wantedBy(asked.filters, resource.filters(asker, now), NOWHERE);
    const all = () => resource.select(asker, deps).where(and(resource.isWithin(asker), isHere, ...wanted));
    const { column, order } = asked.sort ?? (isBin ? LAST_DELETED : FIRST_MADE);
    const by = resource.sort(asker)[column];
    if (!by) throw new Error(`Expected a column to sort by, got "${column}".`);
    const { limit, offset } = paging(asked);
    const rows = await all()
      .orderBy(...sorted(by, order, id))
      .limit(limit)
      .offset(offset);
    const total = await deps.db.$count(all().as('counted'));
    return { rows: rows.map((row) => resource.wire(row, asker, now)), total };
  };

  /** All of these, or nothing; in the order of their ids, so that every call locks them in the same. @throws ApiError 404 */
  const findAll = async ({ ids, isBin }: Which, asker: Asker, deps: DbClock): Promise<readonly Row[]> => {
    const isHere = deletedAt && isBin !== undefined && (isBin ? isNotNull(deletedAt) : isNull(deletedAt));
    const isOne = oneOf(id, ids);
    const rows = await resource
      .select(asker, deps)
      .where(and(isOne, isHere || undefined, resource.isWithin(asker)))
      .orderBy(asc(id));
    if (rows.length !== ids.length) throw notFound();
    return rows;
  };

  /** One of them, out of the bin. @throws ApiError 404 */
  const find = async (one: number, asker: Asker, deps: DbClock): Promise<Row> => {
    const [row] = await findAll({ ids: [one], isBin: false }, asker, deps);
    if (!row) throw notFound();
    return row;
  };

  const savedOf = (found: Row, asker: Asker, { clock }: Pick<Deps, 'clock'>): Saved => ({
    record: resource.wire(found, asker, clock()),
    version: found.row.version,
  });
  return { list, findAll, find, savedOf };
};

export interface Asked {
  /** Absent: it is to be made. */
  readonly id?: number;
  /** Of a new one; absent: what `home` says. */
  readonly businessId?: number;
  readonly values: WireRecord;
  readonly ifMatch?: number | undefined;
}

export interface Moved<Row> {
  readonly kind: ChangeKind;
  readonly rows: readonly Row[];
  readonly asker: Asker;
}

/** Writes the row itself. @returns its number @throws ApiError 412 where a command, which holds no business, was first */
const write = async (
  { table }: Pick<BusinessResource<Found>, 'table'>,
  { before, columns }: { readonly before: Found | undefined; readonly columns: object },
  { db, clock }: DbClock,
): Promise<number> => {
  const id = { id: table.id };
  const now = clock();
  const next = { ...columns, updatedAt: now };
  const [written] = before
    ? await db
        .update(table)
        .set({ ...next, version: sql`${table.version} + 1` })
        .where(and(eq(table.id, before.row.id), eq(table.version, before.row.version)))
        .returning(id)
    : await db
        .insert(table)
        .values({ ...next, createdAt: now })
        .returning(id);
  if (!written) throw stale();
  return Number(written.id);
};

/** How they are read, held, written and noted. */
export const recordsOf = <Row extends Found>(resource: BusinessResource<Row>) => {
  const reads = readsOf(resource);
  const { find, findAll, savedOf } = reads;

  /** These, with their businesses held in the order of their ids. @throws ApiError 403, 404, 409 */
  const hold = async (which: Which, asker: Asker, deps: Deps): Promise<readonly Row[]> => {
    const before = await findAll(which, asker, deps);
    const businessIds = [...new Set(before.map(({ row }) => row.businessId))];
    const held = new Map<number, Grant>();
    for (const businessId of businessIds.sort((one, other) => one - other))
      held.set(businessId, await holdBusiness(businessId, asker, deps));
    // Only now nobody else moves them.
    const rows = await findAll(which, asker, deps);
    for (const found of rows) resource.expectMay(held.get(found.row.businessId), found);
    return rows;
  };

  const entryOf = (found: Row, { userId }: Asker) => ({
    resource: resource.name,
    recordId: found.row.id,
    businessId: found.row.businessId,
    title: resource.titleOf(found),
    userId,
  });

  /** Notes what became of records that keep what they hold. */
  const auditMoves = ({ kind, rows, asker }: Moved<Row>, { audit }: Pick<Deps, 'audit'>): void => {
    for (const found of rows) audit({ ...entryOf(found, asker), kind, before: {}, after: {} });
  };

  const auditSave = (
    { before, saved }: { readonly before: Row | undefined; readonly saved: Row },
    asker: Asker,
    deps: Pick<Deps, 'audit' | 'sections' | 'clock'>,
  ): void => {
    const stateOf = (found: Row) => savedOf(found, asker, deps).record;
    const states = { after: stateOf(saved), ...(before && { before: stateOf(before) }) };
    const fields = deps.sections.fields(resource.section);
    auditChange(entryOf(before ?? saved, asker), { fields, ...states }, deps);
  };

  /** Makes a record or changes it, with its business held. @throws ApiError 403, 404, 412, and what `settle` refuses */
  const save = async ({ id, values, ifMatch, ...asked }: Asked, asker: Asker, deps: Deps): Promise<Saved> => {
    const read = async () => (id === undefined ? undefined : find(id, asker, deps));
    const businessId =
      (await read())?.row.businessId ?? asked.businessId ?? (await resource.home(values, asker, deps));
    const own = await holdBusiness(businessId, asker, deps);
    // Only now nobody else changes it.
    const before = await read();
    if (before && ifMatch !== undefined && ifMatch !== before.row.version) throw stale();
    const { columns, keep } = await resource.settle({ values, before, businessId, own, asker }, deps);
    const savedId = await write(resource, { before, columns: { businessId, ...columns } }, deps);
    await keep?.(savedId);
    const saved = await find(savedId, asker, deps);
    auditSave({ before, saved }, asker, deps);
    if (before) await resource.tell?.({ saved, before, asker }, deps);
    return savedOf(saved, asker, deps);
  };

  return { ...reads, hold, auditMoves, auditSave, save };
};

export interface Made {
  readonly key: EndpointKey;
  readonly session: Session;
}
export interface Named extends Made {
  readonly path: { readonly id: number };
}
export interface Sent extends Made {
  readonly form: FormBody;
}
export type Listed = Made & { readonly list: AnyListQuestion };

/** The calls that every such resource has, and what its forms are validated against. */
export const callsOf = <Row extends Found>({ name }: BusinessResource<Row>, records: Records<Row>) => {
  const one = async ({ path: { id }, key, session }: Named, deps: DbClock): Promise<Saved> => {
    const asker = askerOf(key, session);
    return records.savedOf(await records.find(id, asker, deps), asker, deps);
  };
  return {
    list: ({ list, key, session }: Listed, deps: DbClock) =>
      records.list({ list }, askerOf(key, session), deps),
    deleted: ({ list, key, session }: Listed, deps: DbClock) =>
      records.list({ list, isBin: true }, askerOf(key, session), deps),
    one,
    create: ({ form: { values }, key, session }: Sent, deps: Deps) =>
      records.save({ values }, askerOf(key, session), deps),
    update: (
      { path: { id }, form: { values }, ifMatch, key, session }: Named & Sent & Pick<Asked, 'ifMatch'>,
      deps: Deps,
    ) => records.save({ id, values, ifMatch }, askerOf(key, session), deps),
    newForm: async (): Promise<FormContext> => ({ timezone: DEFAULT_ZONE }),
    form: async (call: Omit<Named, 'key'>, deps: DbClock): Promise<FormContext> => {
      const { record } = await one({ ...call, key: `${name}.update` }, deps);
      return { timezone: DEFAULT_ZONE, record };
    },
  };
};
export type Records<Row extends Found> = ReturnType<typeof recordsOf<Row>>;
