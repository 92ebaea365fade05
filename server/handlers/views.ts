import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { isEndpointKey } from '../../contract/rows';
import type { ViewState } from '../../contract/rows/person';
import { conflict, forbidden, invalid, notFound } from '../ApiError';
import type { Call, Handlers, KeyIn, Page, Saved } from '../Call';
import type { DbClock } from '../Deps';
import { idList } from '../db/oneOf';
import { users, views } from '../db/schema';
import { russian } from '../engine/filters';
import { shownName } from '../engine/history';
import { needFor } from '../rights/declared';
import type { Grant } from '../team/grants';
import { allows, isUnlimited } from '../team/grants';
import { viewTexts } from '../texts/refusals';

/** A list that there is. @throws ApiError 422 */
const readResource = (name: string): string => {
  if (/^[A-Za-z]{1,40}$/.test(name) && isEndpointKey(`${name}.list`)) return name;
  throw invalid({ resource: [viewTexts.unknownList] });
};

/** A name that somebody can read. @throws ApiError 422 */
const readTitle = (typed: string): string => {
  const title = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isRight =
    [...title].length <= limits.viewTitleMax && /[\p{L}\p{N}]/u.test(title) && !/\p{C}/u.test(title);
  if (isRight) return title;
  throw invalid({ title: [viewTexts.title] });
};

/** @throws ApiError 422 for what is too long to be kept */
const readState = (state: ViewState = {}): ViewState => {
  if (JSON.stringify(state).length <= limits.viewStateMax) return state;
  throw invalid({ state: [viewTexts.state] });
};

/** Who asks, and what they are members of. */
interface Viewer {
  readonly userId: number;
  readonly grants: readonly Grant[];
}

const viewerOf = ({ userId, session }: Pick<Call<'views.list'>, 'userId' | 'session'>): Viewer => ({
  userId,
  grants: session.grants,
});

type ViewRow = typeof views.$inferSelect;

/** Whether a membership opens the list: who may not look at it learns nothing of how others do. */
const opens = (grant: Grant, resource: string): boolean => {
  const key = `${resource}.list`;
  return isEndpointKey(key) && allows(grant, needFor(key));
};

/** Own views, and those of businesses that a person is a member of. */
const isSeen = ({ userId, grants }: Viewer): SQL | undefined =>
  or(
    eq(views.userId, userId),
    sql`${views.businessId} = any(${idList(grants.map(({ businessId }) => businessId))})`,
  );

/** All that somebody may use, of one list or of all; by name. */
const listViews = async ({ query, ...call }: Call<'views.list'>, { db }: DbClock): Promise<Page> => {
  const viewer = viewerOf(call);
  const resource = query.resource === undefined ? undefined : readResource(query.resource);
  const found = await db
    .select({ view: views, author: shownName })
    .from(views)
    .innerJoin(users, eq(users.id, views.userId))
    .where(and(isSeen(viewer), resource === undefined ? undefined : eq(views.resource, resource)))
    .orderBy(asc(russian(views.title)), asc(views.id));
  const rows = found.filter(({ view }) => isOpen(view, viewer));
  return { rows: rows.map(({ view, author }) => toWire(view, author, viewer)), total: rows.length };
};

const isOpen = (view: ViewRow, { userId, grants }: Viewer): boolean =>
  view.userId === userId ||
  grants.some((grant) => grant.businessId === view.businessId && opens(grant, view.resource));

/** Who runs the business clears up in it, too. */
const mayChange = (view: ViewRow, { userId, grants }: Viewer): boolean =>
  view.userId === userId ||
  grants.some((grant) => grant.businessId === view.businessId && isUnlimited(grant));

const toWire = (view: ViewRow, author: string, viewer: Viewer): WireRecord => ({
  id: view.id,
  resource: view.resource,
  title: view.title,
  state: { ...view.state },
  is_shared: view.businessId !== null,
  is_own: view.userId === viewer.userId,
  is_locked: !mayChange(view, viewer),
  author,
});

/** The business that a view is shown to: the first where the list is open to them and they do more than look. @throws ApiError 422 */
const sharedWith = (resource: string, { grants }: Viewer): number => {
  const grant = grants.find((one) => opens(one, resource) && doesMore(one));
  if (!grant) throw invalid({ is_shared: [viewTexts.mayNotShare] });
  return grant.businessId;
};

const doesMore = (grant: Grant): boolean =>
  isUnlimited(grant) ||
  Object.values(grant.levels).some((levels) => levels?.some((level) => level !== 'view'));

/** @throws ApiError 409, 422 */
const createView = async ({ body, ...call }: Call<'views.create'>, deps: DbClock): Promise<Saved> => {
  const viewer = viewerOf(call);
  const { db, clock } = deps;
  const { userId } = viewer;
  const resource = readResource(body.resource);
  const title = readTitle(body.title);
  const state = readState(body.state);
  const businessId = body.is_shared ? sharedWith(resource, viewer) : null;
  await holdOwner(userId, deps);
  const mine = and(eq(views.userId, userId), eq(views.resource, resource));
  const total = await db.$count(views, mine);
  if (total >= limits.viewsMax) throw conflict(viewTexts.tooMany);
  await expectFree({ id: 0, userId, resource, title }, deps);
  const at = { createdAt: clock(), updatedAt: clock() };
  const [row] = await db
    .insert(views)
    .values({ userId, businessId, resource, title, state, ...at })
    .returning({ id: views.id });
  return savedView(row?.id ?? 0, viewer, deps);
};

/** @throws ApiError 403, 404, 422 */
const changeView = async (
  { path: { id }, body, ...call }: Call<'views.update'>,
  deps: DbClock,
): Promise<Saved> => {
  const viewer = viewerOf(call);
  const { is_shared: isShared } = body;
  const title = body.title === undefined ? undefined : readTitle(body.title);
  const state = body.state === undefined ? undefined : readState(body.state);
  const [view] = await findViews([id], viewer, deps);
  if (!view) throw notFound();
  if (!mayChange(view, viewer)) throw forbidden();
  const { userId, resource } = view;
  await holdOwner(userId, deps);
  if (title !== undefined) await expectFree({ id, userId, resource, title }, deps);
  const businessId = isShared ? (view.businessId ?? sharedWith(resource, viewer)) : null;
  await deps.db
    .update(views)
    .set({
      ...(title !== undefined && { title }),
      ...(state !== undefined && { state }),
      ...(isShared !== undefined && { businessId }),
      version: view.version + 1,
      updatedAt: deps.clock(),
    })
    .where(eq(views.id, id));
  return savedView(id, viewer, deps);
};

/** All of these, or none. @throws ApiError 403, 404 */
const deleteViews = async ({ ids, ...call }: Call<'views.deleteMany'>, deps: DbClock): Promise<void> => {
  const viewer = viewerOf(call);
  const found = await findViews(ids, viewer, deps);
  if (found.length !== ids.length) throw notFound();
  if (!found.every((view) => mayChange(view, viewer))) throw forbidden();
  await deps.db.delete(views).where(inArray(views.id, [...ids]));
};

const findViews = async (
  ids: readonly number[],
  viewer: Viewer,
  { db }: DbClock,
): Promise<readonly ViewRow[]> => {
  const rows = await db
    .select()
    .from(views)
    .where(and(sql`${views.id} = any(${idList(ids)})`, isSeen(viewer)))
    .orderBy(views.id)
    .for('update');
  return rows.filter((view) => isOpen(view, viewer));
};

const savedView = async (id: number, viewer: Viewer, { db }: DbClock): Promise<Saved> => {
  const [row] = await db
    .select({ view: views, author: shownName })
    .from(views)
    .innerJoin(users, eq(users.id, views.userId))
    .where(eq(views.id, id));
  if (!row) throw notFound();
  return { record: toWire(row.view, row.author, viewer), version: row.view.version };
};

/** Names and their number are judged one after the other. */
const holdOwner = async (userId: number, { db }: DbClock): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
};

/** Two views of one list and one name could not be told apart. @throws ApiError 422 under `title` */
const expectFree = async (
  { id, userId, resource, title }: Pick<ViewRow, 'id' | 'userId' | 'resource' | 'title'>,
  { db }: DbClock,
): Promise<void> => {
  const others = await db
    .select({ title: views.title })
    .from(views)
    .where(and(eq(views.userId, userId), eq(views.resource, resource), ne(views.id, id)));
  if (others.some((other) => other.title.toLowerCase() === title.toLowerCase()))
    throw invalid({ title: [viewTexts.taken] });
};

export const viewHandlers: Handlers<KeyIn<'views'>> = {
  'views.list': listViews,
  'views.create': createView,
  'views.update': changeView,
  'views.deleteMany': deleteViews,
};
