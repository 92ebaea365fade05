import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import { labelsOf } from '../../contract/sheets/categories';
import { columnsOf } from '../../contract/sheets/columns';
import type { SheetResult } from '../../contract/sheets/Sheet';
import { dayAt } from '../../contract/visibility/venueClock';
import { ifAllowed, invalid, notFound } from '../ApiError';
import type { Call } from '../Call';
import { isCreatable } from '../copies/carried';
import { ingredientsIn } from '../copies/ingredientsIn';
import type { Db, Deps } from '../Deps';
import { changes, ingredients, points } from '../db/schema';
import { hiding, seenTitle } from '../engine/hideFields';
import { sectionsOf } from '../engine/history';
import { lockVenues } from '../engine/lock';
import type { Resource } from '../engine/Resource';
import type { Reach } from '../engine/reach';
import { SLICE } from '../engine/slices';
import { findStanding } from '../engine/standing';
import { notify } from '../notices/notify';
import { categories as categoryResource, points as pointResource, foods as resource } from '../resources';
import { sheetTexts } from '../texts/sheets';
import { type Form, judgeKnownLine, judgeNewLine, withPlace } from './judgeLine';
import { type Match, matchRows } from './matchRows';
import { menuOf, type SheetMenu } from './menuOf';
import { type Planned, planCategories } from './planCategories';
import { type Asked, readAsked } from './readAsked';
import { type Judged, writeLines } from './writeLines';

type Key = 'menus.importSheet';
type Who = Pick<Call<Key>, 'userId' | 'reach' | 'home'>;

/** A row by its place among those that were sent, and why it is about no record, by the column. */
interface Sent {
  readonly at: number;
  readonly errors?: NonNullable<Match['errors']>;
}

/**
 * Rows of a spreadsheet into a menu, slice by slice, by the rules and rights of the form, answered row by row; what is right is
 * written, the rest is told. @throws ApiError 404, 422
 */
export const importSheet = async (
  { path: { id }, body, reachFor, ...who }: Call<Key>,
  deps: Deps,
): Promise<{ readonly results: readonly SheetResult[]; readonly change_id: number | null }> => {
  const asked = readAsked(body, columnsOf(sectionsOf(resource, deps.sections).flat()));
  const { told, entry } = await deps.inSlices<Sent, SheetResult>({
    isDry: asked.isDry,
    plan: async () => {
      if (asked.rows.length <= SLICE) return asked.rows.map((_row, at) => ({ at }));
      // Rows of several slices are matched all at once as well: none shall meet what a slice before it has made.
      const { matches } = await matched({ id, asked: { ...asked, isDry: true }, reachFor, who }, deps);
      return matches.map(({ errors }, at) => ({ at, ...(errors && { errors }) }));
    },
    run: (sent, inside, { isLast }) => importSome(sent, { id, asked, reachFor, who, isLast }, inside),
    leave: (_row, why) => ({ status: 'refused', errors: { '': [why] } }),
  });
  return { results: told, change_id: asked.continues ?? entry };
};

interface Importing {
  /** The menu. */
  readonly id: number;
  readonly asked: Asked;
  readonly reachFor: Call<Key>['reachFor'];
  readonly who: Who;
}

/** Which record each row is about, and what is needed to judge it. */
const matched = async ({ id, asked, reachFor, who }: Importing, deps: Deps) => {
  const menu = await menuOf(id, who.reach, deps);
  const sections = sectionsOf(resource, deps.sections);
  const venue = await venueOf(menu, { reach: who.reach, isHeld: !asked.isDry }, deps);
  const form: Form = {
    sections,
    columns: columnsOf(sections.flat()),
    timezone: venue.zone,
    today: dayAt(deps.clock(), venue.zone),
    hide: hiding('foods.one', deps),
    inside: ingredientsIn({ pointId: menu.pointId, ingredients: venue.ingredients }, deps),
  };
  const may = async (made: Resource): Promise<boolean> => {
    const reach = ifAllowed(() => reachFor(`${made.name}.create`));
    if (!reach || !isCreatable(made, deps.sections)) return false;
    const near = { ids: [menu.pointId], reach, isHeld: false };
    return (await lockVenues(pointResource, near, deps)).length > 0;
  };
  const mayMake = asked.categories.length > 0 && (await may(categoryResource));
  const planned = await planCategories(asked.categories, { menu, mayMake, ...form }, deps);
  const matches = await matchRows(menu, { ...asked, planned }, deps);
  return { menu, form, mayMake, mayCreate: await may(resource), planned: [...planned.values()], matches };
};

const importSome = async (
  sent: readonly Sent[],
  { asked: all, isLast, ...importing }: Importing & { readonly isLast: boolean },
  deps: Deps,
): Promise<readonly SheetResult[]> => {
  const asked: Asked = {
    ...all,
    rows: sent.map(({ at }) => all.rows[at] ?? new Map()),
    seen: all.seen && sent.flatMap(({ at }) => all.seen?.[at] ?? []),
    answers: sent.map(({ at }) => all.answers[at] ?? null),
  };
  const { userId, reach, home } = importing.who;
  const { matches, ...known } = await matched({ ...importing, asked }, deps);
  const { menu, form, mayMake, planned } = known;
  const importer = { pointId: menu.pointId, userId };
  const told = matches.map((match, index): Match => {
    const { errors } = sent[index] ?? {};
    return errors ? { ...match, errors } : match;
  });
  const lines = await judged(told, { ...known, asked, reach }, deps);
  if (asked.isDry) return lines.map(({ result }) => result);
  if (asked.continues !== undefined) await continueAct(asked.continues, importer, deps);
  const making = { planned, reach: mayMake ? importing.reachFor('categories.create') : reach };
  const writing = { menu, form, who: { userId, reach, home }, making };
  const results = await writeLines(lines, writing, deps);
  if (asked.finished && isLast) await tellFinished(asked.finished, importer, deps);
  return results;
};

/** Dishes of a venue are written by one at a time; a dry run waits for nobody. @throws ApiError 404 */
const venueOf = async (
  { pointId }: SheetMenu,
  asked: { readonly reach: Reach; readonly isHeld: boolean },
  { db }: Db,
) => {
  const [venue] = await lockVenues(pointResource, { ids: [pointId], ...asked }, { db });
  if (!venue) throw notFound();
  return {
    ...venue,
    ingredients: await db.select().from(ingredients).where(eq(ingredients.pointId, pointId)),
  };
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
  const rows = await findStanding(resource, { ids, reach, isHeld: !asked.isDry }, deps);
  const labels = labelsOf(menu.categories);
  const fresh = new Map(planned.flatMap(({ id, title }) => (id < 0 ? [[id, title]] : [])));
  return matches.map((match, index): Judged => {
    const cells = asked.rows[index] ?? new Map();
    const one = match.id === undefined ? undefined : rows.get(match.id);
    const saw = asked.seen?.[index];
    const row = one?.row;
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
    const isMoving = row.categoryId !== match.categoryId;
    const said = note === 'named' ? new Map([...cells].filter(([key]) => key !== 'title')) : cells;
    const line = judgeKnownLine(said, one.record, { ...form, isMoving });
    const result = withPlace(line.result, isMoving ? labels.get(row.categoryId) : undefined);
    return {
      ...line,
      match,
      result: { ...result, ...(result.status === 'changed' ? goes : own) },
      row: { ...one, categoryId: row.categoryId },
    };
  });
};

/** How long the calls of one act may take. */
const ACT_MS = 60 * 60_000;

/** Who imports, and into which venue. */
interface Importer {
  readonly pointId: number;
  readonly userId: number;
}

/** The act began with an entry of the same person in the same venue, not long ago. @throws ApiError 422 */
const continueAct = async (
  id: number,
  { pointId, userId }: Importer,
  { db, clock, continueBatch: join }: Deps,
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
  { pointId, userId }: Importer,
  deps: Deps,
): Promise<void> => {
  const [venue] = await deps.db.select({ title: points.title }).from(points).where(eq(points.id, pointId));
  const point = seenTitle('points', venue?.title ?? '', deps);
  await notify([userId], { kind: 'import', facts: { pointId, point, ...finished } }, deps);
};
