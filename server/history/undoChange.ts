import { and, eq } from 'drizzle-orm';
import type { Undone } from '../../contract/entities';
import type { FieldConfig } from '../../contract/fieldConfig';
import { changedFields, isSameField, keptOf, sentOf } from '../../contract/fieldHistory';
import { rulesOf, type WireRecord } from '../../contract/fields';
import { canWrite } from '../../contract/permissions';
import type { ChangeKind } from '../../contract/vocabulary';
import { ApiError, conflict, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { changes, points } from '../db/schema';
import { deleteMany, restoreMany } from '../engine/bin';
import { sectionsOf } from '../engine/history';
import { orderUnder } from '../engine/order';
import { type Behind, putBehind } from '../engine/positions';
import type { At, Found, Parts, RecordTable, Resource } from '../engine/Resource';
import { isOwn, type Reach, rootOf } from '../engine/reach';
import { find } from '../engine/read';
import { recordOf } from '../engine/record';
import type { RowSave } from '../engine/saveMany';
import { validateForm } from '../engine/validateForm';
import { today } from '../engine/wallClock';
import { update } from '../engine/write';
import { takeBackStop } from '../stops/takeBackStop';
import { historyTexts } from '../texts/history';
import { filesSavedSince } from './filesSavedSince';

/** Of a venue: what happened to members and roles is not taken back this way. */
export type Entry = typeof changes.$inferSelect & { readonly pointId: number };

/** Who calls, and what they may touch: by this call, and by the one that does what takes it back. */
export interface Who extends Omit<At, 'named'> {
  readonly reachFor: (key: string) => Reach;
}

interface Undoing {
  readonly change: Entry;
  readonly resource: Resource;
  /** Who takes it back. */
  readonly who: Who;
  /** Take back what has not been changed since, and leave the rest. */
  readonly rest: boolean;
  readonly all: readonly Resource[];
}

/**
 * Takes a change back by the ordinary ways: a save with the fields as they were, the bin, the stop list. Their rules and
 * permissions hold, and it is a change itself.
 * @throws ApiError 403, 404; 409 for what cannot be taken back, naming fields that were changed since; whatever the way refuses
 */
export const undoChange = async (
  { id, who: caller, rest }: { readonly id: number; readonly who: Who; readonly rest: boolean },
  all: readonly Resource[],
  deps: Deps,
): Promise<readonly Undone[]> => {
  const { told } = await deps.inSlices<number, Undone>({
    plan: async () => [id],
    run: async (_ids, inside) => {
      const change = await ownChange(id, caller, all, inside);
      if (await isUndone(change, inside)) throw conflict(historyTexts.alreadyUndone);
      const left = await takeBack({ change, who: caller, rest, all }, inside);
      return [{ resource: change.resource, id: change.recordId, left: [...left] }];
    },
    leave: (_id, reason) => ({ resource: '', id, left: [], reason }),
  });
  return told;
};

const isUndone = async ({ id }: Pick<Entry, 'id'>, { db }: Pick<Deps, 'db'>): Promise<boolean> =>
  (await db.select({ id: changes.id }).from(changes).where(eq(changes.undoes, id)).limit(1)).length > 0;

/** @returns the fields that stay as they are */
export const takeBack = async (
  { change, who: caller, rest, all }: Omit<Undoing, 'resource'>,
  deps: Deps,
): Promise<readonly string[]> => {
  const resource = all.find(({ name }) => name === change.resource);
  if (!resource) throw notFound();
  const who = { ...caller, reach: caller.reachFor(callBack(change)) };
  const note = (made: Parameters<Deps['note']>[0]) => deps.note({ ...made, undoes: change.id });
  return WAYS_BACK[change.kind]({ change, resource, who, rest, all }, { ...deps, note }).catch(asGone);
};

/** The entry is there, so its record is what is absent. */
const asGone = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 404) throw conflict(historyTexts.recordGone);
  throw error;
};

/** A change in a venue within reach. @throws ApiError 404 */
export const ownChange = async (
  id: number,
  { reach }: Who,
  all: readonly Resource[],
  { db }: Pick<Deps, 'db'>,
): Promise<Entry> => {
  const [first] = all;
  const [row] = first
    ? await db
        .select({ change: changes, pointId: points.id })
        .from(changes)
        .innerJoin(points, eq(changes.pointId, points.id))
        .where(and(eq(changes.id, id), isOwn(rootOf(first), reach)))
    : [];
  if (!row) throw notFound();
  return { ...row.change, pointId: row.pointId };
};

/** @returns the fields that stay as they are */
type WayBack = (undoing: Undoing, deps: Deps) => Promise<readonly string[]>;

const throughBin =
  (verb: typeof deleteMany): WayBack =>
  async ({ change, resource, who, all }, deps) => {
    await verb(resource, { ids: [change.recordId], at: { ...who, named: {} }, all }, deps);
    return [];
  };

const throughStopList: WayBack = async ({ change, who }, deps) => {
  await takeBackStop(change, who, deps);
  return [];
};

interface SavingBack extends Pick<Undoing, 'change' | 'resource' | 'rest'> {
  /** Whether files of this field were saved again after the change. */
  readonly isSavedSince: (entryId: number, field: string) => boolean;
}

/** What a save takes back of a record, validated. */
interface SavedBack extends Pick<RowSave, 'record' | 'values'> {
  /** Fields whose files go: there were none before. */
  readonly emptied: readonly string[];
  /** Fields that stay as they are. */
  readonly stays: readonly string[];
}

/** @throws ApiError 409, 422 */
export const savedBack = (
  { change, resource, rest, isSavedSince }: SavingBack,
  found: Found<RecordTable, Parts>,
  deps: Pick<Deps, 'sections' | 'clock'>,
): SavedBack => {
  const record = recordOf(resource, found);
  const sections = sectionsOf(resource, deps.sections);
  const isAgain = ({ name }: FieldConfig): boolean => isSavedSince(change.id, name);
  const { back, since, left } = sorted(changedFields(sections.flat(), change), change, record, isAgain);
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
    today: today(deps.clock(), found.zone),
  });
  return {
    record,
    values,
    emptied: back.filter(isOfFiles).map(({ name }) => name),
    stays: [...since, ...left].map(({ name }) => name),
  };
};

const throughSave: WayBack = async ({ change, resource, who, rest, all }, deps) => {
  const at = { ...who, named: {}, id: change.recordId };
  const found = await find(resource, at, deps);
  const isSavedSince = await filesSavedSince([change], resource, deps);
  const { values, emptied, stays } = savedBack({ change, resource, rest, isSavedSince }, found, deps);
  const form = { values, files: Object.fromEntries(emptied.map((name) => [name, []])) };
  await update(resource, at, { form, ifMatch: Number(found.row.version) }, all, deps);
  return stays;
};

const isOfFiles = (field: FieldConfig): boolean => rulesOf(field).keptInPart === true;

const isEmptiable = (field: FieldConfig, before: WireRecord): boolean =>
  isSameField(field, before, {}) && field.rules.required !== true && canWrite(field, 'edit');

/** A field that goes back, one that was changed since, and one that cannot go back. */
const sorted = (
  fields: readonly FieldConfig[],
  { before, after }: Entry,
  record: WireRecord,
  isAgain: (field: FieldConfig) => boolean,
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
const throughOrder: WayBack = async ({ change, resource, who, all }, deps) => {
  const below = all.find(({ under, position }) => position && under?.resource === resource);
  if (!below) throw conflict(historyTexts.recordGone);
  const wanted = (here: readonly number[]) => putBehind(here, places(change.before));
  await orderUnder(below, { parentId: change.recordId, wanted, at: who }, deps);
  return [];
};

/** Only what still stands where it was moved to goes back. */
const throughMove: WayBack = async ({ change: { recordId, before, after }, resource, who }, deps) => {
  const behind = typeof before.behind === 'number' ? before.behind : null;
  const wanted = (here: readonly number[]) => putBehind([...here, recordId], [[recordId, behind]]);
  const [parentId, from] = [Number(before.parent), [Number(after.parent)]];
  const order = await orderUnder(resource, { parentId, wanted, from, at: who }, deps);
  if (!order.includes(recordId)) throw conflict(historyTexts.changedSince);
  return [];
};

const never: WayBack = async () => {
  throw conflict(historyTexts.destroyed);
};

/** The call that does the same: whoever may make it may take the change back. */
export const callBack = ({ kind, resource }: Pick<Entry, 'kind' | 'resource'>): string => {
  if (kind === 'stop' || kind === 'resume') return 'stopList.change';
  if (kind === 'order' || kind === 'move') return `${resource}.${kind === 'move' ? 'update' : kind}`;
  return `${resource}.${kind === 'update' ? 'update' : kind === 'delete' ? 'restoreMany' : 'deleteMany'}`;
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
};
