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

type UnauthorizedListener = () => void;

const listeners = new Set<UnauthorizedListener>();

/** Calls `listener` whenever the session ended under a call (401); returns the way to stop it. */
export const onUnauthorized = (listener: UnauthorizedListener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const announceUnauthorized = (): void => {
  for (const listener of [...listeners]) listener();
};
