import { HttpError } from '../../contract/errors';
import { isRecord } from '../../contract/isRecord';
import { call } from '../../dataProvider/call';
import type { User } from '../../dataProvider/User';
import { checkSession } from './checkSession';

/** Private: forgotten when somebody signs out. */
const KEY = 'carte.firstName';

/** A first name as it was typed at the registration, and whose it is. */
interface Kept {
  /** '' = the backend did not say. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** The call of a registration carries no first name, so this browser keeps it until somebody can be asked to save it (AR-10). */
export const keepFirstName = (kept: Kept): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Blocked storage: the person can still write the name into the profile.
  }
};

/**
 * Saves the kept name to the profile of the person it belongs to, once, where the backend can and there is no name yet. It is
 * taken out of the storage before the call, so that no other tab sends it too; where the call fails it waits for the next sign-in.
 */
export const saveFirstName = async (user: User): Promise<void> => {
  const kept = readKept();
  const isTheirs = kept?.id ? kept.id === user.id : kept?.email.toLowerCase() === user.email.toLowerCase();
  if (kept === undefined || !isTheirs) return;
  localStorage.removeItem(KEY);
  if (user.name !== '' || !user.capabilities.includes('profile.update')) return;
  try {
    await call('profile.update', { body: { name: kept.name } });
  } catch (error) {
    // A name that was refused is refused again; anything else may go better next time.
    const isRefused = error instanceof HttpError && error.status === 422;
    if (!isRefused) keepFirstName(kept);
    return;
  }
  await checkSession();
};

const readKept = (): Kept | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isRecord(kept)) return undefined;
    const { id, email, name } = kept;
    return [id, email, name].every((text) => typeof text === 'string')
      ? { id: String(id), email: String(email), name: String(name) }
      : undefined;
  } catch {
    return undefined;
  }
};
