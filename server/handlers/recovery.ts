import type { recoveryRows } from '../../contract/rows/auth';
import { type FieldTexts, invalid } from '../ApiError';
import { expectNewPassword, requireEmail } from '../auth/credentials';
import { forgetDevices, isKnownDevice } from '../auth/devices';
import { countAttempt, forgetAttempts } from '../auth/rateLimit';
import { dropRecovery, isLiveRecovery, issueRecovery, takeRecovery } from '../auth/recoveries';
import { closeOtherSessions } from '../auth/sessions';
import { dropTickets } from '../auth/tickets';
import { hashToken } from '../auth/token';
import type { Handlers } from '../Call';
import type { DbClock, Deps } from '../Deps';
import { apiErrorTexts } from '../texts/apiErrors';
import { passwordLetter, recoveryLetter } from '../texts/letters';
import { userStore } from '../users';
import { enter } from './auth';

/** Getting back in by a letter, and changing the password (AR-01 to AR-04, docs/decisions/0019). */
export const recoveryHandlers: Handlers<keyof typeof recoveryRows> = {
  /** Nothing here asks whether the address is known; the letter is a matter of what happens later (AR-08). */
  'auth.forgot': async ({ body, ip, device }, deps) => {
    const email = requireEmail(body.email);
    await countRecovery({ email, ip, device }, deps);
    deps.inBackground(async () => {
      const token = await issueRecovery(email, deps);
      if (token !== undefined) await deps.mail.send(recoveryLetter(email, linkOf(token, deps)));
    }, 'later');
  },

  /** A password that is refused leaves the link as it was: it is judged first. A letter is no second factor, so that is asked for. */
  'auth.reset': async ({ body: { token, password }, ip, device, userAgent }, deps) => {
    await countAttempt('reset.ip', ip, deps);
    expectNewPassword(password);
    if (!(await isLiveRecovery(token, deps))) throw usedLink();
    const passwordHash = await deps.passwords.hash(password);
    const { email, record } = await deps.db.transaction(async (db) => {
      const inside = { ...deps, db };
      const userId = await takeRecovery(token, inside);
      if (userId === undefined) throw usedLink();
      const email = await replacePassword({ userId, passwordHash, device }, inside);
      // Blocked since the letter was sent: nothing of this happens, and nothing tells.
      if (email === undefined) throw usedLink();
      return { email, record: await enter(userId, { ip, device, userAgent }, inside) };
    });
    // Who holds the letter was not guessing here; what strangers have used up stays used up.
    await forgetAttempts('login.pair', `${email} ${ip}`, deps);
    if (device !== undefined) await forgetAttempts('login.device', `${email} ${hashToken(device)}`, deps);
    deps.inBackground(() => deps.mail.send(passwordLetter(email)));
    return record;
  },

  'profile.password': async ({ body: { current, password }, userId, session, device }, deps) => {
    expectNewPassword(password);
    await expectPassword(current, { userId, wrong: { current: [apiErrorTexts.wrongCurrent] } }, deps);
    const passwordHash = await deps.passwords.hash(password);
    const email = await deps.db.transaction((db) =>
      replacePassword({ userId, passwordHash, session: session.id, device }, { ...deps, db }),
    );
    if (email !== undefined) deps.inBackground(() => deps.mail.send(passwordLetter(email)));
  },
};

/** The password of who is signed in, once more. @throws ApiError 422 as `wrong` says, 429 */
export const expectPassword = async (
  password: string,
  { userId, wrong }: { readonly userId: number; readonly wrong: FieldTexts },
  deps: Deps,
): Promise<void> => {
  await countAttempt('password.user', String(userId), deps);
  if (!(await deps.passwords.matches(password, await userStore.passwordHash(userId, deps))))
    throw invalid(wrong);
  await forgetAttempts('password.user', String(userId), deps);
};

const usedLink = () => invalid({ token: [apiErrorTexts.usedLink] });

/** The token stands behind the #, which browsers send to nobody: no log and no Referer holds it. */
const linkOf = (token: string, { publicUrl }: Pick<Deps, 'publicUrl'>): string =>
  `${publicUrl()}/#password=${token}`;

interface From {
  readonly email: string;
  readonly ip: string;
  /** The mark of the browser, if it brought one. */
  readonly device: string | undefined;
}

/**
 * Counts a letter that is asked for, known address or not. A device that has signed in to the account before counts by
 * itself, so that strangers can neither flood the mailbox nor keep the owner from a letter (docs/decisions/0019).
 * @throws ApiError 429 with the seconds to wait
 */
const countRecovery = async ({ email, ip, device }: From, deps: DbClock): Promise<void> => {
  await countAttempt('recover.ip', ip, deps);
  if (await isKnownDevice({ email, mark: device }, deps)) {
    await countAttempt('recover.device', `${email} ${hashToken(device ?? '')}`, deps);
    return;
  }
  await countAttempt('recover.email', email, deps);
  await countAttempt('recover.emailDay', email, deps);
};

interface Replacement {
  readonly userId: number;
  readonly passwordHash: string;
  /** The session that asks for it and stays; undefined = none does. */
  readonly session?: number;
  /** The mark of the browser that asks for it. */
  readonly device: string | undefined;
}

/**
 * Sets a password and ends what was opened by the one before: the other sessions, the marks of other browsers, the link of
 * a letter, sign-ins that wait for their code. To be called inside a transaction. The account's row is changed first, so that a sign-in by the old password
 * that is under way either comes before all this and is ended with the rest, or finds the new one.
 * @returns the address to write to; undefined = the account does not work
 */
export const replacePassword = async (
  { userId, passwordHash, session, device }: Replacement,
  deps: DbClock,
): Promise<string | undefined> => {
  const email = await userStore.setPassword(userId, passwordHash, deps);
  if (email === undefined) return undefined;
  await closeOtherSessions({ id: session ?? NOBODY, userId }, deps);
  await forgetDevices({ userId, but: device }, deps);
  await dropRecovery(userId, deps);
  await dropTickets(userId, deps);
  return email;
};

/** Ids begin at 1. */
const NOBODY = 0;
