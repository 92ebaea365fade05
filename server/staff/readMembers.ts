import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ListItem } from '../../contract/entities';
import type { WireRecord } from '../../contract/fields';
import type { MemberState } from '../../contract/vocabulary';
import type { DbClock } from '../Deps';
import {
  businesses,
  devices,
  invitations,
  memberPoints,
  members,
  points,
  roles,
  sessions,
  users,
} from '../db/schema';
import { daysLeft } from '../engine/binWindow';
import { ids, idsOf, type ListFilter, options, russian, UNHIDDEN, words } from '../engine/filters';
import { rowsColumn } from '../engine/json';
import { isOwn, type Reach } from '../engine/reach';
import { points as venues } from '../resources/points';
import { mayGive, type RoleScope } from '../team/delegation';
import { isPreset, rightsOf } from '../team/grants';
import { shownEmail } from '../users/asciiEmail';
import type { Asker } from './BusinessResource';
import { businessTitle, titleOfRole } from './titles';

const nameColumn = sql<string>`trim(concat_ws(' ', ${users.name}, ${users.lastName}))`;
const addressColumn = sql<string>`coalesce(${users.email}, ${members.email})`;
/** As a list is ordered and searched: by the address where there is no name yet. */
const shownColumn = sql<string>`coalesce(nullif(${nameColumn}, ''), ${addressColumn})`;

const stateAt = (now: Date): SQL<MemberState> => sql<MemberState>`case
  when ${members.userId} is not null then 'active'
  when ${invitations.expiresAt} > ${now.toISOString()}::timestamptz then 'invited' else 'expired' end`;

/** The latest of what is known: a sign-in, a call of a session that lives, one of a session that is over. */
const seenColumn = sql`greatest(${users.lastSeenAt},
  (select max(${sessions.lastSeenAt}) from ${sessions} where ${eq(sessions.userId, members.userId)}),
  (select max(${devices.lastUsedAt}) from ${devices} where ${eq(devices.userId, members.userId)}))`.mapWith(
  users.lastSeenAt,
);

const isAt = sql`${eq(memberPoints.memberId, members.id)} and ${eq(memberPoints.pointId, points.id)}`;

/** Of a whole business all members, of single venues those who may enter one of them. */
export const isMemberWithin = (
  reach: Reach,
): SQL => sql`(${members.businessId} = any(${reach.businesses}::int[])
  or exists (select 1 from ${points} where ${eq(points.businessId, members.businessId)}
    and ${isOwn(venues, reach)}
    and (${members.allPoints} or exists (select 1 from ${memberPoints} where ${isAt}))))`;

const columnsFor = (reach: Reach, now: Date) => ({
  row: members,
  role: roles,
  name: nameColumn,
  email: addressColumn,
  phone: users.phone,
  lastSeenAt: seenColumn,
  state: stateAt(now),
  business: { id: businesses.id, title: businessTitle },
  /** Those that are left, and that who asks can reach. */
  shownPoints: rowsColumn<ListItem>(
    { id: points.id, title: points.title },
    sql`from ${memberPoints} inner join ${points} on ${eq(points.id, memberPoints.pointId)}
      where ${and(eq(memberPoints.memberId, members.id), isNull(points.deletedAt), isOwn(venues, reach))}`,
    points.id,
  ),
  pointIds: sql<
    readonly number[]
  >`(select coalesce(json_agg(${memberPoints.pointId} order by ${memberPoints.pointId}), '[]')
    from ${memberPoints} where ${eq(memberPoints.memberId, members.id)})`,
});

export const membersOf = ({ reach }: Asker, { db, clock }: DbClock) =>
  db
    .select(columnsFor(reach, clock()))
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .innerJoin(businesses, eq(businesses.id, members.businessId))
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(invitations, eq(invitations.memberId, members.id))
    .$dynamic();

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** What a member holds: their role, and the venues it is for. */
export const scopeOf = ({ row, role, pointIds }: MemberRow): RoleScope => ({
  ...rightsOf(role),
  pointIds: row.allPoints ? undefined : pointIds,
});

export const memberWire = (found: MemberRow, { userId, grants }: Asker, now: Date): WireRecord => {
  const { row, role, business } = found;
  const own = grants.find(({ businessId }) => businessId === row.businessId);
  return {
    id: row.id,
    name: found.name,
    email: shownEmail(found.email),
    phone: found.phone,
    role: { id: role.id, title: titleOfRole(role), preset: isPreset(role.preset) ? role.preset : null },
    all_points: row.allPoints,
    points: row.allPoints ? [] : found.shownPoints,
    state: found.state,
    last_seen: found.lastSeenAt?.toISOString() ?? null,
    is_me: row.userId === userId,
    is_locked: own === undefined || !mayGive(own, scopeOf(found)),
    business,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    days_before_deletion: daysLeft(row.deletedAt, now),
  };
};

export const filtersFor = ({ reach }: Asker, now: Date): Readonly<Record<string, ListFilter>> => ({
  nameAndEmail: words({ name: nameColumn, email: addressColumn }),
  role: ids(['role'], members.roleId),
  pointId: {
    tells: ['points'],
    sql: (filter) =>
      sql`exists (select 1 from ${points}
      where ${and(eq(points.businessId, members.businessId), isOwn(venues, reach), inArray(points.id, idsOf(filter)))}
      and (${members.allPoints} or exists (select 1 from ${memberPoints} where ${isAt})))`,
  },
  state: options(UNHIDDEN, stateAt(now)),
});

export const SORT: Readonly<Record<string, SQL>> = {
  name: russian(shownColumn),
  // Who was never here has been away the longest.
  last_seen: sql`coalesce(${seenColumn}, '-infinity'::timestamptz)`,
  createdAt: sql`${members.createdAt}`,
  deletedAt: sql`${members.deletedAt}`,
};
