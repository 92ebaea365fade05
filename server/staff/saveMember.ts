import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { conflict, forbidden, invalid, stale } from '../ApiError';
import { requireEmail } from '../auth/credentials';
import type { Saved } from '../Call';
import type { Deps } from '../Deps';
import { memberPoints, members, points, roles, users } from '../db/schema';
import { idOrNull } from '../engine/columns';
import { keepsOwner, mayGive } from '../team/delegation';
import { rightsOf } from '../team/presets';
import { fieldErrorText } from '../texts/fieldErrorText';
import { teamTexts } from '../texts/team';
import { holdBusiness, ownersOf } from './holdBusiness';
import { noteTeamSave } from './noteTeam';
import { type Asker, findMember, heldBy, type MemberRow, memberWire } from './readMembers';
import { titleOfRole } from './roleTitle';
import { sendInvitation } from './sendInvitation';
import { tellTeam } from './tellTeam';

const SECTION = 'staff_general';

/** Invites somebody. @throws ApiError 403, 422, 429 */
export const inviteMember = async (values: WireRecord, asker: Asker, deps: Deps): Promise<Saved> => {
  const { userId } = asker;
  const email = requireEmail(values.email);
  const role = await roleOf(values.role, deps);
  const { businessId } = role;
  const own = await holdBusiness({ businessId, userId, key: 'staff.create' }, deps);
  const pointIds = values.all_points === true ? undefined : await pointsOf(values.points, businessId, deps);
  expectWholeOwner(role, pointIds);
  if (!mayGive(own, { ...rightsOf(role), pointIds })) throw forbidden();
  await expectStranger({ email, businessId, userId }, deps);
  const at = { createdAt: deps.clock(), updatedAt: deps.clock() };
  const [row] = await deps.db
    .insert(members)
    .values({ businessId, email, roleId: role.id, allPoints: pointIds === undefined, ...at })
    .returning({ id: members.id });
  if (!row) throw new Error('Expected a row for the invited member, got none.');
  await addPoints(row.id, pointIds ?? [], deps);
  await sendInvitation({ memberId: row.id, businessId, email, role: titleOfRole(role), userId }, deps);
  const saved = await findMember({ id: row.id, reach: asker.reach }, deps);
  const record = memberWire(saved, asker, deps);
  noteTeamSave({ ...changeOf(saved, userId), section: SECTION, after: record }, deps);
  return { record, version: saved.member.version };
};

/** Changes the role or the venues of a member. @throws ApiError 403, 404, 409, 412, 422 */
export const changeMember = async (
  {
    id,
    values,
    ifMatch,
  }: { readonly id: number; readonly values: WireRecord; readonly ifMatch: number | undefined },
  asker: Asker,
  deps: Deps,
): Promise<Saved> => {
  const { userId, reach } = asker;
  const { businessId } = (await findMember({ id, reach }, deps)).member;
  const own = await holdBusiness({ businessId, userId, key: 'staff.update' }, deps);
  // Only now nobody else changes it.
  const before = await findMember({ id, reach }, deps);
  const { member } = before;
  if (ifMatch !== undefined && ifMatch !== member.version) throw stale();
  const role = values.role === undefined ? before.role : await roleOf(values.role, deps);
  if (role.businessId !== businessId) throw wrongChoice('role');
  const isAll = typeof values.all_points === 'boolean' ? values.all_points : member.allPoints;
  const chosen =
    values.points === undefined ? before.pointIds : await pointsOf(values.points, businessId, deps);
  const pointIds = isAll ? undefined : chosen;
  expectWholeOwner(role, pointIds);
  const given = { ...rightsOf(role), pointIds };
  if (!mayGive(own, heldBy(before)) || !mayGive(own, given)) throw forbidden();
  const staysOwner = role.preset === 'owner' && isAll;
  if (!staysOwner && isOwner(before) && !keepsOwner(await ownersOf(businessId, deps), [id]))
    throw invalid({ role: [teamTexts.lastOwner] });
  await deps.db
    .update(members)
    .set({ roleId: role.id, allPoints: isAll, version: member.version + 1, updatedAt: deps.clock() })
    .where(and(eq(members.id, id), eq(members.version, member.version)));
  await deps.db.delete(memberPoints).where(eq(memberPoints.memberId, id));
  await addPoints(id, pointIds ?? [], deps);
  const saved = await findMember({ id, reach }, deps);
  const record = memberWire(saved, asker, deps);
  const states = { before: memberWire(before, asker, deps), after: record };
  noteTeamSave({ ...changeOf(saved, userId), section: SECTION, ...states }, deps);
  if (!isSame(before, saved))
    await tellTeam({ ...newsOf(saved, asker), event: 'changed', role: titleOfRole(role) }, deps);
  return { record, version: saved.member.version };
};

/** The letter of an invitation once more. @throws ApiError 403, 404, 409, 429 */
export const inviteAgain = async (id: number, asker: Asker, deps: Deps): Promise<Saved> => {
  const { userId, reach } = asker;
  const { businessId } = (await findMember({ id, reach }, deps)).member;
  const own = await holdBusiness({ businessId, userId, key: 'staff.invite' }, deps);
  const row = await findMember({ id, reach }, deps);
  if (!mayGive(own, heldBy(row))) throw forbidden();
  const { email } = row.member;
  if (email === null || row.member.userId !== null) throw conflict(teamTexts.acceptedAlready);
  await sendInvitation({ memberId: id, businessId, email, role: titleOfRole(row.role), userId }, deps);
  const sent = await findMember({ id, reach }, deps);
  return { record: memberWire(sent, asker, deps), version: sent.member.version };
};

/** What the history says of a member. */
export const changeOf = ({ member, name, email }: MemberRow, userId: number | null) => ({
  resource: 'staff' as const,
  recordId: member.id,
  businessId: member.businessId,
  title: name || email,
  userId,
});

/** What a member is told of their place, the event aside. */
export const newsOf = ({ member }: MemberRow, { userId: byId }: Pick<Asker, 'userId'>) => ({
  businessId: member.businessId,
  userId: member.userId,
  byId,
  person: null,
  role: null,
});

/** The same role at the same venues. */
const isSame = (one: MemberRow, other: MemberRow): boolean => {
  const rights = ({ role, member, pointIds }: MemberRow) =>
    JSON.stringify([role.id, member.allPoints || [...pointIds].sort()]);
  return rights(one) === rights(other);
};

export const isOwner = ({ member, role }: Pick<MemberRow, 'member' | 'role'>): boolean =>
  role.preset === 'owner' && member.userId !== null;

const roleOf = async (raw: unknown, { db }: Pick<Deps, 'db'>): Promise<typeof roles.$inferSelect> => {
  const [role] = await db
    .select()
    .from(roles)
    .where(eq(roles.id, idOrNull(raw) ?? 0));
  if (!role) throw wrongChoice('role');
  return role;
};

/** Venues of this very business: the form may offer those of several. @throws ApiError 422 */
const pointsOf = async (
  raw: unknown,
  businessId: number,
  { db }: Pick<Deps, 'db'>,
): Promise<readonly number[]> => {
  const wanted = (Array.isArray(raw) ? raw : []).map(idOrNull).filter((id) => id !== null);
  const found = await db
    .select({ id: points.id })
    .from(points)
    .where(and(inArray(points.id, wanted), eq(points.businessId, businessId), isNull(points.deletedAt)));
  if (found.length === 0 || found.length !== new Set(wanted).size) throw wrongChoice('points');
  return found.map(({ id }) => id);
};

/** An owner of some venues would leave the others without one. */
const expectWholeOwner = ({ preset }: { readonly preset: string | null }, pointIds: unknown): void => {
  if (preset === 'owner' && pointIds !== undefined) throw invalid({ all_points: [teamTexts.ownerOfAll] });
};

/** Only the business itself is asked, never whether the address is a customer's elsewhere. @throws ApiError 422 under `email` */
const expectStranger = async (
  {
    email,
    businessId,
    userId,
  }: { readonly email: string; readonly businessId: number; readonly userId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  const [known] = await db
    .select({ userId: members.userId })
    .from(members)
    .leftJoin(users, and(eq(users.id, members.userId), ne(users.state, 'unverified')))
    .where(
      and(
        eq(members.businessId, businessId),
        isNull(members.deletedAt),
        or(eq(members.email, email), sql`${users.email} = ${email}`),
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

const addPoints = async (
  memberId: number,
  pointIds: readonly number[],
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  if (pointIds.length > 0)
    await db.insert(memberPoints).values(pointIds.map((pointId) => ({ memberId, pointId })));
};

const wrongChoice = (field: string) =>
  invalid({ [field]: [fieldErrorText({ key: 'errors.selectFromList' })] });
