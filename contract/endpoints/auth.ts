import type { Endpoint } from './Endpoint';

/** Sign-in, registration and the own profile. */
export const authEndpoints = {
  'auth.login': {
    method: 'GET',
    path: '/auth/login',
    access: 'anonymous',
    query: ['email', 'password'],
    answer: { kind: 'session', asks: 'second_factor' },
  },
  'auth.loginPost': {
    method: 'POST',
    path: '/auth/login',
    access: 'anonymous',
    body: ['email', 'password'],
    answer: { kind: 'session', asks: 'second_factor' },
  },
  'auth.register': {
    method: 'POST',
    path: '/auth/register',
    access: 'anonymous',
    body: ['phone', 'email', 'password'],
    answer: { kind: 'session' },
  },
  'auth.verify': {
    method: 'POST',
    path: '/auth/verify',
    access: 'anonymous',
    body: ['email', 'code'],
    answer: { kind: 'nothing' },
  },
  'auth.repeat': {
    method: 'POST',
    path: '/auth/repeat',
    access: 'anonymous',
    body: ['email'],
    answer: { kind: 'nothing' },
  },
  'auth.logout': {
    method: 'POST',
    path: '/auth/logout',
    access: 'unverified',
    answer: { kind: 'nothing' },
    capability: 'logout',
  },
  'profile.one': {
    method: 'GET',
    path: '/profile',
    access: 'unverified',
    answer: { kind: 'one', of: 'user', wrap: 'user' },
  },
  'profile.update': {
    method: 'PUT',
    path: '/profile',
    access: 'user',
    sections: ['profile'],
    answer: { kind: 'one', of: 'user', wrap: 'user' },
    capability: 'profile.update',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
