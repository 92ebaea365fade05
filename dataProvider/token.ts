/** Local storage key of the session token. */
const TOKEN_KEY = 'token';

/** Stands in where the browser refuses storage (private mode, quota): the session then lives as long as the page. */
let remembered: string | null = null;

export const readToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? remembered;
  } catch {
    return remembered;
  }
};

export const storeToken = (token: string): void => {
  try {
    localStorage.setItem(TOKEN_KEY, token);
    remembered = null;
  } catch {
    remembered = token;
  }
};

export const clearToken = (): void => {
  remembered = null;
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Blocked storage holds no token either.
  }
};

type Listener = () => void;

const listeners = new Set<Listener>();
const forbiddenListeners = new Set<Listener>();

/** Calls `listener` whenever the session ended under a call (401); returns the way to stop it. */
export const onUnauthorized = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const announceUnauthorized = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Calls `listener` whenever a call was refused (403): what the person may do has changed. Returns the way to stop it. */
export const onForbidden = (listener: Listener): (() => void) => {
  forbiddenListeners.add(listener);
  return () => {
    forbiddenListeners.delete(listener);
  };
};

export const announceForbidden = (): void => {
  for (const listener of [...forbiddenListeners]) listener();
};
