import { permissionPath } from '../../contract/permissionPath';
import type { User } from '../../dataProvider/User';
import { consoleSettings } from '../settings';
import { session } from './session';

/** Where a sign-in leads when no page was asked for. */
export const HOME_PATH = '/management/points';

/** The same for the person who is signed in: the page they have chosen, or where their work begins. */
export const homePath = (): string => {
  const { data } = session.getState();
  const chosen = data?.preferences?.start_page;
  const own = typeof chosen === 'string' ? localPath(chosen) : undefined;
  return own || consoleSettings().home || (data ? startPath(data) : HOME_PATH);
};

/** The overview where the backend has one; the stop list for who changes nothing else; the specification's points otherwise. */
const startPath = ({ permissions, capabilities, closedCalls }: User): string => {
  if (permissions.includes('management_dashboard') && capabilities.includes('overview'))
    return permissionPath('management_dashboard');
  const isOnShift = !permissions.includes('management_points') && closedCalls.includes('foods.update');
  return isOnShift && permissions.includes('menu_stop') && capabilities.includes('stop_list.read')
    ? permissionPath('menu_stop')
    : HOME_PATH;
};

/** What a guard hands to the landing page: the address that was asked for. */
export interface WantedState {
  readonly from?: unknown;
  /** The session ended under the page, not before it. */
  readonly isLost?: unknown;
}

/**
 * The address a sign-in leads to: the one that was asked for if it is a page of this console, else where the person starts. Anything
 * that a browser would resolve to another host or another scheme (`//evil`, `/\evil`, `javascript:`) is dropped.
 */
export const wantedPath = (state: unknown): string => {
  const from = isState(state) ? state.from : undefined;
  return (typeof from === 'string' && localPath(from)) || homePath();
};

/** Whether a guard sent the visitor here to sign in. */
export const isWanted = (state: unknown): boolean => isState(state) && typeof state.from === 'string';

/** Whether it was a session that ended under the visitor's hands. */
export const isLost = (state: unknown): boolean => isWanted(state) && isState(state) && state.isLost === true;

const localPath = (from: string): string | null => {
  if (!from.startsWith('/') || from === '/') return null;
  try {
    const { origin, pathname, search, hash } = new URL(from, location.origin);
    // A path that itself starts with two slashes would be read as a host by the next reader.
    if (origin !== location.origin || /^\/[/\\]/.test(pathname) || /[\\]/.test(from)) return null;
    return pathname === '/' ? null : `${pathname}${search}${hash}`;
  } catch {
    return null;
  }
};

const isState = (state: unknown): state is WantedState => typeof state === 'object' && state !== null;

/** The areas that want a signed-in person. */
const AREAS = ['management', 'menu', 'team', 'profile', 'preferences', 'notification', 'moderation'];

export const isProtectedPath = (pathname: string): boolean =>
  (consoleSettings().areas ?? AREAS).includes(pathname.split('/')[1] ?? '');
