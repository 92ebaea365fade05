import { useSyncExternalStore } from 'react';
import { clearToken } from '../../dataProvider/token';
import type { User } from '../../dataProvider/User';
import { createListeners } from '../../ui/createListeners';

/** The session as the specification draws it: the record or null, whether it is being read, what went wrong. */
export interface SessionState {
  readonly data: User | null;
  readonly isLoading: boolean;
  readonly error: unknown;
}

/** Who ended a session: somebody who signed out here, or somebody else (a 401, another tab). */
export type SessionEnd = 'person' | 'other';

const signedOut: SessionState = { data: null, isLoading: false, error: null };

let state = signedOut;
const { subscribe, tell } = createListeners();

let end: SessionEnd | null = null;
let isTakenOver = false;

const change = (next: Partial<SessionState>): void => {
  state = { ...state, ...next };
  tell();
};

/**
 * A store outside React: the landing page, the modal and the console share it without a provider, and a 401 can end the
 * session wherever it happens. Components read it with `useSession()`.
 */
export const session = {
  getState: (): SessionState => state,
  subscribe,
  setUser: (user: User): void => {
    end = null;
    const before = state.data?.id ?? '';
    isTakenOver ||= before !== '' && user.id !== '' && user.id !== before;
    change({ data: user, isLoading: false, error: null });
  },
  setLoading: (isLoading: boolean): void => change({ isLoading }),
  setError: (error: unknown): void => change({ error, isLoading: false }),
  clearAuthErrors: (): void => change({ error: null }),
  /** Ends the session in this browser: token, record and error. */
  logout: (by: SessionEnd = 'person'): void => {
    end = by;
    isTakenOver = false;
    clearToken();
    change(signedOut);
  },
  /** How the last session ended, until a page has said it. */
  endedBy: (): SessionEnd | null => end,
  forgetEnd: (): void => {
    end = null;
  },
  /** Whether somebody else has taken the place of who was here, in another tab; asked once. */
  takeOver: (): boolean => {
    const was = isTakenOver;
    isTakenOver = false;
    return was;
  },
};

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.getState);
