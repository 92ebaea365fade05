import { ApiError } from '../ApiError';
import type { Deps } from '../Deps';
import { apiErrorTexts } from '../texts/apiErrors';
import { guessedPasswordLetter } from '../texts/letters';
import { isKnownDevice } from './devices';
import { forgetAttempts, forgiveAttempt, type LimitName, takeAttempt } from './rateLimit';
import { hashToken } from './token';

interface From {
  /** Of the account, whose password was right. */
  readonly email: string;
  readonly device: string | undefined;
}

/**
 * Counts a code before it is validated, in the manner of a password: a device that has signed in before has a counter of its
 * own, all others share theirs, so that a stranger who knows the password cannot lock the owner out.
 *
 * @returns what to do once the code was right: only failures are to be counted
 * @throws ApiError 429 with the seconds to wait
 */
export const countCode = async (
  { email, device }: From,
  deps: Deps,
): Promise<{ readonly forgive: () => Promise<void> }> => {
  const isKnown = await isKnownDevice({ email, mark: device }, deps);
  const counters: readonly (readonly [LimitName, string])[] = isKnown
    ? [['totp.device', `${email} ${hashToken(device ?? '')}`]]
    : [
        ['totp.hour', email],
        ['totp.day', email],
      ];
  for (const [name, subject] of counters) {
    const { isOver, isFirstOver, retryAfter } = await takeAttempt(name, subject, deps);
    if (!isOver) continue;
    if (isFirstOver) deps.inBackground(() => notifyOwner(email, deps));
    throw new ApiError(429, apiErrorTexts.tooMany, { retryAfter });
  }
  return {
    forgive: async () => {
      for (const [name, subject] of counters) {
        if (isKnown) await forgetAttempts(name, subject, deps);
        else await forgiveAttempt(name, subject, deps);
      }
    },
  };
};

/** Whoever comes this far knows the password: the owner should, too. One letter a day. */
const notifyOwner = async (email: string, deps: Deps): Promise<void> => {
  const { isOver } = await takeAttempt('totp.letter', email, deps);
  if (!isOver) await deps.mail.send(guessedPasswordLetter(email));
};
