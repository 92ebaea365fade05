import type { accountRows } from '../../contract/rows/auth';
import { ApiError, conflict, invalid } from '../ApiError';
import { isKnownDevice } from '../auth/devices';
import { countTry } from '../auth/loginAttempts';
import { countAttempt, forgetAttempts, takeAttempt } from '../auth/rateLimit';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  takeCode,
  wrongCode,
} from '../auth/secondFactor';
import { closeOtherSessions, closeSessions, listSessions } from '../auth/sessions';
import { takeTicket, tryTicket } from '../auth/tickets';
import { hashToken } from '../auth/token';
import { totpUri } from '../auth/totp';
import type { Handlers, KeyIn } from '../Call';
import type { Deps } from '../Deps';
import { apiErrorTexts } from '../texts/apiErrors';
import { guessedPasswordLetter, secondFactorLetter } from '../texts/letters';
import { userStore } from '../users';
import { opened } from './auth';

/**
 * The second factor (AR-06, docs/decisions/0022). Its writes open their own transactions: tries stay counted when the code is
 * wrong, and no answer that holds a secret is kept for a repeated call.
 */
export const secondFactorHandlers: Handlers<Exclude<keyof typeof accountRows, `sessions.${string}`>> = {
  /** A ticket that counts no more is 401: the way back leads to the password. A wrong code is 422, and the ticket stays. */
  'auth.totp': async ({ body, ip, device, userAgent }, deps) => {
    const ticket = await tryTicket(body.ticket, deps);
    const email = ticket && (await userStore.holdWorking(ticket.userId, deps));
    if (!ticket || email === undefined) throw ticketOver();
    const attempt = await countCode({ email, device }, deps);
    const { userId } = ticket;
    const record = await deps.db.transaction(async (db) => {
      const inside = { ...deps, db };
      // First the account, as whoever sets its password does: then the session that is opened here is seen and ended there.
      if ((await userStore.holdWorking(userId, inside)) === undefined) throw ticketOver();
      const verdict = await takeCode({ userId, code: body.code }, inside);
      if (verdict === 'wrong') throw wrongCode();
      if (verdict === 'off' || !(await takeTicket(ticket.id, inside))) throw ticketOver();
      return opened(userId, { ip, device, userAgent }, inside);
    });
    await attempt.forgive();
    return record;
  },

  'totp.begin': async ({ userId }, deps) => {
    const { record } = await userStore.one(userId, deps);
    const secret = await deps.db.transaction((db) => beginSecondFactor(userId, { ...deps, db }));
    return { secret, uri: totpUri(secret, String(record.email)) };
  },

  'totp.confirm': async ({ userId, body }, deps) => {
    const codes = await deps.db.transaction((db) =>
      confirmSecondFactor({ userId, code: body.code }, { ...deps, db }),
    );
    const email = await userStore.holdWorking(userId, deps);
    if (email !== undefined) deps.inBackground(() => deps.mail.send(secondFactorLetter(email, true)));
    return { recovery_codes: codes };
  },

  /** The password first: who does not know it learns nothing about codes, and uses none up. */
  'totp.remove': async ({ userId, body }, deps) => {
    await countAttempt('totp.remove', String(userId), deps);
    if (!(await deps.passwords.matches(body.password, await userStore.passwordHash(userId, deps))))
      throw invalid({ password: [apiErrorTexts.wrongOwnPassword] });
    await deps.db.transaction(async (db) => {
      const inside = { ...deps, db };
      const verdict = await takeCode({ userId, code: body.code }, inside);
      if (verdict === 'off') throw conflict(apiErrorTexts.secondFactorOff);
      if (verdict === 'wrong') throw wrongCode();
      await removeSecondFactor(userId, inside);
    });
    await forgetAttempts('totp.remove', String(userId), deps);
    const email = await userStore.holdWorking(userId, deps);
    if (email !== undefined) deps.inBackground(() => deps.mail.send(secondFactorLetter(email, false)));
  },
};

const ticketOver = () => new ApiError(401, apiErrorTexts.ticketOver);

interface From {
  /** Of the account, whose password was right. */
  readonly email: string;
  readonly device: string | undefined;
}

/**
 * Counts a code in the manner of a password: a device that has signed in before has a counter of its own, all others share theirs,
 * so that a stranger who knows the password cannot lock the owner out.
 */
const countCode = async ({ email, device }: From, deps: Deps) => {
  const isKnown = await isKnownDevice({ email, mark: device }, deps);
  const own = isKnown ? ([['totp.device', `${email} ${hashToken(device ?? '')}`]] as const) : [];
  const shared = isKnown
    ? []
    : ([
        ['totp.hour', email],
        ['totp.day', email],
      ] as const);
  const told = {
    of: ['totp.device', 'totp.hour', 'totp.day'] as const,
    letter: () => notifyOwner(email, deps),
  };
  return countTry({ own, shared, told }, deps);
};

/** Whoever comes this far knows the password: the owner should, too. One letter a day. */
const notifyOwner = async (email: string, deps: Deps): Promise<void> => {
  const { isOver } = await takeAttempt('totp.letter', email, deps);
  if (!isOver) await deps.mail.send(guessedPasswordLetter(email));
};

export const sessionHandlers: Handlers<KeyIn<'sessions'>> = {
  'sessions.list': ({ session, list }, deps) => listSessions(session, list, deps),

  'sessions.deleteMany': ({ session, ids }, deps) =>
    ids === undefined
      ? closeOtherSessions(session, deps)
      : closeSessions({ userId: session.userId, ids }, deps),
};
