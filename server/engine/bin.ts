import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { conflict, notFound, windowOver } from '../ApiError';
import type { Db, Deps } from '../Deps';
import { sqlStateOf } from '../db/databaseErrors';
import { apiErrorTexts } from '../texts/apiErrors';
import { windowStart } from './binWindow';
import { dropFilesUnder } from './files';
import { auditMoves } from './history';
import { lockVenues } from './lock';
import { restorePositions } from './places';
import type { At, Resource } from './Resource';
import { hasParents, isColumnOf, isOwn, lineOf, rootColumn } from './reach';
import { dropAddressesUnder, markShown } from './shown';

/** Ids of one resource, or by the kind that each must be of. */
export type Ids = readonly number[] | Readonly<Record<string, readonly number[]>>;

interface Move {
  readonly ids: Ids;
  readonly at: At;
}

type BinDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'audit' | 'resources'>;

/**
 * Moves rows to their bin and back. All or nothing: one id that is absent, foreign or in the wrong state, and no row changes
 * (404). Rows are locked in the order of their ids, so overlapping calls cannot lock each other out. Must run in a
 * transaction (`bind` opens it).
 */
export const deleteMany = async (resource: Resource, move: Move, deps: BinDeps): Promise<void> => {
  const { table } = resource;
  const state = and(hasParents(resource), isNull(table.deletedAt));
  const { ids, records } = await lock(resource, { ...move, state }, deps);
  await deps.db
    .update(table)
    .set({ deletedAt: deps.clock(), version: sql`${table.version} + 1` })
    .where(inArray(table.id, ids));
  auditMoves(resource, { kind: 'delete', records, userId: move.at.userId }, deps);
};

/** Idempotent: a row that is out of the bin already stays as it is, because the call may be a GET. */
export const restoreMany = async (resource: Resource, move: Move, deps: BinDeps): Promise<void> => {
  const { table } = resource;
  await lockVenues(resource, { ids: Object.values(move.ids).flat(), reach: move.at.reach }, deps);
  const { ids, records: rows } = await lock(resource, move, deps);
  const start = windowStart(deps.clock());
  if (rows.some(({ deletedAt }) => deletedAt instanceof Date && deletedAt <= start)) throw windowOver();
  const reachable = await deps.db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), hasParents(resource)));
  if (reachable.length !== rows.length) throw conflict(await firstToRestore(resource, ids, deps));
  await restorePositions(resource, ids, deps);
  await deps.db
    .update(table)
    .set({ deletedAt: null, version: sql`${table.version} + 1` })
    .where(and(inArray(table.id, ids), isNotNull(table.deletedAt)))
    .catch(restoreClash);
  await markShown(resource, ids, deps);
  const records = rows.filter(({ deletedAt }) => deletedAt !== null);
  auditMoves(resource, { kind: 'restore', records, userId: move.at.userId }, deps);
};

/** For ever: the rows, what hangs under them, and all their files. */
export const destroyMany = async (resource: Resource, move: Move, deps: BinDeps): Promise<void> => {
  const { table } = resource;
  const state = and(hasParents(resource), isNotNull(table.deletedAt));
  const { ids, records } = await lock(resource, { ...move, state }, deps);
  await dropFilesUnder(resource, ids, deps);
  await dropAddressesUnder(resource, ids, deps);
  await deps.db.delete(table).where(inArray(table.id, ids));
  // A venue takes its history along.
  if (resource.under) auditMoves(resource, { kind: 'destroy', records, userId: move.at.userId }, deps);
};

interface Locking extends Move {
  /** In the bin, out of it; absent: either. */
  readonly state?: SQL | undefined;
}

const lock = async (resource: Resource, { ids: sent, at, state }: Locking, { db }: BinDeps) => {
  const { table } = resource;
  const ids = [...new Set(Object.values(sent).flat())].sort((one, other) => one - other);
  if (ids.length !== Object.values(sent).flat().length) throw notFound();
  const rows = await db
    .select({ id: table.id, deletedAt: table.deletedAt, title: table.title, rootId: rootColumn(resource) })
    .from(table)
    .where(
      and(
        inArray(table.id, ids),
        isOwn(resource, at.reach),
        isNamedOwn(resource, at),
        ofKinds(resource, sent),
        state,
      ),
    )
    .orderBy(asc(table.id))
    .for('update');
  if (rows.length !== ids.length) throw notFound();
  const records = rows.map(({ id, rootId, title, deletedAt }) => ({
    id: Number(id),
    rootId: Number(rootId),
    title: String(title),
    deletedAt,
  }));
  return { ids, records };
};

/** What the call names of the rows themselves: the venue, the menu they stand in. */
const isNamedOwn = ({ named, table }: Resource, at: At): SQL | undefined =>
  and(
    ...Object.entries(named).map(([name, column]) =>
      at.named[name] !== undefined && isColumnOf(column, table) ? eq(column, at.named[name]) : undefined,
    ),
  );

/** Each id is of the kind that it was sent under. */
const ofKinds = ({ named, table, name }: Resource, sent: Ids): SQL | undefined => {
  if (Array.isArray(sent)) return undefined;
  const { type } = named;
  if (!type) throw new Error(`Expected the column of the type of "${name}", whose ids are sent by kind.`);
  const kinds = Object.entries(sent).filter(([, ids]) => ids.length > 0);
  return or(...kinds.map(([kind, ids]) => and(eq(type, kind), inArray(table.id, [...ids]))));
};

/** Why rows cannot be restored, by the name of the highest parent in the bin: with it all others below are in reach again. */
const firstToRestore = async (resource: Resource, ids: readonly number[], { db }: Db): Promise<string> => {
  for (const parent of lineOf(resource).slice(1).toReversed()) {
    const { table } = parent;
    const [highest] = await db
      .select({ title: table.title })
      .from(table)
      .where(and(inArray(table.id, idsAbove(resource, parent, ids)), isNotNull(table.deletedAt)))
      .orderBy(asc(table.id))
      .limit(1);
    if (highest) return `${parent.restoreFirst} «${highest.title}».`;
  }
  // Nothing in the bin any more: somebody has restored it meanwhile.
  return apiErrorTexts.parentDeleted;
};

const idsAbove = (resource: Resource, above: Resource, ids: readonly number[]): SQL => {
  const { table, under } = resource;
  const own = inArray(table.id, [...ids]);
  if (!above.under) return sql`(select ${rootColumn(resource)} from ${table} where ${own})`;
  let found = sql`select ${under?.by} from ${table} where ${own}`;
  for (const each of lineOf(resource).slice(1)) {
    if (each === above) break;
    found = sql`select ${each.under?.by} from ${each.table} where ${each.table.id} in (${found})`;
  }
  return sql`(${found})`;
};

/** A restored row whose address was taken in the meantime: 409, and nothing is lost (it stays in the bin). */
const restoreClash = (error: unknown): never => {
  if (sqlStateOf(error) === '23505') throw conflict(apiErrorTexts.restoreClash);
  throw error;
};
