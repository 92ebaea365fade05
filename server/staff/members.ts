import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { STAFF_SECTION } from '../../contract/sections/staff';
import { forbidden, invalid } from '../ApiError';
import { requireEmail } from '../auth/credentials';
import type { Db, Deps } from '../Deps';
import { memberPoints, points, roles, members as table, users } from '../db/schema';
import { idOrNull } from '../engine/columns';
import { keepsOwner, mayGive } from '../team/delegation';
import { rightsOf } from '../team/grants';
import { fieldErrorText } from '../texts/fieldErrorText';
import { teamTexts } from '../texts/refusals';
import type { Asker, BusinessResource, Saving, Settled } from './BusinessResource';
import { callsOf, recordsOf } from './businessCalls';
import { ownersOf } from './holdBusiness';
import {
  filtersFor,
  isMemberWithin,
  type MemberRow,
  membersOf,
  memberWire,
  SORT,
  scopeOf,
} from './readMembers';
import { sendInvitation } from './sendInvitation';
import { tellTeam } from './tellTeam';
import { titleOfRole } from './titles';

/** Members of a business, and who is invited to it (TM-05). */
const resource: BusinessResource<MemberRow> = {
  name: 'staff',
  section: STAFF_SECTION,
  table,
  select: membersOf,
  isWithin: ({ reach }) => isMemberWithin(reach),
  filters: filtersFor,
  sort: () => SORT,
  wire: memberWire,
  titleOf: ({ name, email }) => name || email,
  home: async (values, _asker, deps) => {
    requireEmail(String(values.email ?? ''));
    return (await roleOf(values.role, deps)).businessId;
  },
  expectMay: (own, found) => {
    if (!own || !mayGive(own, scopeOf(found))) throw forbidden();
  },
  settle: (saving, deps) => settle(saving, deps),
  tell: async ({ saved, before, asker }, deps) => {
    if (!isSame(before, saved))
      await tellTeam({ ...newsOf(saved, asker), event: 'changed', role: titleOfRole(saved.role) }, deps);
  },
};

export const members = recordsOf(resource);
export const memberCalls = callsOf(resource, members);

/** What somebody is invited to, or their role and venues from now on. @throws ApiError 403, 422, 429 */
const settle = async (
  { values, before, businessId, own, asker }: Saving<MemberRow>,
  deps: Deps,
): Promise<Settled> => {
  const email = before ? undefined : requireEmail(String(values.email ?? ''));
  const role = before && values.role === undefined ? before.role : await roleOf(values.role, deps);
  if (role.businessId !== businessId) throw wrongChoice('role');
  const allPoints =
    typeof values.all_points === 'boolean' ? values.all_points : before?.row.allPoints === true;
  const isChosen = before ? values.points !== undefined : !allPoints;
  const chosen = isChosen ? await pointsOf(values.points, businessId, deps) : (before?.pointIds ?? []);
  const pointIds = allPoints ? undefined : chosen;
  // An owner of some venues would leave the others without one.
  if (role.preset === 'owner' && pointIds) throw invalid({ all_points: [teamTexts.ownerOfAll] });
  if (before) resource.expectMay(own, before);
  if (!mayGive(own, { ...rightsOf(role), pointIds })) throw forbidden();
  if (email !== undefined) await expectStranger({ email, businessId, userId: asker.userId }, deps);
  const staysOwner = role.preset === 'owner' && allPoints;
  if (before && !staysOwner && isOwner(before)) {
    const owners = await ownersOf(businessId, deps);
    if (!keepsOwner(owners, [before.row.id])) throw invalid({ role: [teamTexts.lastOwner] });
  }
  const keep = async (memberId: number): Promise<void> => {
    if (before) await deps.db.delete(memberPoints).where(eq(memberPoints.memberId, memberId));
    if (pointIds && pointIds.length > 0)
      await deps.db.insert(memberPoints).values(pointIds.map((pointId) => ({ memberId, pointId })));
    const letter = { memberId, businessId, role: titleOfRole(role), userId: asker.userId };
    if (email !== undefined) await sendInvitation({ ...letter, email }, deps);
  };
  return { columns: { roleId: role.id, allPoints, ...(email !== undefined && { email }) }, keep };
};

/** What a member is told of their place, the event aside. */
export const newsOf = ({ row }: MemberRow, { userId: byId }: Pick<Asker, 'userId'>) => ({
  businessId: row.businessId,
  userId: row.userId,
  byId,
  person: null,
  role: null,
});

/** The same role at the same venues. */
const isSame = (one: MemberRow, other: MemberRow): boolean => {
  const rights = ({ role, row, pointIds }: MemberRow) =>
    JSON.stringify([role.id, row.allPoints || [...pointIds].sort()]);
  return rights(one) === rights(other);
};

export const isOwner = ({ row, role }: MemberRow): boolean => role.preset === 'owner' && row.userId !== null;

const roleOf = async (raw: unknown, { db }: Db): Promise<typeof roles.$inferSelect> => {
  const [role] = await db
    .select()
    .from(roles)
    .where(eq(roles.id, idOrNull(raw) ?? 0));
  if (!role) throw wrongChoice('role');
  return role;
};

/** Venues of this very business: the form may offer those of several. @throws ApiError 422 */
const pointsOf = async (raw: unknown, businessId: number, { db }: Db): Promise<readonly number[]> => {
  const wanted = (Array.isArray(raw) ? raw : []).map(idOrNull).filter((id) => id !== null);
  const found = await db
    .select({ id: points.id })
    .from(points)
    .where(and(inArray(points.id, wanted), eq(points.businessId, businessId), isNull(points.deletedAt)));
  if (found.length === 0 || found.length !== new Set(wanted).size) throw wrongChoice('points');
  return found.map(({ id }) => id);
};

/** Only the business itself is asked, never whether the address is a customer's elsewhere. @throws ApiError 422 under `email` */
const expectStranger = async (
  {
    email,
    businessId,
    userId,
  }: { readonly email: string; readonly businessId: number; readonly userId: number },
  { db }: Db,
): Promise<void> => {
  const [known] = await db
    .select({ userId: table.userId })
    .from(table)
    .leftJoin(users, and(eq(users.id, table.userId), ne(users.state, 'unverified')))
    .where(
      and(
        eq(table.businessId, businessId),
        isNull(table.deletedAt),
        or(eq(table.email, email), sql`${users.email} = ${email}`),
      ),
    );
  if (!known) return;
  const text =
    known.userId === userId
      ? teamTexts.yourself
      : known.userId === null
        ? teamTexts.invitedAlready
        : teamTexts.memberAlready;
  throw invalid({ email: [text] });
};

const wrongChoice = (field: string) =>
  invalid({ [field]: [fieldErrorText({ key: 'errors.selectFromList' })] });
