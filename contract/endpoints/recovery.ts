import type { Endpoint } from './Endpoint';

/** Getting back in without the password, and changing it: extensions of ours (docs/decisions/0019). */
export const recoveryEndpoints = {
  'auth.forgot': {
    method: 'POST',
    path: '/auth/forgot',
    access: 'anonymous',
    body: ['email'],
    device: true,
    answer: { kind: 'nothing' },
    capability: 'password.recover',
  },
  'auth.reset': {
    method: 'POST',
    path: '/auth/reset',
    access: 'anonymous',
    body: ['token', 'password'],
    answer: { kind: 'session', asks: 'second_factor' },
    capability: 'password.recover',
  },
  'profile.password': {
    method: 'PUT',
    path: '/profile/password',
    access: 'user',
    body: ['current', 'password'],
    device: true,
    answer: { kind: 'nothing' },
    capability: 'password.change',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
