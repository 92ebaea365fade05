import { eq, inArray, sql } from 'drizzle-orm';
import { conflict, notFound, windowOver } from '../ApiError';
import type { Handlers, KeyIn } from '../Call';
import type { Db, Deps } from '../Deps';
import { sqlStateOf } from '../db/databaseErrors';
import { invitations, members as table } from '../db/schema';
import { windowStart } from '../engine/binWindow';
import type { FormContexts } from '../FormContext';
import { type Asker, askerOf } from '../staff/BusinessResource';
import { ownersOf } from '../staff/holdBusiness';
import { isOwner, memberCalls, members, newsOf } from '../staff/members';
import type { MemberRow } from '../staff/readMembers';
import { sendInvitation } from '../staff/sendInvitation';
import { tellTeam } from '../staff/tellTeam';
import { titleOfRole } from '../staff/titles';
import { keepsOwner } from '../team/delegation';
import { teamTexts } from '../texts/refusals';

export const staffHandlers: Handlers<KeyIn<'staff'>> = {
  'staff.list': memberCalls.list,
  'staff.deleted': memberCalls.deleted,
  'staff.one': memberCalls.one,
  'staff.create': memberCalls.create,
  'staff.update': memberCalls.update,
  'staff.invite': ({ path: { id }, key, session }, deps) => inviteAgain(id, askerOf(key, session), deps),
  'staff.deleteMany': ({ ids, key, session }, deps) => removeMembers(ids, askerOf(key, session), deps),
  'staff.restoreMany': ({ ids, key, session }, deps) => restoreMembers(ids, askerOf(key, session), deps),
  'staff.destroyMany': ({ ids, key, session }, deps) => destroyMembers(ids, askerOf(key, session), deps),
};

export const staffFormContexts: FormContexts<'staff.create' | 'staff.update'> = {
  'staff.create': memberCalls.newForm,
  'staff.update': memberCalls.form,
};

/** The letter of an invitation once more. @throws ApiError 403, 404, 409, 429 */
const inviteAgain = async (id: number, asker: Asker, deps: Deps) => {
  const [found] = await members.hold({ ids: [id], isBin: false }, asker, deps);
  if (!found) throw notFound();
  const { businessId, email, userId } = found.row;
  if (email === null || userId !== null) throw conflict(teamTexts.acceptedAlready);
  const role = titleOfRole(found.role);
  await sendInvitation({ memberId: id, businessId, email, role, userId: asker.userId }, deps);
  return members.savedOf(await members.find(id, asker, deps), asker, deps);
};

/** Takes members out, and withdraws invitations: gone with their next call. @throws ApiError 403, 404, 409 (the last owner) */
const removeMembers = async (ids: readonly number[], asker: Asker, deps: Deps): Promise<void> => {
  const rows = await members.hold({ ids, isBin: false }, asker, deps);
  for (const businessId of new Set(rows.filter(isOwner).map(({ row }) => row.businessId)))
    if (!keepsOwner(await ownersOf(businessId, deps), ids)) throw conflict(teamTexts.lastOwner);
  // The link of a letter that is still under way opens nothing any more.
  await deps.db.delete(invitations).where(inArray(invitations.memberId, [...ids]));
  await deps.db
    .update(table)
    .set({ deletedAt: deps.clock(), version: sql`${table.version} + 1` })
    .where(inArray(table.id, [...ids]));
  members.auditMoves({ kind: 'delete', rows, asker }, deps);
  for (const row of rows) await tellTeam({ ...newsOf(row, asker), event: 'removed' }, deps);
};

/** Gives members back what they had, by somebody who holds it. @throws ApiError 403, 404, 409 (they are back already), 410 */
const restoreMembers = async (ids: readonly number[], asker: Asker, deps: Deps): Promise<void> => {
  const rows = await members.hold({ ids }, asker, deps);
  const gone = rows.filter(({ row }) => row.deletedAt !== null);
  const start = windowStart(deps.clock());
  if (gone.some(({ row }) => row.deletedAt && row.deletedAt <= start)) throw windowOver();
  for (const row of gone) await expectAbsent(row, deps);
  const leaving = gone.map(({ row }) => row.id);
  await deps.db
    .update(table)
    .set({ deletedAt: null, version: sql`${table.version} + 1` })
    .where(inArray(table.id, leaving))
    .catch((error: unknown) => {
      // Two of the very call are the same person.
      throw sqlStateOf(error) === '23505' ? conflict(teamTexts.backAlready) : error;
    });
  members.auditMoves({ kind: 'restore', rows: gone, asker }, deps);
  for (const row of gone)
    await tellTeam({ ...newsOf(row, asker), event: 'returned', role: titleOfRole(row.role) }, deps);
};

/** For ever. @throws ApiError 403, 404 */
const destroyMembers = async (ids: readonly number[], asker: Asker, deps: Deps): Promise<void> => {
  const rows = await members.hold({ ids, isBin: true }, asker, deps);
  await deps.db.delete(table).where(inArray(table.id, [...ids]));
  members.auditMoves({ kind: 'destroy', rows, asker }, deps);
};

/** Nobody is in one team twice. @throws ApiError 409 */
const expectAbsent = async ({ row, email }: MemberRow, { db }: Db): Promise<void> => {
  const others = await db
    .select({ userId: table.userId, email: table.email, deletedAt: table.deletedAt })
    .from(table)
    .where(eq(table.businessId, row.businessId));
  const isBack = others.some(
    (other) =>
      other.deletedAt === null &&
      (row.userId === null ? other.email === email : other.userId === row.userId || other.email === email),
  );
  if (isBack) throw conflict(teamTexts.backAlready);
};
