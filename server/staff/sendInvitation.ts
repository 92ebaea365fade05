import { and, eq, sql } from 'drizzle-orm';
import { holdsAddress } from '../../contract/fields/checkText';
import type { NoticeFacts } from '../../contract/noticeKinds';
import { countAttempt, takeAttempt } from '../auth/rateLimit';
import type { Deps } from '../Deps';
import { businesses, notices, users } from '../db/schema';
import { shownName } from '../engine/history';
import { invitationLetter } from '../texts/teamLetters';
import { shownEmail } from '../users/asciiEmail';
import { businessTitle } from './businessTitle';
import { issueInvitation } from './invitations';

interface Sent {
  readonly memberId: number;
  readonly businessId: number;
  readonly email: string;
  /** What the role is called. */
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
