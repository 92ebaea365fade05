import { PREFERENCE_KEYS } from '../preferences';
import type { Endpoint } from './Endpoint';

/** What somebody has settled for themselves (docs/spec/4-beyond.md, TD-06). The profile's answer carries the same, once it was saved. */
export const preferencesEndpoints = {
  'preferences.one': {
    says: 'Reads what the person has settled for themselves.',
    method: 'GET',
    path: '/preferences',
    access: 'user',
    answer: { kind: 'values', of: PREFERENCE_KEYS },
    capability: 'preferences',
  },
  'preferences.update': {
    says: 'Settles how the console is for the person.',
    method: 'PUT',
    path: '/preferences',
    access: 'user',
    right: 'own account',
    sections: ['preferences'],
    answer: { kind: 'values', of: PREFERENCE_KEYS },
    capability: 'preferences',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
