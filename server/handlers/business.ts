import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { forbidden, invalid } from '../ApiError';
import type { Handlers } from '../Call';
import type { DbClock, Deps } from '../Deps';
import { businesses, memberPoints, roles, members as table } from '../db/schema';
import { type AuditEntry, saveChanges } from '../engine/history';
import { inTransaction } from '../live/afterCommit';
import { type Asker, askerOf } from '../staff/BusinessResource';
import { holdBusiness } from '../staff/holdBusiness';
import { members, newsOf } from '../staff/members';
import { tellTeam } from '../staff/tellTeam';
import type { Grant } from '../team/grants';
import { isUnlimited } from '../team/grants';
import { apiErrorTexts } from '../texts/apiErrors';
import { teamTexts } from '../texts/refusals';
import { formerOwnerLetter, newOwnerLetter } from '../texts/teamLetters';
import { expectPassword } from './recovery';

const KEY = 'business.handOver';
const WRONG = { password: [apiErrorTexts.wrongOwnPassword] };

/** Hands a business to one of its members (TM-08): they are its owner, and who asks runs it for them. A letter goes to both. */
export const businessHandlers: Handlers<typeof KEY> = {
  [KEY]: async ({ body, session }, deps) => {
    const asker = askerOf(KEY, session);
    const { grants, userId } = asker;
    const id = body.member_id;
    const { businessId } = (await members.find(id, asker, deps)).row;
    if (!grants.some((grant) => grant.businessId === businessId && isOwnerOfAll(grant))) throw forbidden();
    await expectPassword(body.password, { userId, wrong: WRONG }, deps);
    const letters = await inTransaction((inside) => handOver(id, asker, inside), deps);
    for (const letter of letters) deps.inBackground(() => deps.mail.send(letter));
  },
};

/** An owner of some venues only has no business to give. */
const isOwnerOfAll = (grant: Grant): boolean => isUnlimited(grant) && grant.pointIds === undefined;

const handOver = async (id: number, asker: Asker, deps: Deps) => {
  const { businessId } = (await members.find(id, asker, deps)).row;
  const own = await holdBusiness(businessId, asker, deps);
  if (!isOwnerOfAll(own)) throw forbidden();
  // Only now nobody else changes it.
  const heir = await members.find(id, asker, deps);
  if (heir.row.userId === null) throw invalid({ member_id: [teamTexts.notYetMember] });
  if (heir.role.preset === 'owner' && heir.row.allPoints)
    throw invalid({ member_id: [teamTexts.ownerAlready] });
  const before = [heir, await members.find(own.memberId, asker, deps)];
  for (const [memberId, preset] of [
    [id, 'owner'],
    [own.memberId, 'manager'],
  ] as const)
    await giveRole({ memberId, businessId, preset }, deps);
  const noted: AuditEntry[] = [];
  const ids = [id, own.memberId].sort((one, other) => one - other);
  const after = await members.findAll({ ids }, asker, deps);
  const audit = (made: AuditEntry): void => void noted.push(made);
  for (const saved of after) {
    const was = before.find(({ row }) => row.id === saved.row.id);
    members.auditSave({ before: was ?? saved, saved }, asker, { ...deps, audit });
  }
  await saveChanges(noted, randomUUID(), deps);
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

const giveRole = async (
  {
    memberId,
    businessId,
    preset,
  }: { readonly memberId: number; readonly businessId: number; readonly preset: string },
  { db, clock }: DbClock,
): Promise<void> => {
  const role = db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.businessId, businessId), eq(roles.preset, preset)));
  await db
    .update(table)
    .set({
      roleId: sql`(${role})`,
      allPoints: true,
      version: sql`${table.version} + 1`,
      updatedAt: clock(),
    })
    .where(eq(table.id, memberId));
  await db.delete(memberPoints).where(eq(memberPoints.memberId, memberId));
};
