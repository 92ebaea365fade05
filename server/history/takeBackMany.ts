import { ApiError, conflict, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { deleteMany } from '../engine/bin';
import { orderUnder } from '../engine/order';
import { type Behind, putBehind } from '../engine/positions';
import type { Resource } from '../engine/Resource';
import { findMany } from '../engine/read';
import { holdRows, type RowSave, saveMany } from '../engine/saveMany';
import { historyTexts } from '../texts/history';
import { filesSavedSince } from './filesSavedSince';
import { callBack, type Entry, savedBack, type Who } from './undoChange';

interface Undoing {
  readonly who: Who;
  /** Take back what has not been changed since, and leave the rest. */
  readonly rest: boolean;
  readonly all: readonly Resource[];
}

/** Several new records of one resource, by one call. @throws ApiError 404 where one of them is gone */
export const takeBackNew = async (
  entries: readonly Entry[],
  { who: caller, all }: Pick<Undoing, 'who' | 'all'>,
  deps: Deps,
): Promise<void> => {
  const { resource, who, note } = together(entries, { who: caller, all }, deps);
  const ids = entries.map(({ recordId }) => recordId);
  await deleteMany(resource, { ids, at: { ...who, named: {} }, all }, { ...deps, note });
};

/**
 * Saves of several records of one resource, by few statements. What cannot go back is told and left, with nothing else of it.
 * @returns what became of each, in the same order: the fields that stay as they are, or the refusal
 */
export const takeBackSaves = async (
  entries: readonly Entry[],
  { who: caller, rest, all }: Pick<Undoing, 'who' | 'rest' | 'all'>,
  deps: Deps,
): Promise<readonly (readonly string[] | ApiError)[]> => {
  const { resource, who, note } = together(entries, { who: caller, all }, deps);
  const ids = entries.map(({ recordId }) => recordId);
  await holdRows(resource, ids, deps);
  const found = new Map(
    (await findMany(resource, { ids, reach: who.reach }, deps)).map((one) => [Number(one.row.id), one]),
  );
  const isSavedSince = await filesSavedSince(entries, resource, deps);
  const rows: RowSave[] = [];
  const told = entries.map((change): readonly string[] | ApiError => {
    const one = found.get(change.recordId);
    if (!one) return conflict(historyTexts.recordGone);
    try {
      const { stays, ...save } = savedBack({ change, resource, rest, isSavedSince }, one, deps);
      rows.push({ ...save, found: one, rootId: change.pointId });
      return stays;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return error;
      throw error;
    }
  });
  await saveMany(resource, { rows, at: who }, all, { ...deps, note });
  return told;
};

/** Rows that were moved go back to where they stood, those of one place by one call. @throws ApiError 404, 409 where one has gone elsewhere since */
export const takeBackMoves = async (
  entries: readonly Entry[],
  { who: caller, all }: Pick<Undoing, 'who' | 'all'>,
  deps: Deps,
): Promise<void> => {
  const { resource, who, note } = together(entries, { who: caller, all }, deps);
  for (const parentId of new Set(entries.map(({ before }) => Number(before.parent)))) {
    const own = entries.filter(({ before }) => Number(before.parent) === parentId);
    const from = [...new Set(own.map(({ after }) => Number(after.parent)))];
    const places = own.map(
      ({ recordId, before: { behind } }): Behind => [recordId, typeof behind === 'number' ? behind : null],
    );
    const ids = places.map(([id]) => id);
    const wanted = (here: readonly number[]) => putBehind([...here, ...ids], places);
    const order = new Set(await orderUnder(resource, { parentId, wanted, from, at: who }, { ...deps, note }));
    if (!ids.every((id) => order.has(id))) throw conflict(historyTexts.changedSince);
  }
};

/** What entries of one resource and kind have in common. @throws ApiError 403, 404 */
const together = (
  entries: readonly Entry[],
  { who: caller, all }: Pick<Undoing, 'who' | 'all'>,
  deps: Pick<Deps, 'note'>,
): { readonly resource: Resource; readonly who: Who; readonly note: Deps['note'] } => {
  const [first] = entries;
  const resource = all.find(({ name }) => name === first?.resource);
  if (!first || !resource) throw notFound();
  const who = { ...caller, reach: caller.reachFor(callBack(first)) };
  const made = new Map(entries.map(({ recordId, id }) => [recordId, id]));
  const note: Deps['note'] = (noted) => {
    const undoes = made.get(noted.recordId);
    deps.note({ ...noted, ...(undoes !== undefined && { undoes }) });
  };
  return { resource, who, note };
};
