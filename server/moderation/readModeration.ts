import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notFound } from '../ApiError';
import type { Page, Saved } from '../Call';
import type { Db, DbClock, Deps } from '../Deps';
import { cities, decisions, points, users } from '../db/schema';
import { filesByField, filesColumn } from '../engine/files';
import { paging } from '../engine/filters';
import { shownName } from '../engine/history';
import { find, recordOf } from '../engine/read';
import { points as resource } from '../resources';

/** Those that were sent before it was noted when. */
const sentAt = sql<Date>`coalesce(${points.sentAt}, ${points.updatedAt})`.mapWith(points.updatedAt);

const isWaiting = and(eq(points.status, 'under_moderation'), isNull(points.deletedAt));

/** The venues that wait for a moderator, oldest first. */
export const listWaiting = async (
  list: { readonly page: number; readonly perPage: number },
  { db }: Db,
): Promise<Page> => {
  const { limit, offset } = paging(list);
  const rows = await db
    .select({
      id: points.id,
      title: points.title,
      city: cities.title,
      files: filesColumn('points', points.id),
      sentAt,
    })
    .from(points)
    .leftJoin(cities, eq(points.cityId, cities.id))
    .where(isWaiting)
    .orderBy(asc(sentAt), asc(points.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(points, isWaiting);
  const ids = rows.map(({ id }) => id);
  const known = ids.length === 0 ? [] : await decidedOn(ids, { db });
  return {
    rows: rows.map(({ sentAt: at, files, ...row }) => ({
      ...row,
      picture: filesByField(files).cover?.[0] ?? null,
      sent_at: at.toISOString(),
      again: known.includes(row.id),
    })),
    total,
  };
};

const decidedOn = async (ids: readonly number[], { db }: Db): Promise<readonly number[]> => {
  const rows = await db
    .selectDistinct({ id: decisions.pointId })
    .from(decisions)
    .where(inArray(decisions.pointId, [...ids]));
  return rows.map(({ id }) => id);
};

/** A venue of whichever business, as its owner sees it. @throws ApiError 404 */
export const findVenue = async (id: number, deps: DbClock) => {
  const [at] = await deps.db.select({ business: points.businessId }).from(points).where(eq(points.id, id));
  if (!at) throw notFound();
  const reach = { businesses: `{${at.business}}`, points: '{}' };
  const found = await find(resource, { userId: 0, reach, home: undefined, named: {}, id }, deps);
  return recordOf(resource, found);
};

/** What is decided by: the record, and as it was when it was decided on last. @throws ApiError 404 when it does not wait */
export const oneWaiting = async (
  id: number,
  deps: Pick<Deps, 'db' | 'clock' | 'sections'>,
): Promise<Saved> => {
  const { db, sections } = deps;
  const [row] = await db
    .select({ version: points.version, sentAt, sentBy: shownName })
    .from(points)
    .leftJoin(users, eq(points.sentBy, users.id))
    .where(and(eq(points.id, id), isWaiting));
  if (!row) throw notFound();
  const [last] = await db
    .select({ record: decisions.record, createdAt: decisions.createdAt })
    .from(decisions)
    .where(eq(decisions.pointId, id))
    .orderBy(desc(decisions.id))
    .limit(1);
  const { version } = row;
  return {
    record: {
      id,
      version,
      sent_at: row.sentAt.toISOString(),
      sent_by: row.sentBy,
      record: await findVenue(id, deps),
      before: last?.record ?? null,
      decided_at: last?.createdAt.toISOString() ?? null,
      sections: Object.keys(resource.sections).map((name) => ({ name, fields: sections.raw(name) ?? [] })),
    },
    version,
  };
};

/** Of all that wait, for the command. */
export const waiting = async ({
  db,
}: Db): Promise<readonly { readonly id: number; readonly title: string }[]> =>
  db
    .select({ id: points.id, title: points.title })
    .from(points)
    .where(isWaiting)
    .orderBy(asc(sentAt), asc(points.id));
