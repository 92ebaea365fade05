import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { checkText } from '../../contract/fields/checkText';
import { limits } from '../../contract/limits';
import { ApiError, conflict, invalid } from '../ApiError';
import { expectNewPassword } from '../auth/credentials';
import { countLogin } from '../auth/loginAttempts';
import { countAttempt } from '../auth/rateLimit';
import type { Call, Handlers } from '../Call';
import type { Db, DbClock, Deps } from '../Deps';
import { sqlStateOf } from '../db/databaseErrors';
import { members, users } from '../db/schema';
import { type AuditEntry, saveChanges } from '../engine/history';
import { inTransaction } from '../live/afterCommit';
import { acceptInvitation, findInvitation, type Invitation } from '../staff/sendInvitation';
import { tellTeam } from '../staff/tellTeam';
import { apiErrorTexts } from '../texts/apiErrors';
import { fieldErrorText } from '../texts/fieldErrorText';
import { teamTexts } from '../texts/refusals';
import { userStore } from '../users';
import { shownEmail } from '../users/asciiEmail';
import { enter } from './auth';

/** What the link of an invitation opens (TM-06). Who holds the letter holds the address, so they may learn whether it has an account. */
export const invitationHandlers: Handlers<'auth.invitation' | 'auth.accept' | 'profile.accept'> = {
  'auth.invitation': async ({ body, ip }, deps) => {
    const { email, business, inviter, role } = await expectInvitation(body.token, ip, deps);
    const known = (await userStore.account(email, deps)) !== undefined;
    return { business, inviter, role, email: shownEmail(email), known };
  },

  'auth.accept': async (call, deps) => {
    const { body, ip } = call;
    const invitation = await expectInvitation(body.token, ip, deps);
    const account = await userStore.account(invitation.email, deps);
    return account ? acceptAs(account, call, deps) : acceptAnew(invitation, call, deps);
  },

  'profile.accept': async ({ body, userId, ip }, deps) => {
    const { email } = await expectInvitation(body.token, ip, deps);
    const account = await userStore.account(email, deps);
    if (account?.id !== userId) throw conflict(teamTexts.wrongAddress);
    deps.audit(await join({ token: body.token, userId, name: nameOf(account) }, deps));
  },
};

type AcceptCall = Pick<Call<'auth.accept'>, 'body' | 'ip' | 'device' | 'userAgent'>;
type Account = NonNullable<Awaited<ReturnType<typeof userStore.account>>>;

const nameOf = ({ name, lastName, email }: Pick<Account, 'name' | 'lastName' | 'email'>): string =>
  [name, lastName].filter(Boolean).join(' ') || email;

const expectInvitation = async (token: string, ip: string, deps: Deps): Promise<Invitation> => {
  await countAttempt('accept.ip', ip, deps);
  const invitation = await findInvitation(token, deps);
  if (!invitation) throw usedLink();
  return invitation;
};

/** With the password they have; it is guessed here no easier than at the sign-in, and a second factor is asked for as there. */
const acceptAs = async (account: Account, call: AcceptCall, deps: Deps) => {
  const { body, ip, device, userAgent } = call;
  const attempt = await countLogin({ email: account.email, ip, device }, deps);
  const isRight = await deps.passwords.matches(body.password, account.passwordHash);
  if (!isRight || account.state !== 'active') throw new ApiError(401, apiErrorTexts.wrongOwnPassword);
  await attempt.forgive();
  return inTransaction(async (inside) => {
    if (!(await userStore.holdPassword(account, inside)))
      throw new ApiError(401, apiErrorTexts.wrongOwnPassword);
    const { id: userId } = account;
    await keepNoted(await join({ token: body.token, userId, name: nameOf(account) }, inside), inside);
    return enter(userId, { ip, device, userAgent }, inside);
  }, deps);
};

/** With a password of their own choice: the account is made with the membership, or neither is. */
const acceptAnew = async ({ email }: Invitation, call: AcceptCall, deps: Deps) => {
  const { body, ip, device, userAgent } = call;
  const name = readName(body.name);
  expectNewPassword(body.password);
  const passwordHash = await deps.passwords.hash(body.password);
  return inTransaction(async (inside) => {
    const userId = await createAccount({ email, passwordHash, name }, inside);
    await keepNoted(await join({ token: body.token, userId, name: name || email }, inside), inside);
    return enter(userId, { ip, device, userAgent }, inside);
  }, deps);
};

/** May be left out: the profile asks for it again. @throws ApiError 422 under `name` */
const readName = (typed = ''): string => {
  const name = typed.trim();
  const [wrong] = checkText(name, { max_length: limits.firstNameMax, no_address: true });
  if (wrong) throw invalid({ name: [fieldErrorText(wrong)] });
  return name;
};

const usedLink = () => invalid({ token: [apiErrorTexts.usedLink] });

/**
 * Makes a person the member that a letter invites, and uses its link up: once, however many try at the same time. Whoever sent
 * it is told. To be called inside a transaction. @throws ApiError 409 (a member already), 422 under `token`
 */
const join = async (
  { token, userId, name }: { readonly token: string; readonly userId: number; readonly name: string },
  deps: Deps,
): Promise<AuditEntry> => {
  const { db, clock } = deps;
  const invitation = await acceptInvitation(token, deps);
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

const isMember = async (userId: number, businessId: number, { db }: Db): Promise<boolean> => {
  const own = and(eq(members.userId, userId), eq(members.businessId, businessId), isNull(members.deletedAt));
  return (await db.$count(members, own)) > 0;
};

/** An account of its own for somebody who proves by the letter that the address is theirs. It runs no business. */
const createAccount = async (
  {
    email,
    passwordHash,
    name,
  }: { readonly email: string; readonly passwordHash: string; readonly name: string },
  { db, clock }: DbClock,
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
const keepNoted = async (noted: AuditEntry, deps: DbClock): Promise<void> => {
  await saveChanges([noted], randomUUID(), deps);
};
