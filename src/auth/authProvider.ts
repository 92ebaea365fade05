import type { AuthProvider } from 'react-admin';
import { fullName, isSignedIn } from '../../dataProvider/User';
import { mayLoseForms } from '../../kit/form/unsavedForms';
import type { May } from '../../kit/parts/may';
import { session } from './session';
import { signOut } from './signOut';

const CALLS: Readonly<Record<string, string>> = { show: 'one', edit: 'update', delete: 'deleteMany' };

/**
 * The session as react-admin's auth provider, for stock parts that ask who is there. A lost session is noticed by the
 * calls themselves (`onUnauthorized`), so an error says nothing more here.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Signing in is done on the landing page, not inside the console.')),
  logout: async () => {
    if (!(await mayLoseForms())) throw new Error('Signing out was called off: a form holds unsaved changes.');
    await signOut();
    return '/';
  },
  checkAuth: () =>
    isSignedIn(session.getState().data) ? Promise.resolve() : Promise.reject(new Error('Not signed in.')),
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const { data } = session.getState();
    return data ? { id: data.id, fullName: fullName(data) } : { id: '' };
  },
  // Stock parts ask by react-admin's words; the table of calls has others for two of them.
  canAccess: async ({ resource, action }) =>
    mayOf(session.getState().data?.closedCalls ?? [])(resource, CALLS[action] ?? action),
  getPermissions: async () => session.getState().data?.permissions ?? [],
};

/** What somebody may do whom the backend would refuse these calls. */
export const mayOf = (closedCalls: readonly string[]): May => {
  const closed = new Set(closedCalls);
  return (resource, verb) => !closed.has(`${resource}.${verb}`);
};
