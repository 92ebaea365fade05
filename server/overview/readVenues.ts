import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { City, StoredFile } from '../../contract/entities';
import type { Db } from '../Deps';
import { cities, guestVersions, menus, points } from '../db/schema';
import { filesByField, filesColumn } from '../engine/files';
import { russian } from '../engine/filters';
import { rowColumn } from '../engine/json';
import { inReach, isOwn, type Reach, withParents } from '../engine/reach';
import { zoneOf } from '../engine/read';
import { points as resource } from '../resources';
import { addressColumn } from '../resources/parts/guestAddress';

/** What of each area somebody may look at; undefined = nothing. */
export interface Reaches {
  readonly venues: Reach;
  readonly menus: Reach | undefined;
  readonly stops: Reach | undefined;
  /** Venues whose drafts they finish. */
  readonly drafts: Reach | undefined;
}

/** The venues of an overview, in the order of their names. */
export const readVenues = async (reaches: Reaches, { db }: Db) => {
  // Its business is joined: in a select of one table columns have no table's name, and mean another's in a subselect.
  const query = db
    .select({
      row: points,
      address: addressColumn,
      city: rowColumn<City>(
        { id: cities.id, title: cities.title, region: cities.region },
        sql`from ${cities} where ${eq(cities.id, points.cityId)}`,
      ),
      zone: zoneOf(resource),
      files: filesColumn('points', points.id),
      menuCover: menuCoverOf,
      version: versionOf,
      isMenuRead: within(reaches.menus),
      isStopRead: within(reaches.stops),
      isDraftRead: within(reaches.drafts),
    })
    .from(points)
    .$dynamic();
  const rows = await withParents(query, resource)
    .where(inReach(resource, reaches.venues))
    .orderBy(asc(russian(points.title)), asc(points.id));
  return rows.map(({ files, menuCover, ...venue }) => ({
    ...venue,
    cover: filesByField(files).cover?.[0] ?? null,
    menuCover: firstOf(menuCover),
  }));
};

export type Venue = Awaited<ReturnType<typeof readVenues>>[number];

const within = (reach: Reach | undefined): SQL<boolean> =>
  reach ? sql<boolean>`${isOwn(resource, reach)}` : sql<boolean>`false`;

/** Where a venue has no cover of its own, that of its first menu stands for it, for who may see that. */
const menuCoverOf = sql<Parameters<typeof filesByField>[0] | null>`(
  select ${filesColumn('menus', menus.id)} from ${menus}
  where ${and(eq(menus.pointId, points.id), isNull(menus.deletedAt))} order by ${desc(menus.visible)}, ${menus.id} limit 1)`;

const firstOf = (files: Parameters<typeof filesByField>[0] | null): StoredFile | null =>
  filesByField(files ?? []).images?.[0] ?? null;

/** Grows with every write in the venue: what was counted at one stands until the next. */
const versionOf = sql<number>`coalesce((
  select ${guestVersions.version} from ${guestVersions} where ${eq(guestVersions.pointId, points.id)}), 0)`.mapWith(
  Number,
);
