import { and, eq } from 'drizzle-orm';
import type { Undone } from '../../contract/entities';
import type { FieldConfig } from '../../contract/fieldConfig';
import { changedFields, isSameField, keptOf, sentOf } from '../../contract/fieldHistory';
import { rulesOf } from '../../contract/fields';
import { canWrite } from '../../contract/permissions';
import type { ChangeKind } from '../../contract/vocabulary';
import { ApiError, conflict, notFound } from '../ApiError';
import type { Deps } from '../Deps';
import { changes, points } from '../db/schema';
import { deleteMany, restoreMany } from '../engine/bin';
import { sectionsOf } from '../engine/history';
import type { At, Resource } from '../engine/Resource';
import { isOwn, type Reach, rootOf } from '../engine/reach';
import { find } from '../engine/read';
import { recordOf } from '../engine/record';
import { validateForm } from '../engine/validateForm';
import { today } from '../engine/wallClock';
import { update } from '../engine/write';
import { moveStops, type StopAction } from '../resources/parts/moveStops';
import { historyTexts } from '../texts/history';

/** Of a venue: what happened to members and roles is not taken back this way. */
type Entry = typeof changes.$inferSelect & { readonly pointId: number };

/** Who calls, and what they may touch: by this call, and by the one that does what takes it back. */
interface Who extends Omit<At, 'named'> {
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
 * permissions hold, and it is a change itself. Must run in a transaction (`bind` opens it).
 * @throws ApiError 403, 404; 409 for what cannot be taken back, naming fields that were changed since; whatever the way refuses
 */
export const undoChange = async (
  { id, who: caller, rest }: { readonly id: number; readonly who: Who; readonly rest: boolean },
  all: readonly Resource[],
  deps: Deps,
): Promise<readonly Undone[]> => {
  const change = await ownChange(id, caller, all, deps);
  const resource = all.find(({ name }) => name === change.resource);
  if (!resource) throw notFound();
  const who = { ...caller, reach: caller.reachFor(callBack(change)) };
  const noted = { ...deps, note: (made: Parameters<Deps['note']>[0]) => deps.note({ ...made, undoes: id }) };
  const left = await WAYS_BACK[change.kind]({ change, resource, who, rest, all }, noted).catch(asGone);
  return [{ resource: change.resource, id: change.recordId, left: [...left] }];
};

/** The entry is there, so its record is what is absent. */
const asGone = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 404) throw conflict(historyTexts.recordGone);
  throw error;
};

const ownChange = async (
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

const throughStopList =
  (action: StopAction): WayBack =>
  async ({ change, who }, deps) => {
    await moveStops({ ...who, pointId: change.pointId, ids: [change.recordId], action }, deps);
    return [];
  };

const throughSave: WayBack = async ({ change, resource, who, rest, all }, deps) => {
  const at = { ...who, named: {}, id: change.recordId };
  const found = await find(resource, at, deps);
  const record = recordOf(resource, found);
  const sections = sectionsOf(resource, deps.sections);
  const { back, since, left } = sorted(changedFields(sections.flat(), change), change, record);
  if (since.length > 0 && !rest)
    throw conflict(
      historyTexts.changedSince,
      Object.fromEntries(since.map(({ name }) => [name, [historyTexts.fieldChangedSince]])),
    );
  if (back.length === 0) throw conflict(left.length > 0 ? historyTexts.filesGone : historyTexts.nothingLeft);
  const values = validateForm({
    payload: Object.assign({}, ...back.map((field) => sentOf(field, change.before))),
    sections,
    context: { timezone: found.zone, record, ...resource.moves?.(record) },
    today: today(deps.clock(), found.zone),
  });
  const form = { values, files: {} };
  await update(resource, at, { form, ifMatch: Number(found.row.version) }, all, deps);
  return [...since, ...left].map(({ name }) => name);
};

/** A field that goes back, one that was changed since, and one that cannot go back. */
const sorted = (
  fields: readonly FieldConfig[],
  { before, after }: Entry,
  record: Parameters<typeof keptOf>[1],
) => {
  // An address that only the server writes follows its title.
  const own = fields.filter((field) => !(field.autoGenerate && !canWrite(field, 'edit')));
  const isLeft = (field: FieldConfig): boolean => rulesOf(field).keptInPart === true;
  const isSince = (field: FieldConfig): boolean => !isSameField(field, keptOf(field, record), after);
  const isThere = (field: FieldConfig): boolean => isSameField(field, keptOf(field, record), before);
  const open = own.filter((field) => !isLeft(field));
  return {
    left: own.filter(isLeft),
    since: open.filter((field) => isSince(field) && !isThere(field)),
    back: open.filter((field) => !isSince(field)),
  };
};

const never: WayBack = async () => {
  throw conflict(historyTexts.destroyed);
};

/** The call that does the same: whoever may make it may take the change back. */
const callBack = ({ kind, resource }: Pick<Entry, 'kind' | 'resource'>): string => {
  if (kind === 'stop' || kind === 'resume') return 'stopList.change';
  return `${resource}.${kind === 'update' ? 'update' : kind === 'delete' ? 'restoreMany' : 'deleteMany'}`;
};

const WAYS_BACK: Readonly<Record<ChangeKind, WayBack>> = {
  create: throughBin(deleteMany),
  update: throughSave,
  delete: throughBin(restoreMany),
  restore: throughBin(deleteMany),
  destroy: never,
  stop: throughStopList('detach'),
  resume: throughStopList('attach'),
};
