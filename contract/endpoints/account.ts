import type { Endpoint } from './Endpoint';

/** What a person sees and settles of their own account, beside the profile. */
export const accountEndpoints = {
  'sessions.list': {
    method: 'GET',
    path: '/profile/sessions',
    access: 'user',
    paged: true,
    answer: { kind: 'list', of: 'session' },
    capability: 'sessions',
  },
  /** Without ids it ends all sessions but the one that asks. */
  'sessions.deleteMany': {
    method: 'DELETE',
    path: '/profile/sessions',
    access: 'user',
    ids: 'body',
    idsOptional: true,
    answer: { kind: 'nothing' },
    capability: 'sessions',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
