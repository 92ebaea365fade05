import { and, eq, isNull } from 'drizzle-orm';
import type { BulkResult } from '../../contract/bulk';
import type { CopyResult } from '../../contract/copies';
import type { FieldConfig } from '../../contract/fieldConfig';
import type { WireRecord } from '../../contract/fields';
import { foldText } from '../../contract/foldText';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { forbidden, notFound } from '../ApiError';
import type { Handlers } from '../Call';
import { carriedFields, isCreatable, valuesOf } from '../copies/carried';
import { copyParts, type Going, OPENED } from '../copies/copyTree';
import { copyName } from '../copies/names';
import { listParts, type Part } from '../copies/readSource';
import type { Db, Deps } from '../Deps';
import { menus as menuTable, points as pointTable } from '../db/schema';
import { applyRows } from '../engine/applyRows';
import { changeMany } from '../engine/changeMany';
import { entriesOf } from '../engine/history';
import type { At } from '../engine/Resource';
import { inReach, type Reach } from '../engine/reach';
import { find, recordOf } from '../engine/read';
import { readBulk } from '../engine/readBulk';
import type { OwnKey } from '../engine/verbs';
import { categories, foods, menus, points } from '../resources';
import { grantsBy } from '../staff/holdBusiness';
import { reachOf } from '../team/grants';

export const pointsHandlers: Handlers<OwnKey<'points'>> = {
  'points.bulk': async ({ body, ...at }, deps) => {
    const fields = ['graphic', 'close_point'];
    return changeMany(points, { bulk: readBulk(body), at, fields, complete: withEntries }, deps);
  },

  'points.copy': async ({ path: { id }, body: { dry_run: isDry = false }, key, session, ...who }, deps) => {
    // A venue is opened by who runs all of a business.
    const homes = grantsBy(key, session).flatMap(({ businessId, pointIds }) =>
      pointIds ? [] : [businessId],
    );
    const ofMenus = grantsBy('menus.copy', session);
    const menuReach = ofMenus.length > 0 ? reachOf(ofMenus) : undefined;
    return { results: await copyPoint({ id, who, homes, menuReach, isDry }, deps) };
  },
};

/** Each venue has a history of its own. */
const withEntries = async (
  results: readonly BulkResult[],
  inside: Pick<Deps, 'db' | 'flushAudit'>,
): Promise<readonly BulkResult[]> => {
  const entries = await entriesOf(inside);
  return results.map((row) => {
    const change_id = entries.get(row.id);
    return change_id === undefined ? row : { ...row, change_id };
  });
};

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
const copyPoint = async (
  { id, who, homes, menuReach, isDry }: Doubling,
  deps: Deps,
): Promise<readonly CopyResult[]> => {
  const papers = deps.sections.fields(LEFT_SECTION).filter(({ type }) => type === 'file');
  const fields = carriedFields(points, deps.sections).filter(
    (field) => !papers.includes(field) && !LEFT_FIELDS.includes(field.name),
  );
  const original = async (inside: Deps) => {
    const found = await find(points, { ...who, named: {}, id }, inside);
    const { businessId, title } = found.row;
    if (!homes.includes(businessId) || !isCreatable(points, inside.sections)) throw forbidden();
    return { found, businessId, title: await freeTitle({ businessId, title }, fields, inside) };
  };
  const contents = async () => {
    const may = menuReach && [menus, categories, foods].every((each) => isCreatable(each, deps.sections));
    const own = may ? await menusIn(id, deps) : [];
    return may && own.length > 0
      ? (await listParts({ unit: 'menus', ids: own, reach: menuReach }, deps)).parts
      : [];
  };
  if (isDry) {
    const { title } = await original(deps);
    return [{ ...counted(await contents()), point_id: id, title }];
  }
  const open = async (inside: Deps) => {
    const { found, businessId, title } = await original(inside);
    const values = { ...withoutIds(valuesOf(fields, recordOf(points, found))), title };
    const fileFields = fields.filter(({ type }) => type === 'file').map(({ name }) => name);
    const copyOf = { id, fileFields, isBeside: false };
    const row = { kind: 'new' as const, values, parentId: businessId, copyOf };
    const at = { ...who, home: businessId, named: {} };
    const [made] = await applyRows(points, { rows: [row], at }, inside);
    return { id: made?.id ?? 0, title };
  };
  const plan = async () => {
    await original(deps);
    return [null, ...(await contents())].map((part): Going => [OPENED, part]);
  };
  const copying = {
    unit: 'menus' as const,
    asked: { onConflict: 'skip' as const, isDry },
    who,
    reach: menuReach ?? who.reach,
    isDoubling: false,
    open,
  };
  return copyParts(plan, copying, deps);
};

/** A name that no other venue of the business has. */
const freeTitle = async (
  { businessId, title }: { readonly businessId: number; readonly title: string },
  fields: readonly FieldConfig[],
  { db }: Db,
): Promise<string> => {
  const rows = await db
    .select({ title: pointTable.title })
    .from(pointTable)
    .where(and(eq(pointTable.businessId, businessId), isNull(pointTable.deletedAt)));
  const most = fields.find(({ name }) => name === 'title')?.rules.max_length ?? limits.pointTitleMax;
  return copyName(title, { taken: new Set(rows.map((row) => foldText(row.title))), most });
};

const menusIn = async (pointId: number, { db }: Db): Promise<readonly number[]> => {
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
const counted = (parts: readonly Part[]): Omit<CopyResult, 'point_id' | 'title'> => {
  const count = (at: 0 | 1 | 2): number => new Set(parts.flatMap((part) => part[at] ?? [])).size;
  return {
    status: 'done',
    made: { menus: count(0), categories: count(1), foods: count(2) },
    updated: 0,
    skipped: 0,
    same: [],
    refused: [],
    notes: [],
    ids: [],
    change_id: null,
  };
};

/** A point within reach, out of its bin. @throws ApiError 404 */
export const expectPoint = async (
  { id, reach }: { readonly id: number; readonly reach: Reach },
  { db }: Db,
): Promise<void> => {
  const [row] = await db
    .select({ id: pointTable.id })
    .from(pointTable)
    .where(and(eq(pointTable.id, id), inReach(points, reach)));
  if (!row) throw notFound();
};
