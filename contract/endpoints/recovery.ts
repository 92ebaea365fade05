import type { Endpoint } from './Endpoint';

/** Getting back in without the password, and changing it: extensions of ours (docs/decisions/0019). */
export const recoveryEndpoints = {
  'auth.forgot': {
    says: 'Asks for a letter with a link to a new password. Answered alike whether the address is known or not.',
    method: 'POST',
    path: '/auth/forgot',
    access: 'anonymous',
    body: ['email'],
    device: true,
    answer: { kind: 'nothing' },
    capability: 'password.recover',
  },
  'auth.reset': {
    says: 'Sets a new password by the link of a letter.',
    method: 'POST',
    path: '/auth/reset',
    access: 'anonymous',
    body: ['token', 'password'],
    answer: { kind: 'session', asks: 'second_factor' },
    capability: 'password.recover',
  },
  'profile.password': {
    says: 'Changes the own password.',
    method: 'PUT',
    path: '/profile/password',
    access: 'user',
    right: 'own account',
    body: ['current', 'password'],
    device: true,
    answer: { kind: 'nothing' },
    capability: 'password.change',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
