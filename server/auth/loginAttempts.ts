import { ApiError } from '../ApiError';
import type { Deps } from '../Deps';
import { apiErrorTexts } from '../texts/apiErrors';
import { guessingLetter } from '../texts/letters';
import { userStore } from '../users';
import { isKnownDevice } from './devices';
import { forgetAttempts, forgiveAttempt, type LimitName, takeAttempt } from './rateLimit';
import { hashToken } from './token';

interface From {
  readonly email: string;
  readonly ip: string;
  /** The mark of the browser, if it brought one. */
  readonly device: string | undefined;
}

/**
 * Counts a sign-in before its password is validated (AN3, AR-07). A device that has signed in to this account before has a
 * counter of its own. Everybody else is a stranger: counted with their IP address first, so that an attempt which is refused
 * there uses up nothing of what others have, then together with all other strangers.
 *
 * @returns what to do once the password was right: only failures are to be counted
 * @throws ApiError 429 with the seconds to wait
 */
export const countLogin = async (
  { email, ip, device }: From,
  deps: Deps,
): Promise<{ readonly forgive: () => Promise<void> }> => {
  const isKnown = await isKnownDevice({ email, mark: device }, deps);
  const own: Counter = isKnown
    ? ['login.device', `${email} ${hashToken(device ?? '')}`]
    : ['login.pair', `${email} ${ip}`];
  const shared: readonly Counter[] = isKnown
    ? []
    : [
        ['login.ip', ip],
        ['login.hour', email],
        ['login.day', email],
      ];
  const told = { of: TOLD, letter: () => notifyOwner(email, deps) };
  return countTry({ own: [own], shared, told }, deps);
};

interface Counters {
  /** Of a browser or an address: whoever was right begins anew there. */
  readonly own: readonly Counter[];
  /** With others, of whose tries one that was right takes back its own alone. */
  readonly shared: readonly Counter[];
  /** The limits of which the owner hears when one is reached for the first time. */
  readonly told: { readonly of: readonly LimitName[]; readonly letter: () => Promise<void> };
}

/** Counts a try before it is judged. @returns as `countLogin` @throws ApiError 429 with the seconds to wait */
export const countTry = async (
  { own, shared, told }: Counters,
  deps: Deps,
): Promise<{ readonly forgive: () => Promise<void> }> => {
  for (const [name, subject] of [...own, ...shared]) {
    const { isOver, isFirstOver, retryAfter } = await takeAttempt(name, subject, deps);
    if (!isOver) continue;
    if (isFirstOver && told.of.includes(name)) deps.inBackground(told.letter);
    throw new ApiError(429, apiErrorTexts.tooMany, { retryAfter });
  }
  return {
    forgive: async () => {
      for (const [name, subject] of own) await forgetAttempts(name, subject, deps);
      for (const [name, subject] of shared) await forgiveAttempt(name, subject, deps);
    },
  };
};

type Counter = readonly [name: LimitName, subject: string];

/** Limits of strangers at one account. */
const TOLD: readonly LimitName[] = ['login.pair', 'login.hour', 'login.day'];

/** One letter a day, however many strangers there are and however long they go on. */
const notifyOwner = async (email: string, deps: Deps): Promise<void> => {
  const { isOver } = await takeAttempt('login.letter', email, deps);
  const account = isOver ? undefined : await userStore.account(email, deps);
  if (account?.state === 'active') await deps.mail.send(guessingLetter(email));
};
