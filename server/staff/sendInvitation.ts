import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { holdsAddress } from '../../contract/fields/checkText';
import type { NoticeFacts } from '../../contract/noticeKinds';
import { countAttempt, takeAttempt } from '../auth/rateLimit';
import { hashSent, hashToken, newToken } from '../auth/token';
import type { DbClock, Deps } from '../Deps';
import { businesses, invitations, members, notices, roles, users } from '../db/schema';
import { shownName } from '../engine/history';
import { invitationLetter } from '../texts/teamLetters';
import { shownEmail } from '../users/asciiEmail';
import { businessTitle, titleOfRole } from './titles';

interface Sent {
  readonly memberId: number;
  readonly businessId: number;
  readonly email: string;
  /** The name of the role. */
  readonly role: string;
  readonly userId: number;
}

/**
 * Writes to somebody who is invited, after the answer. Nothing here asks whether the address is a customer's: the letter, and
 * how long all of it takes, are the same (TM-06). A mailbox that others flood gets no more letters, and who asks is not told.
 * @throws ApiError 429 when this business, or this address from it, had its letters
 */
export const sendInvitation = async (
  { memberId, businessId, email, role, userId }: Sent,
  deps: Deps,
): Promise<void> => {
  await countAttempt('invite.business', String(businessId), deps);
  await countAttempt('invite.pair', `${businessId} ${email}`, deps);
  const { isOver } = await takeAttempt('invite.email', email, deps);
  const token = await issueInvitation({ memberId, inviterId: userId }, deps);
  const [names] = await deps.db
    .select({
      inviter: shownName,
      inviterEmail: users.email,
      business: businesses.title,
      shown: businessTitle,
    })
    .from(users)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(eq(users.id, userId));
  if (isOver) return;
  const letter = invitationLetter({
    to: email,
    inviter: inviterOf(names),
    business: names?.business ?? '',
    role,
    // The token stands behind the #, which browsers send to nobody: no log and no Referer holds it.
    url: `${deps.publicUrl()}/#invitation=${token}`,
  });
  deps.inBackground(() => deps.mail.send(letter));
  await tellInvited(email, { business: names?.shown ?? '', role }, deps);
};

/** A name says little to a stranger, and may be anybody's: the address stands beside it, and alone where the name would be a link. */
const inviterOf = (
  names: { readonly inviter: string; readonly inviterEmail: string } | undefined,
): string => {
  if (!names) return '';
  const email = shownEmail(names.inviterEmail);
  return names.inviter === names.inviterEmail || holdsAddress(names.inviter)
    ? email
    : `${names.inviter} (${email})`;
};

/**
 * Tells whoever has an account with this address that they are invited. One statement whether there is one or not, so that the
 * work behind an invitation tells nothing of the address (TM-06).
 */
const tellInvited = async (
  email: string,
  { business, role }: Pick<NoticeFacts['team'], 'business' | 'role'>,
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
): Promise<void> => {
  const facts: NoticeFacts['team'] = { event: 'invited', business, person: null, role };
  const invited = db
    .select({
      id: sql`nextval(pg_get_serial_sequence('notices', 'id'))`.as('id'),
      userId: users.id,
      kind: sql`'team'`.as('kind'),
      facts: sql`${JSON.stringify(facts)}::jsonb`.as('facts'),
      createdAt: sql`${clock().toISOString()}::timestamptz`.as('created_at'),
      readAt: sql`null::timestamptz`.as('read_at'),
    })
    .from(users)
    .where(and(eq(users.email, email), eq(users.state, 'active')));
  const told = await db.insert(notices).select(invited).returning({ userId: notices.userId });
  live.wake(told.map(({ userId }) => userId));
};

/** How long the link of a letter works. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** A new token for an invited member; the one before it is void. @returns the token, which is kept nowhere */
const issueInvitation = async (
  { memberId, inviterId }: { readonly memberId: number; readonly inviterId: number },
  { db, clock }: DbClock,
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
  { db, clock }: DbClock,
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
export const acceptInvitation = async (
  token: string,
  { db, clock }: DbClock,
): Promise<{ readonly memberId: number; readonly inviterId: number | null } | undefined> => {
  const [row] = await db
    .delete(invitations)
    .where(liveAt(token, clock()))
    .returning({ memberId: invitations.memberId, inviterId: invitations.inviterId });
  return row;
};

const liveAt = (token: string, now: Date) =>
  and(eq(invitations.tokenHash, hashSent(token)), gt(invitations.expiresAt, now));
