import type { EndpointKey } from '../../contract/endpoints';
import { issueCode, tryCode } from '../auth/codes';
import { readCode, readLogin, readRegistration, requireEmail } from '../auth/credentials';
import { countAttempt, forgetAttempts, forgiveAttempt } from '../auth/rateLimit';
import { closeSession, openSession } from '../auth/sessions';
import type { Handler } from '../Call';
import { invalid, Refusal } from '../Refusal';
import { shadowToWire, userStore } from '../stores/users';
import { codeLetter, takenLetter } from '../texts/letters';
import { refusalTexts } from '../texts/refusals';
import type { World } from '../World';

type AuthKey = Extract<EndpointKey, `auth.${string}`>;

export const authHandlers: { readonly [K in AuthKey]: Handler<K> } = {
  'auth.login': ({ query, ip }, world) => login(query, ip, world),
  'auth.loginPost': ({ body, ip }, world) => login(body, ip, world),

  /** An address that is taken gets the same answer, with a token that opens nothing; its owner gets a letter (AN2). */
  'auth.register': async ({ body, ip }, world) => {
    const { email, phone, password } = readRegistration(body);
    await countAttempt('register.ip', ip, world);
    await countAttempt('code.email', email, world);
    const registration = { email, phone, passwordHash: await world.passwords.hash(password) };
    const account = await userStore.byEmail(email, world);
    if (account && account.state !== 'unverified') {
      const shadow = await userStore.registerShadow(registration, world);
      const token = await openSession({ shadow }, world);
      world.later(() => world.mail.send(takenLetter(email)));
      return sessionOf(shadowToWire(shadow), token);
    }
    const userId = await userStore.register(registration, world);
    const token = await openSession({ userId }, world);
    world.later(() => sendCode(userId, email, world));
    const { record } = await userStore.one(userId, world);
    return sessionOf(record, token);
  },

  /**
   * A code belongs to one registration: the one whose token came along, else the newest of the address. So nobody who
   * registered on a foreign address gets in by the code its owner types for a registration of their own.
   */
  'auth.verify': async ({ body, session, ip }, world) => {
    const email = requireEmail(body.email);
    await countAttempt('verify.ip', ip, world);
    await countAttempt('verify.emailDay', email, world);
    await countAttempt('verify.emailMonth', email, world);
    const code = readCode(body.code);
    const account = await pendingAccount(session, email, world);
    const isRight = code !== undefined && (await tryCode(account, code, world));
    if (!isRight || account === undefined) throw invalid({ code: [refusalTexts.wrongCode] });
    await world.db.transaction((db) => userStore.verify(account, { ...world, db }));
    for (const name of ['verify.emailDay', 'verify.emailMonth'] as const)
      await forgetAttempts(name, email, world);
    await forgiveAttempt('verify.ip', ip, world);
  },

  'auth.repeat': async ({ body, session, ip }, world) => {
    const email = requireEmail(body.email);
    await countAttempt('code.ip', ip, world);
    await countAttempt('code.email', email, world);
    world.later(async () => {
      const account = await pendingAccount(session, email, world);
      if (account !== undefined) await sendCode(account, email, world);
    });
  },

  'auth.logout': ({ session }, world) => closeSession(session.id, world),
};

/** The hash is computed whoever is asked for, and every attempt counts until it proves right (AN2, AN3). */
const login = async (
  raw: Readonly<Record<string, unknown>>,
  ip: string,
  world: World,
): Promise<Readonly<Record<string, unknown>>> => {
  const { email, password } = readLogin(raw);
  await countAttempt('login.ip', ip, world);
  await countAttempt('login.email', email, world);
  const account = await userStore.byEmail(email, world);
  const isRight = await world.passwords.matches(password, account?.passwordHash);
  if (!isRight || !account || account.state === 'blocked') throw new Refusal(401, refusalTexts.wrongPassword);
  await forgetAttempts('login.email', email, world);
  await forgiveAttempt('login.ip', ip, world);
  if (account.state === 'unverified') throw new Refusal(403, refusalTexts.unverified);
  const token = await openSession({ userId: account.id }, world);
  const { record } = await userStore.one(account.id, world);
  return { ...record, token };
};

/** The specification names `token` and `user` (1§7); the user's fields stand flat beside them as after a login. */
const sessionOf = (user: Readonly<Record<string, unknown>>, token: string) => ({ ...user, user, token });

const sendCode = async (userId: number, email: string, world: World): Promise<void> => {
  const code = await issueCode(userId, world);
  await world.mail.send(codeLetter(email, code));
};

const pendingAccount = async (
  session: { readonly userId: number | null; readonly shadow: object | null } | undefined,
  email: string,
  world: World,
): Promise<number | undefined> => {
  if (session?.shadow) return undefined;
  const account = await userStore.byEmail(email, world);
  if (account?.state !== 'unverified') return undefined;
  if (session?.userId == null) return account.id;
  const own = await userStore.pending({ id: session.userId, email }, world);
  return own ?? account.id;
};
