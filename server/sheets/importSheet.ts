import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import { labelsOf } from '../../contract/sheets/categories';
import { columnsOf } from '../../contract/sheets/columns';
import type { SheetResult } from '../../contract/sheets/Sheet';
import { ApiError, invalid, notFound } from '../ApiError';
import type { Call } from '../Call';
import { isCreatable } from '../copies/carried';
import { ingredientsIn } from '../copies/ingredientsIn';
import type { Deps } from '../Deps';
import { changes, type foods, ingredients, points } from '../db/schema';
import { sectionsOf } from '../engine/history';
import type { Resource } from '../engine/Resource';
import { inReach, type Reach, withParents } from '../engine/reach';
import { findMany } from '../engine/read';
import { recordOf } from '../engine/record';
import { holdRows } from '../engine/saveMany';
import { today } from '../engine/wallClock';
import { notify } from '../notices/notify';
import { categories as categoryResource, points as pointResource, foods as resource } from '../resources';
import { hiding } from '../resources/hiding';
import { sheetTexts } from '../texts/sheets';
import { type Form, judgeKnownLine, judgeNewLine, withPlace } from './judgeLine';
import { type Match, matchRows } from './matchRows';
import { menuOf, type SheetMenu } from './menuOf';
import { type Planned, planCategories } from './planCategories';
import { type Asked, readAsked } from './readAsked';
import { type Judged, writeLines } from './writeLines';

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
  const may = async (made: Resource): Promise<boolean> =>
    isCreatable(made, deps.sections) && (await reaches(menu.pointId, `${made.name}.create`, reachFor, deps));
  const mayMake = asked.categories.length > 0 && (await may(categoryResource));
  const planned = await planCategories(asked.categories, { menu, mayMake, ...form }, deps);
  const matches = await matchRows(menu, { ...asked, planned }, deps);
  const lines = await judged(
    matches,
    { asked, menu, form, mayCreate: await may(resource), planned: [...planned.values()], reach: who.reach },
    deps,
  );
  if (asked.isDry) return { results: lines.map(({ result }) => result), change_id: null };
  if (asked.continues !== undefined) await continueAct(asked.continues, menu, who, deps);
  const { userId, reach, home } = who;
  const making = {
    planned: [...planned.values()],
    reach: mayMake ? reachFor('categories.create') : who.reach,
  };
  const results = await writeLines(
    lines,
    { menu, form, zone: venue.zone, who: { userId, reach, home }, making },
    deps,
  );
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

const judged = async (
  matches: readonly Match[],
  {
    asked,
    menu,
    form,
    mayCreate,
    planned,
    reach,
  }: {
    readonly asked: Asked;
    readonly menu: SheetMenu;
    readonly form: Form;
    readonly mayCreate: boolean;
    readonly planned: readonly Planned[];
    readonly reach: Reach;
  },
  deps: Deps,
): Promise<readonly Judged[]> => {
  const ids = [...new Set(matches.flatMap(({ id }) => id ?? []))];
  if (!asked.isDry && ids.length > 0) await holdRows(resource, ids, deps);
  const found = ids.length === 0 ? [] : await findMany(resource, { ids, reach }, deps);
  const rows = new Map(found.map((one) => [Number((one.row as typeof foods.$inferSelect).id), one]));
  const labels = labelsOf(menu.categories);
  const fresh = new Map(planned.flatMap(({ id, title }) => (id < 0 ? [[id, title]] : [])));
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
    const makes = fresh.get(match.categoryId ?? 0);
    const own = { ...(row && { id: row.id, version: row.version }), ...(note && { note }) };
    const goes = { ...own, ...(makes !== undefined && { makes }) };
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
      return { ...line, match, result: { ...line.result, ...(line.values ? goes : own) } };
    }
    const record = recordOf(resource, one);
    const isMoving = row.categoryId !== match.categoryId;
    const said = note === 'named' ? new Map([...cells].filter(([key]) => key !== 'title')) : cells;
    const line = judgeKnownLine(said, record, { ...form, isMoving });
    const result = withPlace(line.result, isMoving ? labels.get(row.categoryId) : undefined);
    return {
      ...line,
      match,
      result: { ...result, ...(result.status === 'changed' ? goes : own) },
      row: { found: one, record, rootId: menu.pointId, categoryId: row.categoryId },
    };
  });
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
        inArray(changes.resource, [resource.name, categoryResource.name]),
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
