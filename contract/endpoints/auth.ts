import type { Endpoint } from './Endpoint';

/** Sign-in, registration and the own profile. */
export const authEndpoints = {
  'auth.login': {
    method: 'GET',
    path: '/auth/login',
    query: ['email', 'password'],
    answer: { kind: 'session', asks: 'second_factor' },
  },
  'auth.loginPost': {
    method: 'POST',
    path: '/auth/login',
    answer: { kind: 'session', asks: 'second_factor' },
  },
  'auth.register': {
    method: 'POST',
    path: '/auth/register',
    answer: { kind: 'session' },
  },
  'auth.verify': {
    method: 'POST',
    path: '/auth/verify',
    answer: { kind: 'nothing' },
  },
  'auth.repeat': {
    method: 'POST',
    path: '/auth/repeat',
    answer: { kind: 'nothing' },
  },
  'auth.logout': {
    method: 'POST',
    path: '/auth/logout',
    answer: { kind: 'nothing' },
    capability: 'logout',
  },
  'profile.one': {
    method: 'GET',
    path: '/profile',
    answer: { kind: 'one', of: 'user', wrap: 'user' },
  },
  'profile.update': {
    method: 'PUT',
    path: '/profile',
    sections: ['profile'],
    answer: { kind: 'one', of: 'user', wrap: 'user' },
    capability: 'profile.update',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** What a person sees and settles of their own account, beside the profile. */
export const accountEndpoints = {
  'sessions.list': {
    method: 'GET',
    path: '/profile/sessions',
    paged: true,
    answer: { kind: 'list', of: 'session' },
    capability: 'sessions',
  },
  'sessions.deleteMany': {
    method: 'DELETE',
    path: '/profile/sessions',
    ids: 'body',
    idsOptional: true,
    answer: { kind: 'nothing' },
    capability: 'sessions',
  },
  'auth.totp': {
    method: 'POST',
    path: '/auth/totp',
    answer: { kind: 'session' },
    capability: 'second_factor',
  },
  'totp.begin': {
    method: 'POST',
    path: '/profile/totp',
    answer: { kind: 'values', of: ['secret', 'uri'] },
    capability: 'second_factor',
  },
  'totp.confirm': {
    method: 'PUT',
    path: '/profile/totp',
    answer: { kind: 'values', of: ['recovery_codes'] },
    capability: 'second_factor',
  },
  'totp.remove': {
    method: 'DELETE',
    path: '/profile/totp',
    answer: { kind: 'nothing' },
    capability: 'second_factor',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Getting back in without the password, and changing it: extensions of ours (docs/decisions/0019). */
export const recoveryEndpoints = {
  'auth.forgot': {
    method: 'POST',
    path: '/auth/forgot',
    device: true,
    answer: { kind: 'nothing' },
    capability: 'password.recover',
  },
  'auth.reset': {
    method: 'POST',
    path: '/auth/reset',
    answer: { kind: 'session', asks: 'second_factor' },
    capability: 'password.recover',
  },
  'profile.password': {
    method: 'PUT',
    path: '/profile/password',
    device: true,
    answer: { kind: 'nothing' },
    capability: 'password.change',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
