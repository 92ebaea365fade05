import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Change } from '../../contract/entities';
import type { WireRecord } from '../../contract/fields';
import { limits } from '../../contract/limits';
import type { AnyListQuestion, Page } from '../Call';
import type { Deps } from '../Deps';
import { changes, points, users } from '../db/schema';
import { addressColumns } from '../engine/columns';
import { paging, russian } from '../engine/filters';
import { hiding, seesIn } from '../engine/hideFields';
import { shownName } from '../engine/history';
import type { Resource } from '../engine/Resource';
import { inReach, isOwn, type Reach, withParents } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { idsIn } from '../isId';
import { type ChangesQuery, lastOfAct, later, venueOf, wantedOf } from './wantedChanges';

type ReadDeps = Pick<Deps, 'db' | 'sections' | 'resources'>;

/** What of the history somebody may see. */
export interface Seen {
  /** The venues whose journal they may open. */
  readonly reach: Reach;
  /** The venues in which they may open the records of a resource; undefined = nowhere. */
  readonly reachIn: (resource: string) => Reach | undefined;
  /** The businesses whose members and roles they see, all of them: `{1,2}`. */
  readonly teams: string;
}

/** An entry of a venue is seen by who may open the record, one of a business by who sees its people. */
const seenBy = ({ reach, reachIn }: Omit<Seen, 'teams'>, all: readonly Resource[]): SQL | undefined => {
  const venue = venueOf(all);
  const open = all.flatMap(({ name }) => {
    const within = reachIn(name);
    return within ? [and(eq(changes.resource, name), isOwn(venue, within))] : [];
  });
  return and(isOwn(venue, reach), open.length > 0 ? or(...open) : sql`false`);
};

/**
 * Changes in the venues of this person, last first. One record's are read off its own index; of several venues each is read
 * off its own, so that a page costs the same however long everybody else's history is. @throws ApiError 422
 */
export const listChanges = async (
  question: AnyListQuestion & { readonly query: ChangesQuery } & Seen,
  deps: ReadDeps,
): Promise<Page> => {
  const { db, resources: all } = deps;
  const untitled = all.filter((each) => !seesIn(each, deps.sections)('title')).map(({ name }) => name);
  const asked = { ...question, untitled };
  const { limit, offset } = paging(asked);
  const where = wantedOf(asked, all);
  const open = all.map(({ name }) => name).filter((name) => asked.reachIn(name));
  const seen = and(seenBy(asked, all), where, lastOfAct(asked, all, inArray(later.resource, open)));
  const isTeam = and(
    sql`${changes.businessId} = any(${asked.teams}::int[])`,
    where,
    lastOfAct(asked, all, sql`true`),
  );
  const isHere = eq(changes.pointId, points.id);
  const hasTeams = asked.teams !== NO_TEAMS;
  const ofSeen = () =>
    db.select({ id: changes.id }).from(changes).innerJoin(points, isHere).where(seen).$dynamic();
  const ofTeam = () =>
    db.select({ id: changes.id }).from(changes).leftJoin(points, isHere).where(isTeam).$dynamic();
  // So many are counted, and one page on: ten million are not read to say how many there are.
  const most = Math.max(limits.countedChanges, offset + 2 * limit);
  const total = await db.$count(
    unionAll(ofSeen().limit(most), ofTeam().limit(most)).limit(most).as('counted'),
  );
  // Two lists that are each in order: the page is cut from both together.
  const ends = offset + limit;
  const ofVenues = await (asked.query.id
    ? ofSeen().orderBy(desc(changes.id)).limit(ends)
    : newestOf({ seen, count: ends, reach: asked.reach }, deps));
  const ofTeams = hasTeams ? await ofTeam().orderBy(desc(changes.id)).limit(ends) : [];
  const found = [...idsIn(ofVenues), ...idsIn(ofTeams)].sort((one, other) => other - one);
  return { rows: await wiresOf(found.slice(offset, ends), asked.reach, deps), total };
};

interface Newest {
  readonly seen: SQL | undefined;
  readonly count: number;
  readonly reach: Reach;
}

/** Of so many venues each is asked for its last entries. */
const FEW_VENUES = 100;
/** Of more, those among so many last entries of all, where they suffice: what others do is looked at once, not each venue. */
const LAST_ENTRIES = 2000;

/** The last entries of these venues, newest first. */
const newestOf = async (asked: Newest, deps: Pick<Deps, 'db' | 'resources'>) => {
  const { db, resources } = deps;
  const own = db
    .select({ id: points.id })
    .from(points)
    .where(isOwn(venueOf(resources), asked.reach))
    .limit(FEW_VENUES + 1);
  const isMany = (await db.$count(own.as('own'))) > FEW_VENUES;
  const last = isMany ? await amongLast(asked, deps) : [];
  return last.length === asked.count ? last : ofEach(asked, deps);
};

const amongLast = ({ seen, count }: Newest, { db }: Pick<Deps, 'db'>) => {
  const since = sql`coalesce((select "id" from ${changes} order by "id" desc offset ${LAST_ENTRIES} limit 1), 0)`;
  return db
    .select({ id: changes.id })
    .from(changes)
    .innerJoin(points, eq(changes.pointId, points.id))
    .where(and(sql`${changes.id} > ${since}`, seen))
    .orderBy(desc(changes.id))
    .limit(count);
};

/** Each read off the venue's own index. */
const ofEach = ({ seen, count, reach }: Newest, { db, resources }: Pick<Deps, 'db' | 'resources'>) => {
  const ofVenue = db
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.pointId, points.id), seen))
    .orderBy(desc(changes.id))
    .limit(count)
    .as('of_venue');
  return db
    .select({ id: ofVenue.id })
    .from(points)
    .innerJoinLateral(ofVenue, sql`true`)
    .where(isOwn(venueOf(resources), reach))
    .orderBy(desc(ofVenue.id))
    .limit(count);
};

const NO_TEAMS = '{}';

/** The entries as they travel, in this order. */
const wiresOf = async (ids: readonly number[], reach: Reach, deps: ReadDeps): Promise<readonly Change[]> => {
  const { db, resources } = deps;
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      change: changes,
      point: { id: points.id, title: points.title },
      timezone: zoneOf(venueOf(resources)),
      rows: sql<number>`(select count(*)::int from ${changes} act where act.batch = ${changes.batch}
        and act.point_id is not distinct from ${changes.pointId})`,
      undone: sql<boolean>`exists (select 1 from ${changes} later where later.undoes = ${changes.id})`,
    })
    .from(changes)
    .leftJoin(points, eq(changes.pointId, points.id))
    .where(inArray(changes.id, [...ids]))
    .orderBy(desc(changes.id));
  const entries = rows.map(({ change }) => change);
  const places = await placesOf(entries, reach, deps);
  return rows.map(({ change, point, timezone, undone, rows: count }) => {
    const { before, after, recordId, userId: who, person, title, createdAt, ...rest } = withoutPlace(change);
    const hide = hiding(`${change.resource}.one`, deps);
    // What a venue's ingredients hold is part of what its dishes are made of.
    const inside = change.kind === 'allergens' ? hiding('foods.one', deps) : hide;
    return {
      ...rest,
      title: String(hide({ title }).title ?? ''),
      record_id: recordId,
      person: who === null && person === null ? null : { id: who, name: person ?? '' },
      point,
      before: inside(before),
      after: inside(after),
      undone,
      rows: count,
      place: places.get(`${change.resource} ${recordId}`) ?? null,
      ...(point && { timezone }),
      createdAt: createdAt.toISOString(),
    };
  });
};

/** The venue travels by its title too; a business is never told. */
const withoutPlace = ({ pointId: _point, businessId: _business, ...change }: typeof changes.$inferSelect) =>
  change;

/** What the records stand in, of those that can be reached now: what an address needs to lead there. */
const placesOf = async (
  rows: readonly Pick<typeof changes.$inferSelect, 'resource' | 'recordId'>[],
  reach: Reach,
  { db, resources }: Pick<Deps, 'db' | 'resources'>,
): Promise<ReadonlyMap<string, WireRecord>> => {
  const places = new Map<string, WireRecord>();
  for (const resource of resources) {
    const { name, table } = resource;
    const here = rows.filter((row) => row.resource === name).map(({ recordId }) => recordId);
    if (here.length === 0) continue;
    const query = db
      .select({ recordId: table.id, ...addressColumns(resource) })
      .from(table)
      .$dynamic();
    const found = await withParents(query, resource).where(
      and(inArray(table.id, [...new Set(here)]), inReach(resource, reach)),
    );
    for (const { recordId, ...place } of found) places.set(`${name} ${recordId}`, place);
  }
  return places;
};

/** Who has changed anything in the venues of this person, and these venues. */
export const peopleAndVenues = async (reach: Reach, { db, resources }: Pick<Deps, 'db' | 'resources'>) => {
  const venues = await db
    .select({ id: points.id, title: points.title })
    .from(points)
    .where(isOwn(venueOf(resources), reach))
    .orderBy(asc(russian(points.title)), asc(points.id));
  // From person to person through the index, however long the history of a venue is.
  const next = (after: SQL) => sql`(select c.user_id from ${changes} c
    where c.point_id = ${points.id} and ${after} order by c.user_id limit 1)`;
  const who = sql`(with recursive who(id) as (
    select ${next(sql`true`)} union all select ${next(sql`c.user_id > who.id`)} from who where who.id is not null)
    select array_agg(id) from who where id is not null)`;
  const lists = await db
    .select({ who: sql<readonly number[] | null>`${who}` })
    .from(points)
    .where(isOwn(venueOf(resources), reach));
  const people = [...new Set(lists.flatMap(({ who: found }) => found ?? []))];
  const named =
    people.length === 0
      ? []
      : await db
          .select({ id: users.id, title: shownName })
          .from(users)
          .where(inArray(users.id, people))
          .orderBy(asc(shownName), asc(users.id));
  return { venues, people: named };
};

/** The last changes in the venues of this person, without a word of how many there are. */
export const lastChanges = async (
  { count: limit, ...asked }: Omit<Seen, 'teams'> & { readonly count: number },
  deps: ReadDeps,
): Promise<readonly Change[]> => {
  const seen = seenBy(asked, deps.resources);
  const found = await newestOf({ seen, count: limit, reach: asked.reach }, deps);
  return wiresOf(idsIn(found), asked.reach, deps);
};
