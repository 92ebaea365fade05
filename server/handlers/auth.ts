import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import type { authRows } from '../../contract/rows/auth';
import { ApiError, invalid } from '../ApiError';
import { readLogin, readRegistration, requireEmail } from '../auth/credentials';
import { isNewDevice, markDevice } from '../auth/devices';
import { countLogin } from '../auth/loginAttempts';
import { countAttempt, forgetAttempts, forgiveAttempt, takeAttempt } from '../auth/rateLimit';
import { hasSecondFactor } from '../auth/secondFactor';
import { closeSession, openSession, type Session } from '../auth/sessions';
import { issueTicket } from '../auth/tickets';
import type { Handlers } from '../Call';
import type { DbClock, Deps } from '../Deps';
import { codes } from '../db/schema';
import { inTransaction } from '../live/afterCommit';
import { mailNotice, notify } from '../notices/notify';
import { apiErrorTexts } from '../texts/apiErrors';
import { deviceWords } from '../texts/deviceWords';
import { codeLetter, takenLetter } from '../texts/letters';
import { userStore } from '../users';

/**
 * Nothing here tells whether an address is a customer's (AN2, AR-08), because nothing asks before the answer: a registration
 * on a taken address is a row like any other, with a session, a code and a password of its own. Only the letter differs, and
 * that no code confirms it.
 */
export const authHandlers: Handlers<Extract<keyof typeof authRows, `auth.${string}`>> = {
  'auth.login': ({ query, ...from }, deps) => login(query, from, deps),
  'auth.loginPost': ({ body, ...from }, deps) => login(body, from, deps),

  'auth.register': async ({ body, ...browser }, deps) => {
    const { email, phone, password } = readRegistration(body);
    await countAttempt('register.ip', browser.ip, deps);
    await countAttempt('code.email', email, deps);
    const passwordHash = await deps.passwords.hash(password);
    const userId = await userStore.register({ email, phone, passwordHash }, deps);
    const code = await issueCode(userId, deps);
    const user = await opened(userId, browser, deps);
    deps.inBackground(() => sendCode(email, code, deps));
    // The specification names `token` and `user`; the user's fields stand flat beside them as after a login.
    const { token, device: mark, ...record } = user;
    return { ...record, user: record, token, device: mark };
  },

  /**
   * A code belongs to one registration: the one whose token came along, else the newest of the address. So nobody who
   * registered on a foreign address gets in by the code its owner types for a registration of their own.
   */
  'auth.verify': async ({ body, session, ip }, deps) => {
    const email = requireEmail(body.email);
    await countAttempt('verify.ip', ip, deps);
    await countAttempt('verify.emailDay', email, deps);
    const registration = await userStore.registration({ email, own: session?.userId }, deps);
    // One commit, whether there is a code to count the try at or not: the disk takes as long for both.
    const isRight = await deps.db.transaction(async (db) => {
      const inside = { ...deps, db };
      await countAttempt('verify.emailMonth', email, inside);
      if (!(await tryCode(registration?.id, String(body.code), inside))) return false;
      return registration !== undefined && userStore.verify(registration.id, inside);
    });
    if (!isRight) throw invalid({ code: [apiErrorTexts.wrongCode] });
    for (const name of ['verify.emailDay', 'verify.emailMonth'] as const)
      await forgetAttempts(name, email, deps);
    await forgiveAttempt('verify.ip', ip, deps);
  },

  'auth.repeat': async ({ body, session, ip }, deps) => {
    const email = requireEmail(body.email);
    await countAttempt('code.ip', ip, deps);
    await countAttempt('code.email', email, deps);
    deps.inBackground(async () => {
      const registration = await userStore.registration({ email, own: session?.userId }, deps);
      if (registration) await sendCode(email, await issueCode(registration.id, deps), deps);
    }, 'later');
  },

  'auth.logout': ({ session }, deps) => closeSession(session.id, deps),
};

/** What is known of the browser that somebody signs in from. */
interface Browser {
  readonly device: string | undefined;
  readonly userAgent: string | undefined;
  readonly ip: string;
}

interface From extends Browser {
  readonly session: Session | undefined;
}

/**
 * Every attempt counts until it proves right, and the hashes are computed whoever is asked for (AN2, AN3). The password of
 * a registration opens its session too, which leads back to the code and nowhere else; it forgives no attempts, because
 * anybody may register on an address.
 */
const login = async (
  raw: Parameters<typeof readLogin>[0],
  { session, ...browser }: From,
  deps: Deps,
): Promise<Readonly<Record<string, unknown>>> => {
  const { email, password } = readLogin(raw);
  const attempt = await countLogin({ email, ip: browser.ip, device: browser.device }, deps);
  const account = await userStore.account(email, deps);
  const registration = await userStore.registration({ email, own: session?.userId }, deps);
  const isOwner = await deps.passwords.matches(password, account?.passwordHash);
  if (isOwner && account?.state === 'active') {
    await attempt.forgive();
    // Only while the password that was right is still the account's: one that is being changed ends its sessions.
    return inTransaction(async (inside) => {
      if (!(await userStore.holdPassword(account, inside)))
        throw new ApiError(401, apiErrorTexts.wrongPassword);
      return enter(account.id, browser, inside);
    }, deps);
  }
  const isRegistrant = await deps.passwords.matches(password, registration?.passwordHash);
  if (!isRegistrant || !registration) throw new ApiError(401, apiErrorTexts.wrongPassword);
  return opened(registration.id, browser, deps);
};

/** A session for whoever proved who they are; with a second factor a ticket that asks for it, and nothing else. */
export const enter = async (userId: number, browser: Browser, inside: Deps) =>
  (await hasSecondFactor(userId, inside))
    ? { second_factor: await issueTicket(userId, inside) }
    : opened(userId, browser, inside);

/** A session as it is answered: the user's fields, the token, and the mark that this browser keeps. */
export const opened = async (userId: number, browser: Browser, deps: Deps) => {
  const words = deviceWords(browser.userAgent);
  const isNew = await isNewDevice({ userId, mark: browser.device }, deps);
  const token = await openSession({ userId, device: words }, deps);
  const device = await markDevice(userId, browser.device, deps);
  const { record } = await userStore.one(userId, deps);
  if (isNew && !(await takeAttempt('device.notice', `${userId} ${words ?? ''} ${browser.ip}`, deps)).isOver) {
    const facts = { device: words ?? null };
    await notify([userId], { kind: 'device', facts }, deps);
    await mailNotice([userId], { kind: 'device', facts }, deps);
  }
  return { ...record, token, device };
};

/** To whom the address belongs the code is good for nothing: they learn that they have an account. */
const sendCode = async (email: string, code: string, deps: Deps): Promise<void> => {
  const account = await userStore.account(email, deps);
  await deps.mail.send(account ? takenLetter(email) : codeLetter(email, code));
};

const LIFETIME_MS = 10 * 60 * 1000;
const MAX_TRIES = 5;
/** Ids begin at 1. */
const NOBODY = 0;

/**
 * A new code for a registration; the ones before it are void. One on a taken address has its code too, which is sent to
 * nobody and confirms nothing: so both are the same work. @returns four digits, kept only as a hash
 */
const issueCode = async (userId: number, { db, clock }: DbClock): Promise<string> => {
  const code = String(randomInt(limits.codeMin, limits.codeMax + 1));
  const now = clock();
  await db.delete(codes).where(eq(codes.userId, userId));
  await db.insert(codes).values({
    userId,
    codeHash: hashCode(code, randomBytes(16).toString('base64url')),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return code;
};

/**
 * Tries a code: true once, and only for the live code of this registration. Every try counts, before it is validated.
 * @param userId undefined = nobody waits for a code: it asks as much and says no
 */
const tryCode = async (
  userId: number | undefined,
  code: string,
  { db, clock }: DbClock,
): Promise<boolean> => {
  const isLive = and(
    eq(codes.userId, userId ?? NOBODY),
    isNull(codes.usedAt),
    gt(codes.expiresAt, clock()),
    lt(codes.tries, MAX_TRIES),
  );
  const newest = db.select({ id: codes.id }).from(codes).where(isLive).orderBy(desc(codes.id)).limit(1);
  // One statement whether there is such a code or not, so that the time does not tell (AN2).
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.id, sql`${newest}`), isLive))
    .returning({ id: codes.id, codeHash: codes.codeHash });
  if (!row || !isSame(code, row.codeHash)) return false;
  const used = await db
    .update(codes)
    .set({ usedAt: clock() })
    .where(and(eq(codes.id, row.id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return used.length === 1;
};

/** Salted, so that equal codes do not look equal; against a stolen table only the ten minutes help. */
const hashCode = (code: string, salt: string): string =>
  `${salt}$${createHash('sha256').update(`${salt}$${code}`).digest('base64url')}`;

const isSame = (code: string, hash: string): boolean => {
  const given = Buffer.from(hashCode(code, hash.split('$')[0] ?? ''));
  const wanted = Buffer.from(hash);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
