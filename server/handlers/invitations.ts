import { checkText } from '../../contract/fields/checkText';
import { limits } from '../../contract/limits';
import { ApiError, conflict, invalid } from '../ApiError';
import { readPassword, requireNewPassword } from '../auth/credentials';
import { countLogin } from '../auth/loginAttempts';
import { countAttempt } from '../auth/rateLimit';
import type { Call, Handler } from '../Call';
import type { Deps } from '../Deps';
import { inTransaction } from '../live/afterCommit';
import { findInvitation, type Invitation } from '../staff/invitations';
import { createAccount, join, keepNoted, usedLink } from '../staff/join';
import { apiErrorTexts } from '../texts/apiErrors';
import { fieldErrorText } from '../texts/fieldErrorText';
import { teamTexts } from '../texts/team';
import { userStore } from '../users';
import { shownEmail } from '../users/asciiEmail';
import { enter } from './auth';

type Key = 'auth.invitation' | 'auth.accept' | 'profile.accept';

/** What the link of an invitation opens (TM-06). Who holds the letter holds the address, so they may learn whether it has an account. */
export const invitationHandlers: { readonly [K in Key]: Handler<K> } = {
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
    deps.note(await join({ token: body.token, userId, name: nameOf(account) }, deps));
  },
};

type AcceptCall = Pick<Call<'auth.accept'>, 'body' | 'ip' | 'device' | 'userAgent'>;
type Account = NonNullable<Awaited<ReturnType<typeof userStore.account>>>;

const nameOf = ({ name, lastName, email }: Pick<Account, 'name' | 'lastName' | 'email'>): string =>
  [name, lastName].filter(Boolean).join(' ') || email;

const expectInvitation = async (token: unknown, ip: string, deps: Deps): Promise<Invitation> => {
  await countAttempt('accept.ip', ip, deps);
  const invitation = await findInvitation(token, deps);
  if (!invitation) throw usedLink();
  return invitation;
};

/** With the password they have; it is guessed here no easier than at the sign-in, and a second factor is asked for as there. */
const acceptAs = async (account: Account, call: AcceptCall, deps: Deps) => {
  const { body, ip, device, userAgent } = call;
  const attempt = await countLogin({ email: account.email, ip, device }, deps);
  const password = readPassword(body.password);
  const isRight = password !== undefined && (await deps.passwords.matches(password, account.passwordHash));
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
  const password = requireNewPassword(body.password);
  const passwordHash = await deps.passwords.hash(password);
  return inTransaction(async (inside) => {
    const userId = await createAccount({ email, passwordHash, name }, inside);
    await keepNoted(await join({ token: body.token, userId, name: name || email }, inside), inside);
    return enter(userId, { ip, device, userAgent }, inside);
  }, deps);
};

/** May be left out: the profile asks for it again. @throws ApiError 422 under `name` */
const readName = (raw: unknown): string => {
  if (raw === undefined || raw === null) return '';
  const name = typeof raw === 'string' ? raw.trim() : undefined;
  const [wrong] = checkText(name, { max_length: limits.firstNameMax, no_address: true });
  if (name === undefined || wrong)
    throw invalid({ name: [fieldErrorText(wrong ?? { key: 'errors.invalidFormat' })] });
  return name;
};
