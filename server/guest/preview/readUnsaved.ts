import type { WireRecord } from '../../../contract/fields';
import type { UnsavedBody } from '../../../contract/rows/review';
import type { LevelName } from '../../../contract/visibility/Level';
import { dayAt } from '../../../contract/visibility/venueClock';
import { invalid, notFound } from '../../ApiError';
import type { Call } from '../../Call';
import type { Db, DbClock, Deps } from '../../Deps';
import { fillColumns, nameOf } from '../../engine/columns';
import { placeFor } from '../../engine/lock';
import type { At, BaseRow, Resource } from '../../engine/Resource';
import { rootColumn } from '../../engine/reach';
import { find, recordOf } from '../../engine/read';
import { validateForm } from '../../engine/validateForm';
import type { FormContext } from '../../FormContext';
import { categories, foods, menus, points } from '../../resources';
import { guestTexts } from '../../texts/refusals';

type Asked = Pick<Call<'guest.preview'>, 'userId' | 'home' | 'reachFor'>;

/** What an open form is about, and what of it is not saved. */
export interface OpenForm {
  readonly unsaved: Unsaved | undefined;
  readonly resource: LevelName;
  readonly id: number | null;
  readonly categoryId: number | undefined;
}

/**
 * What an open form holds, read as a save of it would be: the same rights, conditions and checks; nothing is written. One that holds
 * nothing only says which record is looked at.
 * @throws ApiError 403, 404 (not in this venue), 422 with texts by field
 */
export const readUnsaved = async (
  asked: UnsavedBody | null | undefined,
  { pointId, call }: { readonly pointId: number; readonly call: Asked },
  deps: Deps,
): Promise<OpenForm | undefined> => {
  if (!asked) return undefined;
  expectPlace(asked);
  const { resource: name, id = null, values } = asked;
  const categoryId = id === null ? asked.categoryId : undefined;
  if (JSON.stringify(values).length > MAX_CHARS) throw invalid({ unsaved: [guestTexts.unsavedTooLarge] });
  const resource = RESOURCES[name];
  const isEmpty = id !== null && Object.keys(values).length === 0;
  const key = `${name}.${id === null ? 'create' : isEmpty ? 'one' : 'update'}`;
  const at = { userId: call.userId, home: call.home, reach: call.reachFor(key), named: { categoryId } };
  const standing = await (id === null ? NEW[name]?.(at, deps) : known(resource, { ...at, id }, deps));
  if (!standing) throw notFound();
  if (standing.rootId !== pointId) throw notFound();
  const form = { resource: name, id, categoryId: categoryId ?? standing.categoryId };
  if (isEmpty) return { ...form, unsaved: undefined };
  const { context } = standing;
  const sections = resource.rows[key]?.sections ?? [];
  const validated = validateForm({
    payload: values,
    sections: sections.map((section) => deps.sections.fields(section)),
    context,
    today: dayAt(deps.clock(), context.timezone),
  });
  const { row, record } = { row: standing.row, record: context.record };
  // What a save would forbid on top of its form.
  const columns = fillColumns(resource, validated, row?.extra);
  await resource.settle?.({ values: validated, columns, row, rootId: pointId, at }, deps);
  const changed = Object.entries(validated).filter(
    ([key, value]) => JSON.stringify(record?.[key]) !== JSON.stringify(value),
  );
  if (changed.length === 0 && id !== null) return { ...form, unsaved: undefined };
  const place = categoryId === undefined ? {} : { categoryId };
  return { ...form, unsaved: { resource: name, id, ...place, values: Object.fromEntries(changed) } };
};

const RESOURCES: Readonly<Record<LevelName, Resource>> = { points, menus, categories, foods };

/** More than a form holds whose every field is full. */
const MAX_CHARS = 64 * 1024;

/** Nothing but a dish is seen before it holds something. @throws ApiError 422 */
const expectPlace = ({ resource, id = null, categoryId }: UnsavedBody): void => {
  if (id === null && (!Object.hasOwn(NEW, resource) || categoryId === undefined))
    throw invalid({ 'unsaved.id': [guestTexts.number] });
};

type Row = BaseRow & Readonly<Record<string, unknown>>;

/** What it is validated against. */
interface Standing {
  readonly row: Row | undefined;
  readonly rootId: number;
  /** Of a dish. */
  readonly categoryId?: number | undefined;
  readonly context: FormContext;
}

const known = async (
  resource: Resource,
  at: At & { readonly id: number },
  deps: DbClock,
): Promise<Standing> => {
  const found = await find(resource, at, deps);
  const { row } = found;
  const record = recordOf(resource, found);
  const context = { timezone: found.zone, record, ...resource.moves?.(record) };
  const categoryId = typeof row.categoryId === 'number' ? row.categoryId : undefined;
  return { row, rootId: Number(row[nameOf(rootColumn(resource))]), categoryId, context };
};

const newDish = async (at: At, deps: Db): Promise<Standing> => {
  const place = await placeFor(foods, { ...at, isHeld: false }, deps);
  if (!place) throw notFound();
  return { row: undefined, rootId: place.rootId, context: { timezone: place.zone } };
};

/** What may be looked at before it exists. */
const NEW: { readonly [Name in LevelName]?: (at: At, deps: Db) => Promise<Standing> } = {
  foods: newDish,
};

/** What stands in an open form and in no table; validated. */
export interface Unsaved {
  readonly resource: LevelName;
  /** Of the record; null: it does not exist yet. */
  readonly id: number | null;
  /** Of a dish that does not exist yet. */
  readonly categoryId?: number;
  /** By wire key, as a save would send them; only what differs from the record. */
  readonly values: WireRecord;
}
