import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { conflict, invalid } from '../ApiError';
import type { Deps } from '../Deps';
import { sqlStateOf } from '../db/databaseErrors';
import { members, users } from '../db/schema';
import { keepChanges, type Noted } from '../engine/history';
import { apiErrorTexts } from '../texts/apiErrors';
import { teamTexts } from '../texts/team';
import { takeInvitation } from './invitations';
import { tellTeam } from './tellTeam';

export const usedLink = () => invalid({ token: [apiErrorTexts.usedLink] });

/**
 * Makes a person the member that a letter invites, and uses its link up: once, however many try at the same time. Whoever sent
 * it is told. To be called inside a transaction. @throws ApiError 409 (a member already), 422 under `token`
 */
export const join = async (
  { token, userId, name }: { readonly token: unknown; readonly userId: number; readonly name: string },
  deps: Deps,
): Promise<Noted> => {
  const { db, clock } = deps;
  const invitation = await takeInvitation(token, deps);
  if (!invitation) throw usedLink();
  const { memberId, inviterId } = invitation;
  const [joined] = await db
    .update(members)
    .set({ userId, email: null, version: sql`${members.version} + 1`, updatedAt: clock() })
    .where(and(eq(members.id, memberId), isNull(members.userId), isNull(members.deletedAt)))
    .returning({ businessId: members.businessId })
    .catch((error: unknown) => {
      throw sqlStateOf(error) === '23505' ? conflict(teamTexts.memberAlready) : error;
    });
  if (!joined) throw usedLink();
  const { businessId } = joined;
  const isTold = inviterId !== null && (await isMember(inviterId, businessId, deps));
  if (isTold)
    await tellTeam(
      { event: 'joined', businessId, userId: inviterId, byId: userId, person: name, role: null },
      deps,
    );
  const at = { resource: 'staff', recordId: memberId, businessId, title: name, userId } as const;
  return { ...at, kind: 'update', before: { state: 'invited' }, after: { state: 'active' } };
};

const isMember = async (userId: number, businessId: number, { db }: Pick<Deps, 'db'>): Promise<boolean> => {
  const own = and(eq(members.userId, userId), eq(members.businessId, businessId), isNull(members.deletedAt));
  return (await db.$count(members, own)) > 0;
};

/** An account of its own for somebody who proves by the letter that the address is theirs. It runs no business. */
export const createAccount = async (
  {
    email,
    passwordHash,
    name,
  }: { readonly email: string; readonly passwordHash: string; readonly name: string },
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<number> => {
  const at = { createdAt: clock(), updatedAt: clock() };
  const [row] = await db
    .insert(users)
    .values({ email, passwordHash, name, state: 'active', ...at })
    .returning({ id: users.id })
    .catch((error: unknown) => {
      // Somebody has made it meanwhile: by another letter, or by a code.
      throw sqlStateOf(error) === '23505' ? conflict(teamTexts.accountMeanwhile) : error;
    });
  if (!row) throw new Error('Expected a row for the account, got none.');
  return row.id;
};

/** Keeps what a transaction of its own has changed. */
export const keepNoted = async (noted: Noted, deps: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  await keepChanges([noted], randomUUID(), deps);
};
