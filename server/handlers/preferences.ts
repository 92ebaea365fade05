import { eq } from 'drizzle-orm';
import type { WireRecord } from '../../contract/fields';
import { isMailed } from '../../contract/noticeKinds';
import { MAILABLE_KINDS, PREFERENCE_KEYS, type Preferences } from '../../contract/preferences';
import { DEFAULT_ZONE } from '../../contract/visibility/venueClock';
import type { Handlers, KeyIn } from '../Call';
import type { Db, DbClock } from '../Deps';
import { preferences } from '../db/schema';
import type { FormContexts } from '../FormContext';

export const preferenceHandlers: Handlers<KeyIn<'preferences'>> = {
  'preferences.one': async ({ userId }, deps) => ({ ...(await preferencesOf(userId, deps)) }),

  'preferences.update': async ({ form: { values }, userId }, deps) => ({
    ...(await savePreferences(userId, values, deps)),
  }),
};

export const preferenceFormContexts: FormContexts<'preferences.update'> = {
  'preferences.update': async ({ userId }, deps) => ({
    record: { ...(await preferencesOf(userId, deps)) },
    timezone: DEFAULT_ZONE,
  }),
};

/** For who has settled nothing yet. */
const DEFAULTS: Preferences = {
  theme: 'auto',
  density: 'comfortable',
  per_page: 12,
  start_page: null,
  mailed: MAILABLE_KINDS.filter((kind) => isMailed(kind)),
};

const preferencesOf = async (userId: number, { db }: Db): Promise<Preferences> => {
  const [row] = await db
    .select({ values: preferences.values })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return { ...DEFAULTS, ...row?.values };
};

/** Keeps what was sent; the rest stays as it is. Two devices that save at once leave each key as one of them had it. */
const savePreferences = async (
  userId: number,
  sent: WireRecord,
  { db, clock }: DbClock,
): Promise<Preferences> => {
  const before = await preferencesOf(userId, { db });
  const own = Object.fromEntries(
    PREFERENCE_KEYS.filter((key) => Object.hasOwn(sent, key)).map((key) => [key, sent[key]]),
  );
  const values: Preferences = { ...before, ...own };
  const updatedAt = clock();
  await db
    .insert(preferences)
    .values({ userId, values, updatedAt })
    .onConflictDoUpdate({ target: preferences.userId, set: { values, updatedAt } });
  return values;
};
