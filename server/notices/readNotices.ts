import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_ZONE } from '../../contract/visibility/venueClock';
import { notFound } from '../ApiError';
import type { AnyListQuestion, Page } from '../Call';
import type { Db, Deps } from '../Deps';
import { notices, points } from '../db/schema';
import { flags, type ListFilter, options, paging, UNHIDDEN, wantedBy } from '../engine/filters';
import { isOwn, type Reach } from '../engine/reach';
import { points as venues } from '../resources';

interface Whose {
  readonly userId: number;
  readonly reach: Reach;
}

const FILTERS: Readonly<Record<string, ListFilter>> = {
  kind: options(UNHIDDEN, notices.kind),
  unread: flags(UNHIDDEN, sql`(${notices.readAt} is null)`),
};
const AT = { zone: sql`${DEFAULT_ZONE}`, clock: sql`''`, sees: () => true };

/** Of this person, and of a venue only while they reach it (TM-11). */
const isTheirs = ({ userId, reach }: Whose): SQL | undefined =>
  and(
    eq(notices.userId, userId),
    sql`(${notices.facts} ->> 'pointId' is null or (${notices.facts} ->> 'pointId')::int in
      (select ${points.id} from ${points} where ${isOwn(venues, reach)}))`,
  );

/** The newest first. @throws ApiError 422 */
export const listNotices = async (
  { list, ...whose }: Whose & { readonly list: AnyListQuestion },
  { db }: Db,
): Promise<Page> => {
  const wanted = wantedBy(list.filters, FILTERS, AT);
  const where = and(isTheirs(whose), ...wanted);
  const { limit, offset } = paging(list);
  const rows = await db
    .select()
    .from(notices)
    .where(where)
    .orderBy(desc(notices.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(notices, where);
  return {
    rows: rows.map(({ id, kind, facts, createdAt, readAt }) => ({
      id,
      kind,
      facts,
      created_at: createdAt.toISOString(),
      read_at: readAt?.toISOString() ?? null,
    })),
    total,
  };
};

export const countUnread = (whose: Whose, { db }: Db): Promise<number> =>
  db.$count(notices, and(isTheirs(whose), isNull(notices.readAt)));

/** Marks these as read, or all. @returns how many are left. @throws ApiError 404 when one is absent or somebody else's */
export const markRead = async (
  { ids, ...whose }: Whose & { readonly ids: readonly number[] | undefined },
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
): Promise<number> => {
  const meant = and(eq(notices.userId, whose.userId), ids && inArray(notices.id, [...ids]));
  if (ids && (await db.$count(notices, meant)) !== ids.length) throw notFound();
  await db
    .update(notices)
    .set({ readAt: clock() })
    .where(and(meant, isNull(notices.readAt)));
  live.wake([whose.userId]);
  return countUnread(whose, { db });
};
