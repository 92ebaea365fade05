import { and, eq, isNull } from 'drizzle-orm';
import type { CopyResult } from '../../contract/copies';
import type { FieldConfig } from '../../contract/fieldConfig';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { forbidden } from '../ApiError';
import type { Deps } from '../Deps';
import { menus as menuTable, points as pointTable } from '../db/schema';
import { addressOfNew } from '../engine/address';
import type { At } from '../engine/Resource';
import type { Reach } from '../engine/reach';
import { find } from '../engine/read';
import { recordOf } from '../engine/record';
import { create } from '../engine/write';
import { categories, foods, menus, points } from '../resources';
import { carriedFields, isCreatable, valuesOf } from './carried';
import { copyInto } from './copyTree';
import { copyName, nameKey } from './names';
import { readMenus } from './readSource';
import type { Source } from './Source';
import { shareFiles } from './writeRows';

interface Doubling {
  readonly id: number;
  readonly who: Omit<At, 'named'>;
  /** The businesses in which this person may open venues. */
  readonly homes: readonly number[];
  /** The venues in which they may make menus; undefined = in none. */
  readonly menuReach: Reach | undefined;
  readonly isDry: boolean;
}

/** A licence and a contract are of one address, and what guests are told of a closure is of one week. */
const LEFT_SECTION = 'point_docs';
const LEFT_FIELDS = ['status', 'close_point'];

/**
 * Doubles a venue with its menus, as a draft: the moderator sees it before guests do. @throws ApiError 404; 403 who may open no
 * venue in its business, or may not fill what a venue must have
 */
export const copyPoint = async (
  { id, who, homes, menuReach, isDry }: Doubling,
  deps: Deps,
): Promise<CopyResult> => {
  const found = await find(points, { ...who, named: {}, id }, deps);
  const row = found.row as typeof pointTable.$inferSelect;
  if (!homes.includes(row.businessId) || !isCreatable(points, deps.sections)) throw forbidden();
  const papers = deps.sections.fields(LEFT_SECTION).filter(({ type }) => type === 'file');
  const fields = carriedFields(points, deps.sections).filter(
    (field) => !papers.includes(field) && !LEFT_FIELDS.includes(field.name),
  );
  const title = await freeTitle(row, fields, deps);
  const inside = await menusIn(id, deps);
  const source =
    menuReach &&
    inside.length > 0 &&
    [menus, categories, foods].every((each) => isCreatable(each, deps.sections))
      ? await readMenus(inside, menuReach, deps)
      : { unit: 'menus' as const, pointId: id, menus: [] };
  if (isDry) return { ...counted(source), point_id: id, title };
  const url = await addressOfNew(points, { title, parentId: row.businessId }, deps);
  const values = { ...withoutIds(valuesOf(fields, recordOf(points, found))), title, url };
  const at = { ...who, home: row.businessId, named: {} };
  const saved = await create(points, at, { values, files: {} }, deps);
  const pointId = Number(saved.record.id);
  await shareFiles(points, { pairs: [[id, pointId]], fields, userId: who.userId }, deps);
  const asked = { to: undefined, onConflict: 'skip' as const, isDry };
  const copied = await copyInto({ pointId, title }, { source, asked, who, isNewVenue: true }, deps);
  const entry = await deps.keepNotes();
  return { ...copied, status: 'done', ids: [pointId], change_id: entry ?? null };
};

/** A name that no other venue of the business has. */
const freeTitle = async (
  { businessId, title }: { readonly businessId: number; readonly title: string },
  fields: readonly FieldConfig[],
  { db }: Pick<Deps, 'db'>,
): Promise<string> => {
  const rows = await db
    .select({ title: pointTable.title })
    .from(pointTable)
    .where(and(eq(pointTable.businessId, businessId), isNull(pointTable.deletedAt)));
  const most = fields.find(({ name }) => name === 'title')?.rules.max_length ?? limits.pointTitleMax;
  return copyName(title, { taken: new Set(rows.map((row) => nameKey(row.title))), most });
};

const menusIn = async (pointId: number, { db }: Pick<Deps, 'db'>): Promise<readonly number[]> => {
  const rows = await db
    .select({ id: menuTable.id })
    .from(menuTable)
    .where(and(eq(menuTable.pointId, pointId), isNull(menuTable.deletedAt)));
  return rows.map((row) => row.id);
};

/** Phones of the copy are rows of their own. */
const withoutIds = (values: WireRecord): WireRecord =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value.map(withoutId) : value]),
  );

const withoutId = (entry: unknown): unknown => {
  if (!isRecord(entry)) return entry;
  const { id: _own, ...rest } = entry;
  return rest;
};

/** What a copy of a venue would make: nothing is in its way. */
const counted = ({ menus: own }: Source): Omit<CopyResult, 'point_id' | 'title'> => {
  const inside = own.flatMap((menu) => menu.categories);
  const dishes = inside.flatMap((category) => category.foods);
  return {
    status: 'done',
    made: { menus: own.length, categories: inside.length, foods: dishes.length },
    updated: 0,
    skipped: 0,
    same: [],
    refused: [],
    notes: [],
    ids: [],
    change_id: null,
  };
};
