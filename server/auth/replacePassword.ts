import type { Deps } from '../Deps';
import { userStore } from '../users';
import { forgetDevices } from './devices';
import { dropRecovery } from './recoveries';
import { closeOtherSessions } from './sessions';
import { dropTickets } from './tickets';

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
  deps: Pick<Deps, 'db' | 'clock'>,
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
