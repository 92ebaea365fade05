import { and, eq, gte, isNull } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { columnsOf } from '../../contract/sheets/columns';
import type { SheetResult } from '../../contract/sheets/Sheet';
import { ApiError, invalid, notFound } from '../ApiError';
import type { Call } from '../Call';
import { isCreatable } from '../copies/carried';
import { ingredientsIn } from '../copies/ingredientsIn';
import type { Deps } from '../Deps';
import { changes, type foods, ingredients, points } from '../db/schema';
import { createMany } from '../engine/createMany';
import { sectionsOf } from '../engine/history';
import { orderUnder } from '../engine/order';
import { inReach, type Reach, withParents } from '../engine/reach';
import { findMany } from '../engine/read';
import { recordOf } from '../engine/record';
import { holdRows, type RowSave, saveMany } from '../engine/saveMany';
import { today } from '../engine/wallClock';
import { notify } from '../notices/notify';
import { points as pointResource, foods as resource, resources } from '../resources';
import { hiding } from '../resources/hiding';
import { sheetTexts } from '../texts/sheets';
import { type Form, judgeKnownLine, judgeNewLine, type Line, withPlace } from './judgeLine';
import { type Match, matchRows } from './matchRows';
import { labelsOf, menuOf, type SheetMenu } from './menuOf';
import { type Asked, readAsked } from './readAsked';

type Key = 'menus.importSheet';
type Who = Pick<Call<Key>, 'userId' | 'reach' | 'home'>;

/**
 * Rows of a spreadsheet into a menu, by the rules and rights of the form, answered row by row; what is right is written, the rest is
 * told. Must run in a transaction (`bind` opens it). @throws ApiError 404, 422
 */
export const importSheet = async (
  { path: { id }, body, reachFor, ...who }: Call<Key>,
  deps: Deps,
): Promise<{ readonly results: readonly SheetResult[]; readonly change_id: number | null }> => {
  const menu = await menuOf(id, who.reach, deps);
  const sections = sectionsOf(resource, deps.sections);
  const asked = readAsked(body, columnsOf(sections.flat()));
  const venue = await venueOf(menu, who.reach, asked.isDry, deps);
  const form: Form = {
    sections,
    columns: columnsOf(sections.flat()),
    timezone: venue.zone,
    today: today(deps.clock(), venue.zone),
    hide: hiding('foods.one', deps.sections),
    inside: ingredientsIn({ pointId: menu.pointId, ingredients: venue.ingredients }, deps),
  };
  const mayCreate =
    isCreatable(resource, deps.sections) && (await reaches(menu.pointId, 'foods.create', reachFor, deps));
  const matches = await matchRows(menu, asked, deps);
  const lines = await judged(matches, { asked, menu, form, mayCreate, reach: who.reach }, deps);
  if (asked.isDry) return { results: lines.map(({ result }) => result), change_id: null };
  if (asked.continues !== undefined) await continueAct(asked.continues, menu, who, deps);
  const results = await write(lines, { menu, form, zone: venue.zone, who }, deps);
  const first = (await deps.keepNotes()) ?? null;
  if (asked.finished) await tellFinished(asked.finished, menu, who, deps);
  return { results, change_id: asked.continues ?? first };
};

/** Dishes of a venue are written by one at a time; a dry run waits for nobody. @throws ApiError 404 */
const venueOf = async ({ pointId }: SheetMenu, reach: Reach, isDry: boolean, { db }: Pick<Deps, 'db'>) => {
  const { zone } = pointResource;
  if (!zone) throw new Error('Expected the zone of a venue.');
  const query = withParents(db.select({ zone }).from(points).$dynamic(), pointResource).where(
    and(eq(points.id, pointId), inReach(pointResource, reach)),
  );
  const [venue] = await (isDry ? query : query.for('no key update', { of: points }));
  if (!venue) throw notFound();
  return {
    ...venue,
    ingredients: await db.select().from(ingredients).where(eq(ingredients.pointId, pointId)),
  };
};

const reaches = async (
  pointId: number,
  key: string,
  reachFor: (key: string) => Reach,
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> => {
  try {
    const query = withParents(db.select({ id: points.id }).from(points).$dynamic(), pointResource);
    const rows = await query.where(and(eq(points.id, pointId), inReach(pointResource, reachFor(key))));
    return rows.length > 0;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return false;
    throw error;
  }
};

/** A row with what is known of its record. */
interface Judged extends Line {
  readonly match: Match;
  readonly row?: Omit<RowSave, 'values'> & { readonly categoryId: number };
}

const judged = async (
  matches: readonly Match[],
  {
    asked,
    menu,
    form,
    mayCreate,
    reach,
  }: {
    readonly asked: Asked;
    readonly menu: SheetMenu;
    readonly form: Form;
    readonly mayCreate: boolean;
    readonly reach: Reach;
  },
  deps: Deps,
): Promise<readonly Judged[]> => {
  const ids = [...new Set(matches.flatMap(({ id }) => id ?? []))];
  if (!asked.isDry && ids.length > 0) await holdRows(resource, ids, deps);
  const found = ids.length === 0 ? [] : await findMany(resource, { ids, reach }, deps);
  const rows = new Map(found.map((one) => [Number((one.row as typeof foods.$inferSelect).id), one]));
  const labels = labelsOf(menu);
  return matches.map((match, index): Judged => {
    const cells = asked.rows[index] ?? new Map();
    const one = match.id === undefined ? undefined : rows.get(match.id);
    const saw = asked.seen?.[index];
    const row = one?.row as typeof foods.$inferSelect | undefined;
    const isStale =
      match.isStale ||
      (match.id !== undefined && !row) ||
      (typeof saw === 'object' && saw.version !== row?.version);
    if (isStale) return { match, result: { status: 'stale', errors: { '': [sheetTexts.changed] } } };
    const { note, named } = match;
    const own = { ...(row && { id: row.id, version: row.version }), ...(note && { note }) };
    if (named !== undefined) {
      const was = form.columns.some(({ key }) => key === 'title') ? { title: named } : {};
      return { match, result: { ...own, status: 'asked', was } };
    }
    if (match.errors || match.categoryId === undefined)
      return { match, result: { ...own, status: 'refused', errors: match.errors ?? {} } };
    if (!one || !row) {
      if (!mayCreate)
        return { match, result: { status: 'refused', errors: { '': [sheetTexts.mayNotCreate] } } };
      const line = judgeNewLine(cells, form);
      return { ...line, match, result: { ...line.result, ...own } };
    }
    const record = recordOf(resource, one);
    const isMoving = row.categoryId !== match.categoryId;
    const said = note === 'named' ? new Map([...cells].filter(([key]) => key !== 'title')) : cells;
    const line = judgeKnownLine(said, record, { ...form, isMoving });
    const result = withPlace(line.result, isMoving ? labels.get(row.categoryId) : undefined);
    return {
      ...line,
      match,
      result: { ...result, ...own },
      row: { found: one, record, rootId: menu.pointId, categoryId: row.categoryId },
    };
  });
};

interface Writing {
  readonly menu: SheetMenu;
  readonly form: Form;
  readonly zone: string;
  readonly who: Who;
}

/** What is right, in few statements: new dishes behind the others of their category, then what changes, then what moves. */
const write = async (
  lines: readonly Judged[],
  { menu, form, zone, who: { userId, reach, home } }: Writing,
  deps: Deps,
): Promise<readonly SheetResult[]> => {
  const at = { userId, reach, home };
  const compositions = lines.map(({ values }) => values?.ingredients);
  await form.inside.add(compositions);
  const here = (values: WireRecord): WireRecord =>
    'ingredients' in values ? { ...values, ingredients: form.inside.here(values.ingredients) } : values;
  const made = new Map<Judged, number>();
  for (const [parentId, own] of grouped(lines.filter(({ result }) => result.status === 'new'))) {
    const place = { parentId, rootId: menu.pointId, zone };
    const rows = own.map(({ values = {} }) => here(values));
    const ids = await createMany(resource, { rows, place, at }, deps);
    for (const [index, line] of own.entries()) made.set(line, ids[index] ?? 0);
  }
  const saves = lines.flatMap(({ row, values, result }) =>
    row && values && result.status === 'changed' ? [{ ...row, values: here(values) }] : [],
  );
  await saveMany(resource, { rows: saves, at }, resources, deps);
  const moving = lines.filter(
    ({ row, result, match }) => result.status === 'changed' && row && row.categoryId !== match.categoryId,
  );
  for (const [parentId, own] of grouped(moving)) {
    const ids = own.flatMap(({ match }) => match.id ?? []);
    const from = [...new Set(own.flatMap(({ row }) => row?.categoryId ?? []))];
    await orderUnder(resource, { parentId, wanted: (stands) => [...stands, ...ids], from, at }, deps);
  }
  return lines.map((line) => {
    const id = made.get(line);
    return id === undefined ? line.result : { ...line.result, id };
  });
};

const grouped = (lines: readonly Judged[]): ReadonlyMap<number, readonly Judged[]> => {
  const groups = new Map<number, Judged[]>();
  for (const line of lines) {
    const { categoryId = 0 } = line.match;
    groups.set(categoryId, [...(groups.get(categoryId) ?? []), line]);
  }
  return groups;
};

/** How long the calls of one act may take. */
const ACT_MS = 60 * 60_000;

/** The act began with an entry of the same person in the same venue, not long ago. @throws ApiError 422 */
const continueAct = async (
  id: number,
  { pointId }: SheetMenu,
  { userId }: Who,
  { db, clock, continueAct: join }: Deps,
): Promise<void> => {
  const since = new Date(clock().getTime() - ACT_MS);
  const [entry] = await db
    .select({ batch: changes.batch })
    .from(changes)
    .where(
      and(
        eq(changes.id, id),
        eq(changes.userId, userId),
        eq(changes.pointId, pointId),
        eq(changes.resource, resource.name),
        isNull(changes.undoes),
        gte(changes.createdAt, since),
      ),
    );
  if (!entry) throw invalid({ continues: [sheetTexts.continues] });
  join(entry.batch);
};

const tellFinished = async (
  finished: NonNullable<Asked['finished']>,
  { pointId }: SheetMenu,
  { userId }: Who,
  deps: Deps,
): Promise<void> => {
  const [venue] = await deps.db.select({ title: points.title }).from(points).where(eq(points.id, pointId));
  const { title = '' } = hiding('points.one', deps.sections)({ title: venue?.title });
  await notify([userId], 'import', { pointId, point: String(title), ...finished }, deps);
};
