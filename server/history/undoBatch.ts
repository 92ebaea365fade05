import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Undone } from '../../contract/entities';
import { ApiError, conflict } from '../ApiError';
import type { Deps } from '../Deps';
import { changes } from '../db/schema';
import type { Noted } from '../engine/history';
import type { Resource } from '../engine/Resource';
import { historyTexts } from '../texts/history';
import { takeBackMoves, takeBackNew, takeBackSaves } from './takeBackMany';
import { callBack, type Entry, ownChange, takeBack, type Who } from './undoChange';
import { changedInside, changedSince, keyOf } from './workedOn';

/** An entry, and the record it is about. */
type Named = readonly [id: number, resource: string, recordId: number];

/**
 * Takes back everything that one act did in a venue, slice by slice, the last first, each row by its ordinary way. A row that
 * cannot go back (it was changed since, it is gone, a rule of today is against it) is left as it is and listed with the reason; the
 * others go back. What the act has made stays where somebody has worked on it, or in it.
 * @throws ApiError 403, 404; 409 where nothing is left that goes back
 */
export const undoBatch = async (
  { id, who, rest }: { readonly id: number; readonly who: Who; readonly rest: boolean },
  all: readonly Resource[],
  deps: Deps,
): Promise<readonly Undone[]> => {
  const { told } = await deps.inSlices<Named, Undone>({
    plan: async () => {
      const change = await ownChange(id, who, all, deps);
      const entries = await openEntries(change, deps);
      if (entries.length === 0) throw conflict(historyTexts.alreadyUndone);
      // What the member may not do at all is refused before any of it is done.
      for (const key of new Set(entries.map(callBack))) who.reachFor(key);
      return inTurn(entries).map((entry): Named => [entry.id, entry.resource, entry.recordId]);
    },
    run: async (named, inside, { isFirst, isLast }) => {
      const done = await undoSome(named, { who, rest, all }, inside);
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
  const slices = new Map<number, Open[]>();
  for (const entry of entries) {
    const moment = entry.createdAt.getTime();
    const slice = slices.get(moment);
    if (slice) slice.push(entry);
    else slices.set(moment, [entry]);
  }
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
  { who, rest, all }: Pick<Tried, 'who' | 'rest' | 'all'>,
  deps: Deps,
): Promise<readonly Undone[]> => {
  const entries = await readEntries(
    named.map(([id]) => id),
    deps,
  );
  const [{ batch } = { batch: '' }] = entries;
  const since = new Set([
    ...(await changedSince(entries, batch, deps)),
    ...(await changedInside(entries, { batch, all }, deps)),
  ]);
  const outcomes = new Map<number, Outcome>();
  for (const run of runsOf(entries)) {
    const stays = (entry: Entry) => entry.kind === 'create' && since.has(keyOf(entry));
    const going = run.filter((entry) => !stays(entry));
    const known = going.length > 1 ? await triedTogether(going, { who, rest, all }, deps) : undefined;
    for (const entry of run) {
      const outcome = stays(entry)
        ? { left: [], reason: historyTexts.changedSince }
        : (known?.get(entry) ?? (await tried({ entry, who, rest, all }, deps)));
      outcomes.set(entry.id, outcome);
    }
  }
  // Whoever takes the same back at once was first.
  const gone = { left: [], reason: historyTexts.alreadyUndone };
  return named.map(([id, resource, recordId]) => ({
    resource,
    id: recordId,
    ...(outcomes.get(id) ?? gone),
  }));
};

/**
 * Entries in their order; new records of one resource that follow each other go together, and so do saves and moves, each record
 * once; any other entry goes alone.
 */
const runsOf = (entries: readonly Entry[]): readonly (readonly Entry[])[] => {
  const runs: Entry[][] = [];
  const records = new Set<string>();
  for (const entry of entries) {
    const last = runs.at(-1);
    const [first] = last ?? [];
    const isMany = TOGETHER.includes(entry.kind);
    const isSame = isMany && first?.kind === entry.kind && first.resource === entry.resource;
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

const TOGETHER: readonly string[] = ['create', 'update', 'move'];

type Outcome = Pick<Undone, 'left' | 'reason'>;

/** Thousands of records go by few statements; where that is refused as a whole, all are tried one by one. */
const triedTogether = async (
  entries: readonly Entry[],
  { who, rest, all }: Pick<Tried, 'who' | 'rest' | 'all'>,
  deps: Deps,
): Promise<ReadonlyMap<Entry, Outcome> | undefined> => {
  const noted: Noted[] = [];
  const note = (made: Noted): void => void noted.push(made);
  const kind = entries[0]?.kind;
  try {
    const told = await deps.db.transaction(async (db) => {
      const inside = { ...deps, db, note };
      if (kind === 'update') return takeBackSaves(entries, { who, rest, all }, inside);
      const takeBackAll = kind === 'create' ? takeBackNew : takeBackMoves;
      await takeBackAll(entries, { who, all }, inside);
      return entries.map((): readonly string[] => []);
    });
    for (const each of noted) deps.note(each);
    return new Map(
      entries.map((entry, index) => {
        const one = told[index] ?? [];
        return [entry, one instanceof ApiError ? refusal(one) : { left: [...one] }];
      }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 403 || error.status >= 500) throw error;
    return undefined;
  }
};

/** Why a row stays. */
const refusal = (error: ApiError): Outcome => {
  const [first] = Object.values(error.errors ?? {}).flat();
  const isSince = error.message === historyTexts.changedSince;
  return {
    left: Object.keys(error.errors ?? {}),
    reason: isSince ? error.message : (first ?? error.message),
  };
};

interface Tried {
  readonly entry: Entry;
  readonly who: Who;
  readonly rest: boolean;
  readonly all: readonly Resource[];
}

/** One row, as if alone: what it has begun and could not end is as if it had never been. */
const tried = async ({ entry, ...undoing }: Tried, deps: Deps): Promise<Outcome> => {
  const noted: Noted[] = [];
  const note = (made: Noted): void => void noted.push(made);
  try {
    const left = await deps.db.transaction((db) =>
      takeBack({ change: entry, ...undoing }, { ...deps, db, note }),
    );
    for (const each of noted) deps.note(each);
    return { left: [...left] };
  } catch (error) {
    // What the member may not do at all is no matter of this row.
    if (!(error instanceof ApiError) || error.status === 403 || error.status >= 500) throw error;
    return refusal(error);
  }
};

const later = alias(changes, 'later');

/** Of this act and venue what was not taken back yet, the last first. */
const openEntries = async (
  { batch, pointId }: Pick<Entry, 'batch' | 'pointId'>,
  { db }: Pick<Deps, 'db'>,
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
const readEntries = async (ids: readonly number[], { db }: Pick<Deps, 'db'>): Promise<readonly Entry[]> => {
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
