import { announced, type Endpoint, nothing, session } from './Endpoint';

const user = { kind: 'one', of: 'user', wrap: 'user' } as const;

/** Sign-in, registration and the own profile. */
export const authEndpoints = {
  'auth.login': { method: 'GET', path: '/auth/login', query: ['email', 'password'], answer: session },
  'auth.loginPost': { method: 'POST', path: '/auth/login', answer: session },
  'auth.register': { method: 'POST', path: '/auth/register', answer: { kind: 'session' } },
  'auth.verify': { method: 'POST', path: '/auth/verify', answer: nothing },
  'auth.repeat': { method: 'POST', path: '/auth/repeat', answer: nothing },
  'auth.logout': { method: 'POST', path: '/auth/logout', answer: nothing, capability: 'logout' },
  'profile.one': { method: 'GET', path: '/profile', answer: user },
  'profile.update': {
    method: 'PUT',
    path: '/profile',
    sections: ['profile'],
    answer: user,
    capability: 'profile.update',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** What a person sees and settles of their own account, beside the profile. */
export const accountEndpoints = {
  ...announced('sessions', {
    'sessions.list': {
      method: 'GET',
      path: '/profile/sessions',
      paged: true,
      answer: { kind: 'list', of: 'session' },
    },
    'sessions.deleteMany': {
      method: 'DELETE',
      path: '/profile/sessions',
      ids: 'body',
      idsOptional: true,
      answer: nothing,
    },
  }),
  ...announced('second_factor', {
    'auth.totp': { method: 'POST', path: '/auth/totp', answer: { kind: 'session' } },
    'totp.begin': {
      method: 'POST',
      path: '/profile/totp',
      answer: { kind: 'values', of: ['secret', 'uri'] },
    },
    'totp.confirm': {
      method: 'PUT',
      path: '/profile/totp',
      answer: { kind: 'values', of: ['recovery_codes'] },
    },
    'totp.remove': { method: 'DELETE', path: '/profile/totp', answer: nothing },
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Getting back in without the password, and changing it: extensions of ours (docs/decisions/0019). */
export const recoveryEndpoints = {
  'auth.forgot': {
    method: 'POST',
    path: '/auth/forgot',
    device: true,
    answer: nothing,
    capability: 'password.recover',
  },
  'auth.reset': { method: 'POST', path: '/auth/reset', answer: session, capability: 'password.recover' },
  'profile.password': {
    method: 'PUT',
    path: '/profile/password',
    device: true,
    answer: nothing,
    capability: 'password.change',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
