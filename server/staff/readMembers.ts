import { and, count, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ListItem } from '../../contract/entities';
import type { WireRecord } from '../../contract/fields';
import type { MemberState } from '../../contract/vocabulary';
import { notFound } from '../ApiError';
import type { AnyListQuestion, Page } from '../Call';
import type { Deps } from '../Deps';
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
import { daysLeft, windowStart } from '../engine/binWindow';
import {
  ids,
  idsOf,
  type ListFilter,
  options,
  paging,
  russian,
  sorted,
  UNHIDDEN,
  wantedBy,
  words,
} from '../engine/filters';
import { rowsColumn } from '../engine/json';
import { isOwn, type Reach } from '../engine/reach';
import { points as venues } from '../resources/points';
import { type Held, mayGive } from '../team/delegation';
import type { Grant } from '../team/grants';
import { isPreset, rightsOf } from '../team/presets';
import { shownEmail } from '../users/asciiEmail';
import { businessTitle } from './businessTitle';
import { titleOfRole } from './roleTitle';

/** Who asks: by which memberships, and how far they go. */
export interface Asker {
  readonly userId: number;
  readonly grants: readonly Grant[];
  readonly reach: Reach;
}

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
  member: members,
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

const membersOf = (reach: Reach, { db, clock }: ReadDeps) =>
  db
    .select(columnsFor(reach, clock()))
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .innerJoin(businesses, eq(businesses.id, members.businessId))
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(invitations, eq(invitations.memberId, members.id))
    .$dynamic();

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** What a member holds: their role, and the venues it is for. */
export const heldBy = ({
  member,
  role,
  pointIds,
}: Pick<MemberRow, 'member' | 'role' | 'pointIds'>): Held => ({
  ...rightsOf(role),
  pointIds: member.allPoints ? undefined : pointIds,
});

export const memberWire = (
  row: MemberRow,
  { userId, grants }: Pick<Asker, 'userId' | 'grants'>,
  { clock }: Pick<Deps, 'clock'>,
): WireRecord => {
  const { member, role, business } = row;
  const own = grants.find(({ businessId }) => businessId === member.businessId);
  return {
    id: member.id,
    name: row.name,
    email: shownEmail(row.email),
    phone: row.phone,
    role: { id: role.id, title: titleOfRole(role), preset: isPreset(role.preset) ? role.preset : null },
    all_points: member.allPoints,
    points: member.allPoints ? [] : row.shownPoints,
    state: row.state,
    last_seen: row.lastSeenAt?.toISOString() ?? null,
    is_me: member.userId === userId,
    is_locked: own === undefined || !mayGive(own, heldBy(row)),
    business,
    createdAt: member.createdAt.toISOString(),
    updatedAt: member.updatedAt.toISOString(),
    deletedAt: member.deletedAt?.toISOString() ?? null,
    days_before_deletion: daysLeft(member.deletedAt, clock()),
  };
};

/** Members within reach, one by one and out of their bin. @throws ApiError 404 */
export const findMember = async (
  { id, reach }: { readonly id: number; readonly reach: Reach },
  deps: ReadDeps,
): Promise<MemberRow> => {
  const [row] = await membersOf(reach, deps).where(
    and(eq(members.id, id), isNull(members.deletedAt), isMemberWithin(reach)),
  );
  if (!row) throw notFound();
  return row;
};

/** All of these, or nothing. In the order of their ids, so that every call locks them in the same. @throws ApiError 404 */
export const findMembers = async (
  {
    ids: wanted,
    reach,
    isBin,
  }: { readonly ids: readonly number[]; readonly reach: Reach; readonly isBin?: boolean },
  deps: ReadDeps,
): Promise<readonly MemberRow[]> => {
  const place =
    isBin === undefined ? undefined : isBin ? isNotNull(members.deletedAt) : isNull(members.deletedAt);
  const rows = await membersOf(reach, deps)
    .where(and(sql`${members.id} = any(${`{${wanted.join(',')}}`}::int[])`, place, isMemberWithin(reach)))
    .orderBy(members.id);
  if (rows.length !== wanted.length) throw notFound();
  return rows;
};

const filtersFor = (reach: Reach, now: Date): Readonly<Record<string, ListFilter>> => ({
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

const SORT: Readonly<Record<string, SQL>> = {
  name: russian(shownColumn),
  // Who was never here has been away the longest.
  last_seen: sql`coalesce(${seenColumn}, '-infinity'::timestamptz)`,
  createdAt: sql`${members.createdAt}`,
  deletedAt: sql`${members.deletedAt}`,
};

/** No filter of this list asks for a venue's clock, and who sees members sees all of them. */
const NOWHERE = { zone: sql`''`, clock: sql`''`, sees: () => true };

/** A page of the members within reach, or of those in the bin. */
export const listMembers = async (
  { list, isBin, ...asker }: Asker & { readonly list: AnyListQuestion; readonly isBin: boolean },
  deps: ReadDeps,
): Promise<Page> => {
  const { db, clock } = deps;
  const now = clock();
  const filters = filtersFor(asker.reach, now);
  const place = isBin
    ? and(isNotNull(members.deletedAt), gt(members.deletedAt, windowStart(now)))
    : isNull(members.deletedAt);
  const wanted = wantedBy(list.filters, filters, NOWHERE);
  const where = and(isMemberWithin(asker.reach), place, ...wanted);
  const { column, order } = list.sort ?? (isBin ? LAST_DELETED : FIRST_MADE);
  const { limit, offset } = paging(list);
  const rows = await membersOf(asker.reach, deps)
    .where(where)
    .orderBy(...sorted(SORT[column] ?? sql`${members.createdAt}`, order, members.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(invitations, eq(invitations.memberId, members.id))
    .where(where);
  return { rows: rows.map((row) => memberWire(row, asker, deps)), total: counted?.total ?? 0 };
};

const FIRST_MADE = { column: 'createdAt', order: 'asc' } as const;
const LAST_DELETED = { column: 'deletedAt', order: 'desc' } as const;
