import { eq, inArray, sql } from 'drizzle-orm';
import type { EndpointKey } from '../../contract/rows';
import { conflict, forbidden, windowOver } from '../ApiError';
import type { Session } from '../auth/Session';
import type { Handler } from '../Call';
import type { Deps } from '../Deps';
import { sqlStateOf } from '../db/databaseErrors';
import { invitations, members } from '../db/schema';
import { windowStart } from '../engine/binWindow';
import { DEFAULT_ZONE } from '../engine/wallClock';
import type { FormContextOf } from '../FormContext';
import { grantsBy, holdBusiness, ownersOf } from '../staff/holdBusiness';
import { noteTeamMove } from '../staff/noteTeam';
import {
  type Asker,
  findMember,
  findMembers,
  heldBy,
  listMembers,
  type MemberRow,
  memberWire,
} from '../staff/readMembers';
import { titleOfRole } from '../staff/roleTitle';
import { changeMember, changeOf, inviteAgain, inviteMember, isOwner, newsOf } from '../staff/saveMember';
import { tellTeam } from '../staff/tellTeam';
import { keepsOwner, mayGive } from '../team/delegation';
import { reachOf } from '../team/reachOf';
import { teamTexts } from '../texts/team';

type Key = Extract<EndpointKey, `staff.${string}`>;

/** Who asks, and by which memberships. */
const askerOf = (key: EndpointKey, session: Session): Asker => {
  const grants = grantsBy(key, session);
  return { userId: session.userId, grants, reach: reachOf(grants) };
};

/** Members of a business (TM-05). They are records of no venue and have no title of their own, so the engine's verbs do not fit (docs/decisions/0024). */
export const staffHandlers: { readonly [K in Key]: Handler<K> } = {
  'staff.list': ({ list, key, session }, deps) =>
    listMembers({ ...askerOf(key, session), list, isBin: false }, deps),
  'staff.deleted': ({ list, key, session }, deps) =>
    listMembers({ ...askerOf(key, session), list, isBin: true }, deps),
  'staff.one': async ({ path: { id }, key, session }, deps) => {
    const asker = askerOf(key, session);
    const row = await findMember({ id, reach: asker.reach }, deps);
    return { record: memberWire(row, asker, deps), version: row.member.version };
  },
  'staff.create': ({ form, key, session }, deps) => inviteMember(form.values, askerOf(key, session), deps),
  'staff.update': ({ path: { id }, form: { values }, ifMatch, key, session }, deps) =>
    changeMember({ id, values, ifMatch }, askerOf(key, session), deps),
  'staff.invite': ({ path: { id }, key, session }, deps) => inviteAgain(id, askerOf(key, session), deps),
  'staff.deleteMany': ({ ids, key, session }, deps) => removeMembers(ids, askerOf(key, session), deps),
  'staff.restoreMany': ({ ids, key, session }, deps) => restoreMembers(ids, askerOf(key, session), deps),
  'staff.destroyMany': ({ ids, key, session }, deps) => destroyMembers(ids, askerOf(key, session), deps),
};

export const staffFormContexts: {
  readonly [K in 'staff.create' | 'staff.update']: FormContextOf<K>;
} = {
  'staff.create': async () => ({ timezone: DEFAULT_ZONE }),
  'staff.update': async ({ path: { id }, session }, deps) => {
    const asker = askerOf('staff.update', session);
    const row = await findMember({ id, reach: asker.reach }, deps);
    return { timezone: DEFAULT_ZONE, record: memberWire(row, asker, deps) };
  },
};

type MoveKey = 'staff.deleteMany' | 'staff.restoreMany' | 'staff.destroyMany';

interface Move {
  readonly ids: readonly number[];
  readonly key: MoveKey;
  /** In which state they must be; left out = either. */
  readonly isBin?: boolean;
}

/** Takes members out, and withdraws invitations: gone with their next call. @throws ApiError 403, 404, 409 (the last owner) */
const removeMembers = async (ids: readonly number[], asker: Asker, deps: Deps): Promise<void> => {
  const rows = await hold({ ids, key: 'staff.deleteMany', isBin: false }, asker, deps);
  for (const businessId of new Set(rows.filter(isOwner).map(({ member }) => member.businessId)))
    if (!keepsOwner(await ownersOf(businessId, deps), ids)) throw conflict(teamTexts.lastOwner);
  // The link of a letter that is still under way opens nothing any more.
  await deps.db.delete(invitations).where(inArray(invitations.memberId, [...ids]));
  await deps.db
    .update(members)
    .set({ deletedAt: deps.clock(), version: sql`${members.version} + 1` })
    .where(inArray(members.id, [...ids]));
  for (const row of rows) {
    noteTeamMove({ ...changeOf(row, asker.userId), kind: 'delete' }, deps);
    await tellTeam({ ...newsOf(row, asker), event: 'removed' }, deps);
  }
};

/** Gives members back what they had, by somebody who holds it. @throws ApiError 403, 404, 409 (they are back already), 410 */
const restoreMembers = async (ids: readonly number[], asker: Asker, deps: Deps): Promise<void> => {
  const rows = await hold({ ids, key: 'staff.restoreMany' }, asker, deps);
  const gone = rows.filter(({ member }) => member.deletedAt !== null);
  const start = windowStart(deps.clock());
  if (gone.some(({ member }) => member.deletedAt && member.deletedAt <= start)) throw windowOver();
  for (const row of gone) await expectAbsent(row, deps);
  const leaving = gone.map(({ member }) => member.id);
  await deps.db
    .update(members)
    .set({ deletedAt: null, version: sql`${members.version} + 1` })
    .where(inArray(members.id, leaving))
    .catch((error: unknown) => {
      // Two of the very call are the same person.
      throw sqlStateOf(error) === '23505' ? conflict(teamTexts.backAlready) : error;
    });
  for (const row of gone) {
    noteTeamMove({ ...changeOf(row, asker.userId), kind: 'restore' }, deps);
    await tellTeam({ ...newsOf(row, asker), event: 'returned', role: titleOfRole(row.role) }, deps);
  }
};

/** For ever. @throws ApiError 403, 404 */
const destroyMembers = async (ids: readonly number[], asker: Asker, deps: Deps): Promise<void> => {
  const rows = await hold({ ids, key: 'staff.destroyMany', isBin: true }, asker, deps);
  await deps.db.delete(members).where(inArray(members.id, [...ids]));
  for (const row of rows) noteTeamMove({ ...changeOf(row, asker.userId), kind: 'destroy' }, deps);
};

/** All of them, with their businesses held in the order of their ids; of those that hold more than who asks none is moved. */
const hold = async (
  { ids, key, isBin }: Move,
  { userId, reach }: Asker,
  deps: Deps,
): Promise<readonly MemberRow[]> => {
  const asked = { ids, reach, ...(isBin === undefined ? {} : { isBin }) };
  const before = await findMembers(asked, deps);
  const businessIds = [...new Set(before.map(({ member }) => member.businessId))];
  const held = new Map<number, Awaited<ReturnType<typeof holdBusiness>>>();
  for (const businessId of businessIds.sort((one, other) => one - other))
    held.set(businessId, await holdBusiness({ businessId, userId, key }, deps));
  // Only now nobody else moves them.
  const rows = await findMembers(asked, deps);
  for (const row of rows) {
    const own = held.get(row.member.businessId);
    if (!own || !mayGive(own, heldBy(row))) throw forbidden();
  }
  return rows;
};

/** Nobody is in one team twice. @throws ApiError 409 */
const expectAbsent = async ({ member, email }: MemberRow, { db }: Pick<Deps, 'db'>): Promise<void> => {
  const others = await db
    .select({ userId: members.userId, email: members.email, deletedAt: members.deletedAt })
    .from(members)
    .where(eq(members.businessId, member.businessId));
  const isBack = others.some(
    (other) =>
      other.deletedAt === null &&
      (member.userId === null
        ? other.email === email
        : other.userId === member.userId || other.email === email),
  );
  if (isBack) throw conflict(teamTexts.backAlready);
};
