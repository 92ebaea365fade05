import type { EndpointKey } from '../../contract/endpoints';
import { issueCode, tryCode } from '../auth/codes';
import { readCode, readLogin, readRegistration, requireEmail } from '../auth/credentials';
import { markDevice } from '../auth/devices';
import { countLogin } from '../auth/loginAttempts';
import { countAttempt, forgetAttempts, forgiveAttempt } from '../auth/rateLimit';
import type { Session } from '../auth/Session';
import { closeSession, openSession } from '../auth/sessions';
import type { Handler } from '../Call';
import { invalid, Refusal } from '../Refusal';
import { userStore } from '../stores/users';
import { codeLetter, takenLetter } from '../texts/letters';
import { refusalTexts } from '../texts/refusals';
import type { World } from '../World';

type AuthKey = Extract<EndpointKey, `auth.${string}`>;

/**
 * Nothing here tells whether an address is a customer's (AN2, AR-08), because nothing asks before the answer: a registration
 * on a taken address is a row like any other, with a session, a code and a password of its own. Only the letter differs, and
 * that no code confirms it.
 */
export const authHandlers: { readonly [K in AuthKey]: Handler<K> } = {
  'auth.login': ({ query, ...from }, world) => login(query, from, world),
  'auth.loginPost': ({ body, ...from }, world) => login(body, from, world),

  'auth.register': async ({ body, ip, device }, world) => {
    const { email, phone, password } = readRegistration(body);
    await countAttempt('register.ip', ip, world);
    await countAttempt('code.email', email, world);
    const passwordHash = await world.passwords.hash(password);
    const userId = await userStore.register({ email, phone, passwordHash }, world);
    const code = await issueCode(userId, world);
    const user = await opened(userId, device, world);
    world.later(() => sendCode(email, code, world));
    // The specification names `token` and `user` (1§7); the user's fields stand flat beside them as after a login.
    const { token, device: mark, ...record } = user;
    return { ...record, user: record, token, device: mark };
  },

  /**
   * A code belongs to one registration: the one whose token came along, else the newest of the address. So nobody who
   * registered on a foreign address gets in by the code its owner types for a registration of their own.
   */
  'auth.verify': async ({ body, session, ip }, world) => {
    const email = requireEmail(body.email);
    await countAttempt('verify.ip', ip, world);
    await countAttempt('verify.emailDay', email, world);
    const code = readCode(body.code);
    const registration = await userStore.registration({ email, own: session?.userId }, world);
    // One commit, whether there is a code to count the try at or not: the disk takes as long for both.
    const isRight = await world.db.transaction(async (db) => {
      const inside = { ...world, db };
      await countAttempt('verify.emailMonth', email, inside);
      if (code === undefined || !(await tryCode(registration?.id, code, inside))) return false;
      return registration !== undefined && userStore.verify(registration.id, inside);
    });
    if (!isRight) throw invalid({ code: [refusalTexts.wrongCode] });
    for (const name of ['verify.emailDay', 'verify.emailMonth'] as const)
      await forgetAttempts(name, email, world);
    await forgiveAttempt('verify.ip', ip, world);
  },

  'auth.repeat': async ({ body, session, ip }, world) => {
    const email = requireEmail(body.email);
    await countAttempt('code.ip', ip, world);
    await countAttempt('code.email', email, world);
    world.later(async () => {
      const registration = await userStore.registration({ email, own: session?.userId }, world);
      if (registration) await sendCode(email, await issueCode(registration.id, world), world);
    });
  },

  'auth.logout': ({ session }, world) => closeSession(session.id, world),
};

interface From {
  readonly ip: string;
  readonly device: string | undefined;
  readonly session: Session | undefined;
}

/**
 * Every attempt counts until it proves right, and the hashes are computed whoever is asked for (AN2, AN3). The password of
 * a registration opens its session too, which leads back to the code and nowhere else; it forgives no attempts, because
 * anybody may register on an address.
 */
const login = async (
  raw: Readonly<Record<string, unknown>>,
  { ip, device, session }: From,
  world: World,
): Promise<Readonly<Record<string, unknown>>> => {
  const { email, password } = readLogin(raw);
  const attempt = await countLogin({ email, ip, device }, world);
  const account = await userStore.account(email, world);
  const registration = await userStore.registration({ email, own: session?.userId }, world);
  const isOwner = await world.passwords.matches(password, account?.passwordHash);
  if (isOwner && account?.state === 'active') {
    await attempt.forgive();
    return opened(account.id, device, world);
  }
  const isRegistrant = await world.passwords.matches(password, registration?.passwordHash);
  if (!isRegistrant || !registration) throw new Refusal(401, refusalTexts.wrongPassword);
  return opened(registration.id, device, world);
};

/** A session as it is answered: the user's fields, the token, and the mark that this browser keeps. */
const opened = async (userId: number, mark: string | undefined, world: World) => {
  const token = await openSession({ userId }, world);
  const device = await markDevice(userId, mark, world);
  const { record } = await userStore.one(userId, world);
  return { ...record, token, device };
};

/** To whom the address belongs the code is good for nothing: they learn that they have an account. */
const sendCode = async (email: string, code: string, world: World): Promise<void> => {
  const account = await userStore.account(email, world);
  await world.mail.send(account ? takenLetter(email) : codeLetter(email, code));
};
