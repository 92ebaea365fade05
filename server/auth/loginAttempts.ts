import { Refusal } from '../Refusal';
import { userStore } from '../stores/users';
import { guessingLetter } from '../texts/letters';
import { refusalTexts } from '../texts/refusals';
import type { World } from '../World';
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
 * Counts a sign-in before its password is judged (AN3, AR-07). A device that has signed in to this account before has a
 * counter of its own. Everybody else is a stranger: counted with their IP address first, so that an attempt which is refused
 * there uses up nothing of what others have, then together with all other strangers.
 *
 * @returns what to do once the password was right: only failures are to be counted
 * @throws Refusal 429 with the seconds to wait
 */
export const countLogin = async (
  { email, ip, device }: From,
  world: World,
): Promise<{ readonly forgive: () => Promise<void> }> => {
  const isKnown = await isKnownDevice({ email, mark: device }, world);
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
  for (const [name, subject] of [own, ...shared]) {
    const { isOver, isFirstOver, retryAfter } = await takeAttempt(name, subject, world);
    if (!isOver) continue;
    if (isFirstOver && TOLD.has(name)) world.later(() => tellOwner(email, world));
    throw new Refusal(429, refusalTexts.tooMany, { retryAfter });
  }
  return {
    forgive: async () => {
      await forgetAttempts(...own, world);
      for (const [name, subject] of shared) await forgiveAttempt(name, subject, world);
    },
  };
};

type Counter = readonly [name: LimitName, subject: string];

/** Limits of strangers at one account. */
const TOLD: ReadonlySet<LimitName> = new Set(['login.pair', 'login.hour', 'login.day']);

/** One letter a day, however many strangers there are and however long they go on. */
const tellOwner = async (email: string, world: World): Promise<void> => {
  const { isOver } = await takeAttempt('login.letter', email, world);
  const account = isOver ? undefined : await userStore.account(email, world);
  if (account?.state === 'active') await world.mail.send(guessingLetter(email));
};
