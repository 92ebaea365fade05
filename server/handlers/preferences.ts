import type { EndpointKey } from '../../contract/endpoints';
import type { Handler } from '../Call';
import { DEFAULT_ZONE } from '../engine/wallClock';
import type { FormContextOf } from '../FormContext';
import { preferencesOf, savePreferences } from '../preferences/preferences';

type Key = Extract<EndpointKey, `preferences.${string}`>;

export const preferenceHandlers: { readonly [K in Key]: Handler<K> } = {
  'preferences.one': async ({ userId }, deps) => ({ ...(await preferencesOf(userId, deps)) }),

  'preferences.update': async ({ form: { values }, userId }, deps) => ({
    ...(await savePreferences(userId, values, deps)),
  }),
};

export const preferenceFormContexts: {
  readonly 'preferences.update': FormContextOf<'preferences.update'>;
} = {
  'preferences.update': async ({ userId }, deps) => ({
    record: { ...(await preferencesOf(userId, deps)) },
    timezone: DEFAULT_ZONE,
  }),
};
