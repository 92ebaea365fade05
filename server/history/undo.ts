import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Undone } from '../../contract/entities';
import { ApiError, conflict, notFound } from '../ApiError';
import type { Db, Deps } from '../Deps';
import { changes, points } from '../db/schema';
import type { AuditEntry } from '../engine/history';
import { isOwn } from '../engine/reach';
import { grouped } from '../grouped';
import { historyTexts } from '../texts/refusals';
import { callBack, type Entry, type Left, type TakingBack, takeBack, type Who } from './takeBack';
import { venueOf } from './wantedChanges';
import { changedInside, changedSince, keyOf } from './workedOn';

interface Asked {
  readonly id: number;
  readonly who: Who;
  /** Take back what has not been changed since, and leave the rest. */
  readonly rest: boolean;
}

/** Takes one change back. @throws ApiError 403, 404, 409, and whatever the way back refuses */
export const undoChange = async ({ id, who, rest }: Asked, deps: Deps): Promise<readonly Undone[]> => {
  const { told } = await deps.inSlices<number, Undone>({
    plan: async () => [id],
    run: async (_ids, inside) => {
      const change = await ownChange(id, who, inside);
      if ((await readEntries([id], inside)).length === 0) throw conflict(historyTexts.alreadyUndone);
      const [left = []] = await takeBack([change], { who, rest }, inside);
      if (left instanceof ApiError) throw left;
      return [{ resource: change.resource, id: change.recordId, left: [...left] }];
    },
    leave: (_id, reason) => ({ resource: '', id, left: [], reason }),
  });
  return told;
};

/** An entry, and the record it is about. */
type Named = readonly [id: number, resource: string, recordId: number];

/**
 * Takes back everything that one act did in a venue, slice by slice, the last first, each row by its ordinary way. A row that
 * cannot go back (it was changed since, it is gone, a rule of today is against it) is left as it is and listed with the reason; the
 * others go back. What the act has made stays where somebody has worked on it, or in it.
 * @throws ApiError 403, 404; 409 where nothing is left that goes back
 */
export const undoBatch = async ({ id, who, rest }: Asked, deps: Deps): Promise<readonly Undone[]> => {
  const { told } = await deps.inSlices<Named, Undone>({
    plan: async () => {
      const change = await ownChange(id, who, deps);
      const entries = await openEntries(change, deps);
      if (entries.length === 0) throw conflict(historyTexts.alreadyUndone);
      // What the member may not do at all is refused before any of it is done.
      for (const key of new Set(entries.map(callBack))) who.reachFor(key);
      return inTurn(entries).map((entry): Named => [entry.id, entry.resource, entry.recordId]);
    },
    run: async (named, inside, { isFirst, isLast }) => {
      const done = await undoSome(named, { who, rest }, inside);
      if (isFirst && isLast) expectAny(done);
      return done;
    },
    leave: ([, resource, recordId], reason) => ({ resource, id: recordId, left: [], reason }),
  });
  expectAny(told);
  return told;
};

type Open = Pick<Entry, 'id' | 'resource' | 'recordId' | 'kind' | 'createdAt'>;

/**
 * The last slice of the act first: each was kept at a moment of its own. Of the rows that one slice has moved the first goes first,
 * because others stood behind it.
 */
const inTurn = (entries: readonly Open[]): readonly Open[] => {
  const slices = grouped(entries, ({ createdAt }) => createdAt.getTime());
  return [...slices.values()].flatMap((slice) => [
    ...slice.filter(({ kind }) => kind === 'move').toReversed(),
    ...slice.filter(({ kind }) => kind !== 'move'),
  ]);
};

/** @throws ApiError 409 where nothing has gone back */
const expectAny = (done: readonly Undone[]): void => {
  if (done.every(({ reason }) => reason !== undefined))
    throw conflict(done[0]?.reason ?? historyTexts.nothingLeft);
};

const undoSome = async (
  named: readonly Named[],
  taking: TakingBack,
  deps: Deps,
): Promise<readonly Undone[]> => {
  const ids = named.map(([id]) => id);
  const entries = await readEntries(ids, deps);
  const [{ batch } = { batch: '' }] = entries;
  const since = new Set([
    ...(await changedSince(entries, batch, deps)),
    ...(await changedInside(entries, batch, deps)),
  ]);
  const outcomes = new Map<number, Outcome>();
  const stays = (entry: Entry) => entry.kind === 'create' && since.has(keyOf(entry));
  for (const entry of entries.filter(stays))
    outcomes.set(entry.id, { left: [], reason: historyTexts.changedSince });
  for (const run of runsOf(entries.filter((entry) => !stays(entry))))
    for (const [id, outcome] of await tried(run, taking, deps)) outcomes.set(id, outcome);
  // Whoever takes the same back at once was first.
  const gone = { left: [], reason: historyTexts.alreadyUndone };
  return named.map(([id, resource, recordId]) => ({
    resource,
    id: recordId,
    ...(outcomes.get(id) ?? gone),
  }));
};

/** Entries in their order; those of one kind and resource that follow each other go together, each record once. */
const runsOf = (entries: readonly Entry[]): readonly (readonly Entry[])[] => {
  const runs: Entry[][] = [];
  const records = new Set<string>();
  for (const entry of entries) {
    const last = runs.at(-1);
    const [first] = last ?? [];
    const isSame = first?.kind === entry.kind && first.resource === entry.resource;
    const key = keyOf(entry);
    if (last && isSame && !records.has(key)) last.push(entry);
    else {
      runs.push([entry]);
      records.clear();
    }
    records.add(key);
  }
  return runs;
};

type Outcome = Pick<Undone, 'left' | 'reason'>;

/**
 * Many records go by few statements; where they are refused as a whole each half is tried by itself, down to one row. What has
 * begun and could not end is as if it had never been.
 */
const tried = async (
  entries: readonly Entry[],
  taking: TakingBack,
  deps: Deps,
): Promise<ReadonlyMap<number, Outcome>> => {
  const noted: AuditEntry[] = [];
  const audit = (made: AuditEntry): void => void noted.push(made);
  try {
    const left = await deps.db.transaction((db) => takeBack(entries, taking, { ...deps, db, audit }));
    for (const each of noted) deps.audit(each);
    return new Map(entries.map(({ id }, index) => [id, outcomeOf(left[index] ?? [])]));
  } catch (error) {
    // What the member may not do at all is no matter of these rows.
    if (!(error instanceof ApiError) || error.status === 403 || error.status >= 500) throw error;
    const [first] = entries;
    if (first && entries.length === 1) return new Map([[first.id, outcomeOf(error)]]);
    const half = Math.ceil(entries.length / 2);
    const done = await tried(entries.slice(0, half), taking, deps);
    return new Map([...done, ...(await tried(entries.slice(half), taking, deps))]);
  }
};

const outcomeOf = (left: Left): Outcome => {
  if (!(left instanceof ApiError)) return { left: [...left] };
  const { message, errors = {} } = left;
  const [first] = Object.values(errors).flat();
  return {
    left: Object.keys(errors),
    reason: message === historyTexts.changedSince ? message : (first ?? message),
  };
};

const later = alias(changes, 'later');

/** Of this act and venue what was not taken back yet, the last first. */
const openEntries = async (
  { batch, pointId }: Pick<Entry, 'batch' | 'pointId'>,
  { db }: Db,
): Promise<readonly Open[]> => {
  const { id, resource, recordId, kind, createdAt } = changes;
  return db
    .select({ id, resource, recordId, kind, createdAt })
    .from(changes)
    .leftJoin(later, eq(later.undoes, changes.id))
    .where(and(eq(changes.batch, batch), eq(changes.pointId, pointId), isNull(later.id)))
    .orderBy(desc(changes.id));
};

/** Those of the entries that are still open, in this order. */
const readEntries = async (ids: readonly number[], { db }: Db): Promise<readonly Entry[]> => {
  const rows = await db
    .select({ change: changes })
    .from(changes)
    .leftJoin(later, eq(later.undoes, changes.id))
    .where(and(inArray(changes.id, [...ids]), isNull(later.id)));
  const open = new Map(rows.map(({ change }) => [change.id, change]));
  return ids.flatMap((id) => {
    const change = open.get(id);
    return change && change.pointId !== null ? [{ ...change, pointId: change.pointId }] : [];
  });
};

/** A change in a venue within reach. @throws ApiError 404 */
const ownChange = async (
  id: number,
  { reach }: Who,
  { db, resources }: Pick<Deps, 'db' | 'resources'>,
): Promise<Entry> => {
  const [row] = await db
    .select({ change: changes, pointId: points.id })
    .from(changes)
    .innerJoin(points, eq(changes.pointId, points.id))
    .where(and(eq(changes.id, id), isOwn(venueOf(resources), reach)));
  if (!row) throw notFound();
  return { ...row.change, pointId: row.pointId };
};
