import type { FieldConfig } from '../../contract/fieldConfig';
import { changedFields, isSameField, keptOf, sentOf } from '../../contract/fieldHistory';
import { rulesOf, type WireRecord } from '../../contract/fields';
import { canWrite } from '../../contract/permissions';
import { dayAt } from '../../contract/visibility/venueClock';
import type { ChangeKind } from '../../contract/vocabulary';
import { ApiError, conflict, notFound } from '../ApiError';
import { takeBackAllergens } from '../allergens/tellAllergens';
import type { Deps } from '../Deps';
import type { changes } from '../db/schema';
import { applyRows } from '../engine/applyRows';
import { deleteMany, restoreMany } from '../engine/bin';
import { sectionsOf } from '../engine/history';
import { lockVenues } from '../engine/lock';
import { orderUnder } from '../engine/order';
import { type Behind, putBehind } from '../engine/positions';
import type { At, Resource } from '../engine/Resource';
import type { SetRow } from '../engine/RowChange';
import type { Reach } from '../engine/reach';
import { findStanding, type Standing } from '../engine/standing';
import { validateForm } from '../engine/validateForm';
import { takeBackStops } from '../stops/takeBackStop';
import { historyTexts } from '../texts/refusals';
import { filesSavedSince } from './workedOn';

/** Of a venue: what happened to members and roles is not taken back this way. */
export type Entry = typeof changes.$inferSelect & { readonly pointId: number };

/** Who calls, and what they may touch: by this call, and by the one that does what takes it back. */
export interface Who extends Omit<At, 'named'> {
  readonly reachFor: (key: string) => Reach;
}

export interface TakingBack {
  readonly who: Who;
  /** Take back what has not been changed since, and leave the rest. */
  readonly rest: boolean;
}

interface Undoing extends TakingBack {
  /** Of one resource and kind, each of another record. */
  readonly entries: readonly Entry[];
  readonly resource: Resource;
  /** Who takes them back, as the call that does the same knows them. */
  readonly at: At;
}

/** The outcome of an entry: the fields that stay as they are, or why nothing of it goes back. */
export type Left = readonly string[] | ApiError;

/** @returns what became of each, in the same order. @throws ApiError where none of them goes back */
type WayBack = (undoing: Undoing, deps: Deps) => Promise<readonly Left[]>;

/**
 * Takes changes back by the ordinary ways: a save with the fields as they were, the bin, the order, the stop list. Their rules and
 * permissions hold, and it is a change itself.
 * @param entries of one resource and kind, each of another record
 * @throws ApiError 403, 404; 409 for what cannot be taken back, naming fields that were changed since; whatever the way refuses
 */
export const takeBack = async (
  entries: readonly Entry[],
  taking: TakingBack,
  deps: Deps,
): Promise<readonly Left[]> => {
  const [first] = entries;
  const resource = deps.resources.find(({ name }) => name === first?.resource);
  if (!first || !resource) throw notFound();
  const at = { ...taking.who, reach: taking.who.reachFor(callBack(first)), named: {} };
  const made = new Map(entries.map(({ recordId, id }) => [recordId, id]));
  const audit: Deps['audit'] = (noted) => {
    const undoes = entries.length === 1 ? first.id : made.get(noted.recordId);
    deps.audit({ ...noted, ...(undoes !== undefined && { undoes }) });
  };
  return WAYS_BACK[first.kind]({ ...taking, entries, resource, at }, { ...deps, audit }).catch(asGone);
};

/** The entry is there, so its record is what is absent. */
const asGone = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 404) throw conflict(historyTexts.recordGone);
  throw error;
};

/** The call that does the same: whoever may make it may take the change back. */
export const callBack = ({ kind, resource }: Pick<Entry, 'kind' | 'resource'>): string => {
  if (kind === 'stop' || kind === 'resume') return 'stopList.change';
  if (kind === 'allergens') return 'pointIngredients.tell';
  if (kind === 'order' || kind === 'move') return `${resource}.${kind === 'move' ? 'update' : kind}`;
  return `${resource}.${kind === 'update' ? 'update' : kind === 'delete' ? 'restoreMany' : 'deleteMany'}`;
};

const throughBin =
  (verb: typeof deleteMany): WayBack =>
  async ({ entries, resource, at }, deps) => {
    await verb(resource, { ids: entries.map(({ recordId }) => recordId), at }, deps);
    return entries.map(() => []);
  };

/** What cannot go back is told and left, with nothing else of its record. */
const throughSave: WayBack = async ({ entries, resource, at, rest }, deps) => {
  const held = { ids: entries.map(({ recordId }) => recordId), reach: at.reach };
  await lockVenues(resource, held, deps);
  const found = await findStanding(resource, held, deps);
  const isSavedSince = await filesSavedSince(entries, resource, deps);
  const rows: SetRow[] = [];
  const left = entries.map((change): Left => {
    const one = found.get(change.recordId);
    if (!one) return conflict(historyTexts.recordGone);
    try {
      const { stays, ...save } = savedBack({ change, resource, rest, isSavedSince }, one, deps);
      rows.push({ ...one, ...save });
      return stays;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return error;
      throw error;
    }
  });
  await applyRows(resource, { rows, at }, deps);
  return left;
};

interface SavingBack extends Pick<Undoing, 'resource' | 'rest'> {
  readonly change: Entry;
  /** Whether files of this field were saved again after the change. */
  readonly isSavedSince: (entryId: number, field: string) => boolean;
}

/** What a save takes back of a record, validated. */
interface SavedBack extends Pick<SetRow, 'values' | 'files'> {
  /** Fields that stay as they are. */
  readonly stays: readonly string[];
}

/** @throws ApiError 409, 422 */
const savedBack = (
  { change, resource, rest, isSavedSince }: SavingBack,
  { found, record }: Standing,
  deps: Pick<Deps, 'sections' | 'clock'>,
): SavedBack => {
  const sections = sectionsOf(resource, deps.sections);
  const isAgain = ({ name }: FieldConfig): boolean => isSavedSince(change.id, name);
  const { back, since, left } = sorted(changedFields(sections.flat(), change), change, { record, isAgain });
  if (since.length > 0 && !rest)
    throw conflict(
      historyTexts.changedSince,
      Object.fromEntries(since.map(({ name }) => [name, [historyTexts.fieldChangedSince]])),
    );
  if (back.length === 0) throw conflict(left.length > 0 ? historyTexts.filesGone : historyTexts.nothingLeft);
  const sent = back.filter((field) => !isOfFiles(field)).map((field) => sentOf(field, change.before));
  const values = validateForm({
    payload: Object.assign({}, ...sent),
    sections,
    context: { timezone: found.zone, record, ...resource.moves?.(record) },
    today: dayAt(deps.clock(), found.zone),
  });
  return {
    values,
    // Those that were none before go.
    files: Object.fromEntries(back.filter(isOfFiles).map(({ name }) => [name, []])),
    stays: [...since, ...left].map(({ name }) => name),
  };
};

const isOfFiles = (field: FieldConfig): boolean => rulesOf(field).keptInPart === true;

const isEmptiable = (field: FieldConfig, before: WireRecord): boolean =>
  isSameField(field, before, {}) && field.rules.required !== true && canWrite(field, 'edit');

/** A field that goes back, one that was changed since, and one that cannot go back. */
const sorted = (
  fields: readonly FieldConfig[],
  { before, after }: Entry,
  { record, isAgain }: { readonly record: WireRecord; readonly isAgain: (field: FieldConfig) => boolean },
) => {
  // An address that only the server writes follows its title.
  const own = fields.filter((field) => !(field.autoGenerate && !canWrite(field, 'edit')));
  // Files that were there are gone; those that were not are taken out again.
  const isLeft = (field: FieldConfig): boolean => isOfFiles(field) && !isEmptiable(field, before);
  const isSince = (field: FieldConfig): boolean =>
    isAgain(field) || !isSameField(field, keptOf(field, record), after);
  const isThere = (field: FieldConfig): boolean => isSameField(field, keptOf(field, record), before);
  const open = own.filter((field) => !isLeft(field));
  return {
    left: own.filter(isLeft),
    since: open.filter((field) => isSince(field) && !isThere(field)),
    back: open.filter((field) => !isSince(field)),
  };
};

const places = ({ places: kept }: WireRecord): readonly Behind[] =>
  Array.isArray(kept) ? kept.filter(isBehind) : [];

const isBehind = (raw: unknown): raw is Behind =>
  Array.isArray(raw) && typeof raw[0] === 'number' && (raw[1] === null || typeof raw[1] === 'number');

/** What was ordered under a record. */
const throughOrder: WayBack = async ({ entries, resource, at }, deps) => {
  const below = deps.resources.find(({ under, position }) => position && under?.resource === resource);
  if (!below) throw conflict(historyTexts.recordGone);
  for (const { recordId: parentId, before } of entries) {
    const wanted = (here: readonly number[]) => putBehind(here, places(before));
    await orderUnder(below, { parentId, wanted, at }, deps);
  }
  return entries.map(() => []);
};

/** Rows go back to where they stood, those of one place by one call; only what still stands where it was moved to. */
const throughMove: WayBack = async ({ entries, resource, at }, deps) => {
  for (const parentId of new Set(entries.map(({ before }) => Number(before.parent)))) {
    const own = entries.filter(({ before }) => Number(before.parent) === parentId);
    const from = [...new Set(own.map(({ after }) => Number(after.parent)))];
    const back = own.map(
      ({ recordId, before: { behind } }): Behind => [recordId, typeof behind === 'number' ? behind : null],
    );
    const ids = back.map(([id]) => id);
    const wanted = (here: readonly number[]) => putBehind([...here, ...ids], back);
    const order = new Set(await orderUnder(resource, { parentId, wanted, from, at }, deps));
    if (!ids.every((id) => order.has(id))) throw conflict(historyTexts.changedSince);
  }
  return entries.map(() => []);
};

const throughStopList: WayBack = async ({ entries, at }, deps) =>
  (await takeBackStops(entries, at, deps)).map((why) => why ?? []);

const throughAllergens: WayBack = ({ entries, at }, deps) => takeBackAllergens(entries, at, deps);

const never: WayBack = async () => {
  throw conflict(historyTexts.destroyed);
};

const WAYS_BACK: Readonly<Record<ChangeKind, WayBack>> = {
  create: throughBin(deleteMany),
  update: throughSave,
  delete: throughBin(restoreMany),
  restore: throughBin(deleteMany),
  destroy: never,
  stop: throughStopList,
  resume: throughStopList,
  order: throughOrder,
  move: throughMove,
  allergens: throughAllergens,
};
