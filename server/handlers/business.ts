import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { forbidden, invalid } from '../ApiError';
import { countAttempt, forgetAttempts } from '../auth/rateLimit';
import type { Handler } from '../Call';
import type { Deps } from '../Deps';
import { businesses, memberPoints, members, roles } from '../db/schema';
import { keepChanges, type Noted } from '../engine/history';
import { inTransaction } from '../live/afterCommit';
import { grantsBy, holdBusiness } from '../staff/holdBusiness';
import { noteTeamSave } from '../staff/noteTeam';
import { type Asker, findMember, findMembers, type MemberRow, memberWire } from '../staff/readMembers';
import { changeOf, newsOf } from '../staff/saveMember';
import { tellTeam } from '../staff/tellTeam';
import { isUnlimited } from '../team/allows';
import type { Grant } from '../team/grants';
import { reachOf } from '../team/reachOf';
import { apiErrorTexts } from '../texts/apiErrors';
import { teamTexts } from '../texts/team';
import { formerOwnerLetter, newOwnerLetter } from '../texts/teamLetters';
import { userStore } from '../users';

const KEY = 'business.handOver';

/** Hands a business to one of its members (TM-08): they are its owner, and who asks runs it for them. A letter goes to both. */
export const businessHandlers: { readonly [K in typeof KEY]: Handler<K> } = {
  [KEY]: async ({ body, session }, deps) => {
    const { userId } = session;
    const grants = grantsBy(KEY, session);
    const asker: Asker = { userId, grants, reach: reachOf(grants) };
    const id = body.member_id;
    const { businessId } = (await findMember({ id, reach: asker.reach }, deps)).member;
    if (!grants.some((grant) => grant.businessId === businessId && isOwnerOfAll(grant))) throw forbidden();
    await expectPassword(body.password, userId, deps);
    const letters = await inTransaction((inside) => handOver(id, asker, inside), deps);
    for (const letter of letters) deps.inBackground(() => deps.mail.send(letter));
  },
};

/** An owner of some venues only has no business to give. */
const isOwnerOfAll = (grant: Grant): boolean => isUnlimited(grant) && grant.pointIds === undefined;

/** @throws ApiError 422 under `password`, 429 */
const expectPassword = async (password: string, userId: number, deps: Deps): Promise<void> => {
  await countAttempt('password.user', String(userId), deps);
  if (!(await deps.passwords.matches(password, await userStore.passwordHash(userId, deps))))
    throw invalid({ password: [apiErrorTexts.wrongOwnPassword] });
  await forgetAttempts('password.user', String(userId), deps);
};

const handOver = async (id: number, asker: Asker, deps: Deps) => {
  const { businessId } = (await findMember({ id, reach: asker.reach }, deps)).member;
  const own = await holdBusiness({ businessId, userId: asker.userId, key: KEY }, deps);
  if (!isOwnerOfAll(own)) throw forbidden();
  // Only now nobody else changes it.
  const heir = await findMember({ id, reach: asker.reach }, deps);
  if (heir.member.userId === null) throw invalid({ member_id: [teamTexts.notYetMember] });
  if (heir.role.preset === 'owner' && heir.member.allPoints)
    throw invalid({ member_id: [teamTexts.ownerAlready] });
  const before = [heir, await findMember({ id: own.memberId, reach: asker.reach }, deps)];
  for (const [memberId, preset] of [
    [id, 'owner'],
    [own.memberId, 'manager'],
  ] as const)
    await giveRole({ memberId, businessId, preset }, deps);
  const noted: Noted[] = [];
  const ids = [id, own.memberId].sort((one, other) => one - other);
  const after = await findMembers({ ids, reach: asker.reach }, deps);
  for (const row of after) noteSave(row, { before, asker }, noted, deps);
  await keepChanges(noted, randomUUID(), deps);
  const [business] = await deps.db
    .select({ title: businesses.title })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  const title = business?.title ?? '';
  const former = before[1] ?? heir;
  const from = former.name || former.email;
  await tellTeam({ ...newsOf(heir, asker), event: 'handedOver', person: from }, deps);
  return [
    newOwnerLetter(heir.email, { from, business: title }),
    formerOwnerLetter(former.email, { heir: heir.name || heir.email, business: title }),
  ];
};

const noteSave = (
  row: MemberRow,
  { before, asker }: { readonly before: readonly MemberRow[]; readonly asker: Asker },
  noted: Noted[],
  deps: Deps,
): void => {
  const was = before.find(({ member }) => member.id === row.member.id) ?? row;
  const states = { before: memberWire(was, asker, deps), after: memberWire(row, asker, deps) };
  const note = (made: Noted): void => void noted.push(made);
  noteTeamSave({ ...changeOf(row, asker.userId), section: 'staff_general', ...states }, { ...deps, note });
};

const giveRole = async (
  {
    memberId,
    businessId,
    preset,
  }: { readonly memberId: number; readonly businessId: number; readonly preset: string },
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<void> => {
  const role = db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.businessId, businessId), eq(roles.preset, preset)));
  await db
    .update(members)
    .set({
      roleId: sql`(${role})`,
      allPoints: true,
      version: sql`${members.version} + 1`,
      updatedAt: clock(),
    })
    .where(inArray(members.id, [memberId]));
  await db.delete(memberPoints).where(eq(memberPoints.memberId, memberId));
};
