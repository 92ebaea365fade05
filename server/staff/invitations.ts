import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { hashToken, newToken } from '../auth/token';
import type { Deps } from '../Deps';
import { businesses, invitations, members, roles, users } from '../db/schema';
import { shownName } from '../engine/history';
import { businessTitle } from './businessTitle';
import { titleOfRole } from './roleTitle';

/** How long the link of a letter works. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** As `newToken` makes them. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type InviteDeps = Pick<Deps, 'db' | 'clock'>;

/** A new token for an invited member; the one before it is void. @returns the token, which is kept nowhere */
export const issueInvitation = async (
  { memberId, inviterId }: { readonly memberId: number; readonly inviterId: number },
  { db, clock }: InviteDeps,
): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + LIFETIME_MS);
  const fresh = { tokenHash: hashToken(token), inviterId, expiresAt };
  await db
    .insert(invitations)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({ target: invitations.memberId, set: fresh });
  return token;
};

/** What a link invites to. */
export interface Invitation {
  readonly memberId: number;
  readonly businessId: number;
  /** Where the letter went. */
  readonly email: string;
  readonly business: string;
  /** Empty where whoever invited has no account any more. */
  readonly inviter: string;
  readonly role: string;
}

/** The invitation behind a token that works; undefined = used, withdrawn, replaced, too old, or none of ours. */
export const findInvitation = async (
  token: string,
  { db, clock }: InviteDeps,
): Promise<Invitation | undefined> => {
  const [row] = await db
    .select({
      memberId: members.id,
      businessId: members.businessId,
      email: members.email,
      business: businessTitle,
      inviter: shownName,
      role: roles,
    })
    .from(invitations)
    .innerJoin(members, eq(members.id, invitations.memberId))
    .innerJoin(businesses, eq(businesses.id, members.businessId))
    .innerJoin(roles, eq(roles.id, members.roleId))
    .leftJoin(users, eq(users.id, invitations.inviterId))
    .where(and(liveAt(token, clock()), isNull(members.deletedAt), isNull(members.userId)));
  if (!row || row.email === null) return undefined;
  return { ...row, email: row.email, inviter: row.inviter ?? '', role: titleOfRole(row.role) };
};

/** Uses a token up, and says whose membership it opens and who sent it: once, however many try at the same time. */
export const takeInvitation = async (
  token: string,
  { db, clock }: InviteDeps,
): Promise<{ readonly memberId: number; readonly inviterId: number | null } | undefined> => {
  const [row] = await db
    .delete(invitations)
    .where(liveAt(token, clock()))
    .returning({ memberId: invitations.memberId, inviterId: invitations.inviterId });
  return row;
};

export const sweepInvitations = async ({ db, clock }: InviteDeps): Promise<void> => {
  await db.delete(invitations).where(lte(invitations.expiresAt, clock()));
};

/** What could be no token of ours is the hash of nothing: it is looked up like any other. */
const liveAt = (token: string, now: Date) => {
  const hash = hashToken(TOKEN.test(token) ? token : '');
  return and(eq(invitations.tokenHash, hash), gt(invitations.expiresAt, now));
};
