import type { Deps } from '../Deps';
import { isKnownDevice } from './devices';
import { countAttempt } from './rateLimit';
import { hashToken } from './token';

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
export const countRecovery = async (
  { email, ip, device }: From,
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<void> => {
  await countAttempt('recover.ip', ip, deps);
  if (await isKnownDevice({ email, mark: device }, deps)) {
    await countAttempt('recover.device', `${email} ${hashToken(device ?? '')}`, deps);
    return;
  }
  await countAttempt('recover.email', email, deps);
  await countAttempt('recover.emailDay', email, deps);
};
