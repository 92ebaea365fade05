import { type Call, call } from './call';
import type { SessionAnswer, TicketAnswer } from './readAnswer';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type LoginMethod = 'get' | 'post';

export interface LoginOptions {
  readonly signal?: AbortSignal;
  /** Never a fall-back from one to the other: the page is configured for one of them. */
  readonly method?: LoginMethod;
  readonly call?: Call;
}

/**
 * Opens a session by the specification's GET, or by POST where the backend's page asks for it: an address that holds a
 * password ends up in logs. The token is not stored here.
 */
export const login = async (
  credentials: Credentials,
  options: LoginOptions = {},
): Promise<SessionAnswer | TicketAnswer> => {
  const { method = loginMethodOf(globalThis.document), call: send = call, signal } = options;
  const abort = signal ? { signal } : {};
  if (method === 'post') return send('auth.loginPost', { body: { ...credentials }, ...abort });
  try {
    return await send('auth.login', { query: { ...credentials }, ...abort });
  } finally {
    // The browser's own list of calls would keep the address, password included.
    globalThis.performance?.clearResourceTimings?.();
  }
};

/** `<meta name="carte-login" content="post">` in the page that the backend serves. */
export const loginMethodOf = (page: Pick<Document, 'querySelector'> | undefined): LoginMethod =>
  page?.querySelector('meta[name="carte-login"][content="post"]') ? 'post' : 'get';
