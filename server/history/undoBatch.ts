import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Undone } from '../../contract/entities';
import { ApiError, conflict } from '../ApiError';
import type { Deps } from '../Deps';
import { changes } from '../db/schema';
import type { Noted } from '../engine/history';
import type { Resource } from '../engine/Resource';
import { hangsUnder, idsUnder } from '../engine/reach';
import { historyTexts } from '../texts/history';
import { takeBackNew, takeBackSaves } from './takeBackMany';
import { type Entry, ownChange, takeBack, type Who } from './undoChange';

/**
 * Takes back everything that one act did in a venue, the last first, each row by its ordinary way. A row that cannot go back (it
 * was changed since, it is gone, a rule of today is against it) is left as it is and listed with the reason; the others go back.
 * What the act has made stays where somebody has worked on it, or in it. Must run in a transaction. @throws ApiError 403, 404; 409 where nothing is left that goes back
 */
export const undoBatch = async (
  { id, who, rest }: { readonly id: number; readonly who: Who; readonly rest: boolean },
  all: readonly Resource[],
  deps: Deps,
): Promise<readonly Undone[]> => {
  const change = await ownChange(id, who, all, deps);
  const entries = await openEntries(change, deps);
  if (entries.length === 0) throw conflict(historyTexts.alreadyUndone);
  const since = new Set([
    ...(await changedSince(entries, change.batch, deps)),
    ...(await changedInside(entries, { batch: change.batch, all }, deps)),
  ]);
  const done: Undone[] = [];
  for (const run of runsOf(entries)) {
    const stays = (entry: Entry) => entry.kind === 'create' && since.has(keyOf(entry));
    const going = run.filter((entry) => !stays(entry));
    const known = going.length > 1 ? await triedTogether(going, { who, rest, all }, deps) : undefined;
    for (const entry of run) {
      const row = { resource: entry.resource, id: entry.recordId };
      if (stays(entry)) done.push({ ...row, left: [], reason: historyTexts.changedSince });
      else done.push({ ...row, ...(known?.get(entry) ?? (await tried({ entry, who, rest, all }, deps))) });
    }
  }
  if (done.every(({ reason }) => reason !== undefined))
    throw conflict(done[0]?.reason ?? historyTexts.nothingLeft);
  return done;
};

/**
 * Entries in their order; new records of one resource that follow each other go together, and so do saves, each record once; any
 * other entry goes alone.
 */
const runsOf = (entries: readonly Entry[]): readonly (readonly Entry[])[] => {
  const runs: Entry[][] = [];
  const records = new Set<string>();
  for (const entry of entries) {
    const last = runs.at(-1);
    const [first] = last ?? [];
    const isMany = entry.kind === 'create' || entry.kind === 'update';
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

type Outcome = Pick<Undone, 'left' | 'reason'>;

/** Thousands of records go by few statements; where that is refused as a whole, all are tried one by one. */
const triedTogether = async (
  entries: readonly Entry[],
  { who, rest, all }: Pick<Tried, 'who' | 'rest' | 'all'>,
  deps: Deps,
): Promise<ReadonlyMap<Entry, Outcome> | undefined> => {
  const noted: Noted[] = [];
  const note = (made: Noted): void => void noted.push(made);
  const isNew = entries[0]?.kind === 'create';
  try {
    const told = await deps.db.transaction(async (db) => {
      const inside = { ...deps, db, note };
      if (!isNew) return takeBackSaves(entries, { who, rest, all }, inside);
      await takeBackNew(entries, { who, all }, inside);
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

/** Of this act and venue what was not taken back yet, the last first. */
const openEntries = async (
  { batch, pointId }: Pick<Entry, 'batch' | 'pointId'>,
  { db }: Pick<Deps, 'db'>,
): Promise<readonly Entry[]> => {
  const later = alias(changes, 'later');
  const rows = await db
    .select({ change: changes })
    .from(changes)
    .leftJoin(later, eq(later.undoes, changes.id))
    .where(and(eq(changes.batch, batch), eq(changes.pointId, pointId), isNull(later.id)))
    .orderBy(desc(changes.id));
  return rows.map(({ change }) => ({ ...change, pointId }));
};

const keyOf = ({ resource, recordId }: Pick<Entry, 'resource' | 'recordId'>): string =>
  `${resource} ${recordId}`;

/** Records of the act in which something was done after it: they hold it, and do not go then. */
const changedInside = async (
  entries: readonly Entry[],
  { batch, all }: { readonly batch: string; readonly all: readonly Resource[] },
  { db }: Pick<Deps, 'db'>,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const entry of entries.filter(({ kind }) => kind === 'create')) {
    const resource = all.find(({ name }) => name === entry.resource);
    const below = resource ? all.filter((each) => hangsUnder(each, resource)) : [];
    if (!resource || below.length === 0) continue;
    const inside = below.map((each) =>
      and(
        eq(changes.resource, each.name),
        sql`${changes.recordId} in (${idsUnder(each, resource, sql`${entry.recordId}::int`)})`,
      ),
    );
    const [first] = await db
      .select({ id: changes.id })
      .from(changes)
      .where(
        and(
          eq(changes.pointId, entry.pointId),
          sql`${changes.id} > ${entry.id}`,
          ne(changes.batch, batch),
          isNull(changes.undoes),
          or(...inside),
        ),
      )
      .limit(1);
    if (first) found.add(keyOf(entry));
  }
  return found;
};

/** Records of the act that somebody has worked on after it: what was made by the act does not go then. */
const changedSince = async (
  entries: readonly Entry[],
  batch: string,
  { db }: Pick<Deps, 'db'>,
): Promise<ReadonlySet<string>> => {
  const made = entries.filter(({ kind }) => kind === 'create');
  const found = new Set<string>();
  for (const resource of new Set(made.map((entry) => entry.resource))) {
    const own = made.filter((entry) => entry.resource === resource);
    const ids = own.map(({ recordId }) => recordId);
    const first = Math.min(...own.map(({ id }) => id));
    const rows = await db
      .selectDistinct({ recordId: changes.recordId })
      .from(changes)
      .where(
        and(
          eq(changes.resource, resource),
          inArray(changes.recordId, ids),
          sql`${changes.id} > ${first}`,
          ne(changes.batch, batch),
          isNull(changes.undoes),
        ),
      );
    for (const { recordId } of rows) found.add(`${resource} ${recordId}`);
  }
  return found;
};
