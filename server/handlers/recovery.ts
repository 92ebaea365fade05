import type { recoveryEndpoints } from '../../contract/endpoints/recovery';
import { invalid } from '../ApiError';
import { countRecovery } from '../auth/countRecovery';
import { readPassword, requireEmail, requireNewPassword } from '../auth/credentials';
import { countAttempt, forgetAttempts } from '../auth/rateLimit';
import { isLiveRecovery, issueRecovery, takeRecovery } from '../auth/recoveries';
import { replacePassword } from '../auth/replacePassword';
import { hashToken } from '../auth/token';
import type { Handler } from '../Call';
import type { Deps } from '../Deps';
import { apiErrorTexts } from '../texts/apiErrors';
import { passwordLetter, recoveryLetter } from '../texts/letters';
import { userStore } from '../users';
import { enter } from './auth';

type RecoveryKey = keyof typeof recoveryEndpoints;

/** Getting back in by a letter, and changing the password (AR-01 to AR-04, docs/decisions/0019). */
export const recoveryHandlers: { readonly [K in RecoveryKey]: Handler<K> } = {
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
  'auth.reset': async ({ body, ip, device, userAgent }, deps) => {
    await countAttempt('reset.ip', ip, deps);
    const password = requireNewPassword(body.password);
    if (!(await isLiveRecovery(body.token, deps))) throw usedLink();
    const passwordHash = await deps.passwords.hash(password);
    const { email, record } = await deps.db.transaction(async (db) => {
      const inside = { ...deps, db };
      const userId = await takeRecovery(body.token, inside);
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

  'profile.password': async ({ body, userId, session, device }, deps) => {
    const password = requireNewPassword(body.password);
    await countAttempt('password.user', String(userId), deps);
    const current = readPassword(body.current);
    const known = current === undefined ? undefined : await userStore.passwordHash(userId, deps);
    if (current === undefined || !(await deps.passwords.matches(current, known)))
      throw invalid({ current: [apiErrorTexts.wrongCurrent] });
    await forgetAttempts('password.user', String(userId), deps);
    const passwordHash = await deps.passwords.hash(password);
    const email = await deps.db.transaction((db) =>
      replacePassword({ userId, passwordHash, session: session.id, device }, { ...deps, db }),
    );
    if (email !== undefined) deps.inBackground(() => deps.mail.send(passwordLetter(email)));
  },
};

const usedLink = () => invalid({ token: [apiErrorTexts.usedLink] });

/** The token stands behind the #, which browsers send to nobody: no log and no Referer holds it. */
const linkOf = (token: string, { publicUrl }: Pick<Deps, 'publicUrl'>): string =>
  `${publicUrl()}/#password=${token}`;
