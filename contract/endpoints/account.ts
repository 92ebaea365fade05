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
  /** The second step of a sign-in: the ticket of the first, and a code of the app or a recovery code. */
  'auth.totp': {
    method: 'POST',
    path: '/auth/totp',
    access: 'anonymous',
    body: ['ticket', 'code'],
    answer: { kind: 'session' },
    capability: 'second_factor',
  },
  /** Begins to turn the second factor on: what the app is told. */
  'totp.begin': {
    method: 'POST',
    path: '/profile/totp',
    access: 'user',
    answer: { kind: 'values', of: ['secret', 'uri'] },
    capability: 'second_factor',
  },
  /** Turns it on with the first code of the app. */
  'totp.confirm': {
    method: 'PUT',
    path: '/profile/totp',
    access: 'user',
    body: ['code'],
    answer: { kind: 'values', of: ['recovery_codes'] },
    capability: 'second_factor',
  },
  'totp.remove': {
    method: 'DELETE',
    path: '/profile/totp',
    access: 'user',
    body: ['password', 'code'],
    answer: { kind: 'nothing' },
    capability: 'second_factor',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
