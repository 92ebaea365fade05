import { type EndpointKey, endpointOf } from '../contract/endpoints';
import { buildRequest, type CallInput, type WireRequest } from '../dataProvider/buildRequest';
import { readShape } from '../dataProvider/readAnswer';

/** How long a call may take before it counts as unanswered. */
const PATIENCE_MS = 30_000;
/** Of an answer that is shown in the table. */
const SHOWN = 300;

/** An answer to a call, and what the console would make of it. */
export interface Answer {
  readonly key: EndpointKey;
  /** `GET /point?page=1` */
  readonly sent: string;
  /** 0 = none came. */
  readonly status: number;
  /** The JSON that came; undefined = it was none. */
  readonly body: unknown;
  /** As the console's own reader reads it; undefined = it cannot. */
  readonly shape: unknown;
  readonly headers: Headers;
  /** For people: the status and the beginning of the body. */
  readonly shown: string;
}

export interface Asking extends CallInput {
  /** A token in place of the session's; null = none. */
  readonly token?: string | null;
}

export interface Backend {
  readonly ask: (key: EndpointKey, asking?: Asking) => Promise<Answer>;
  /** Of who has signed in; '' = nobody has. */
  token: string;
}

/** Any backend of the calls, below one address (`https://api.example/api`); requests are built as the console builds them. */
export const openBackend = (baseUrl: string): Backend => {
  const backend: Backend = {
    token: '',
    ask: async (key, { token = backend.token, ...input } = {}) => {
      const endpoint = endpointOf(key);
      const wire = buildRequest(endpoint, input, { baseUrl, typed: false });
      const sent = `${wire.method} ${wire.url.slice(baseUrl.length)}`;
      const headers = {
        Accept: 'application/json',
        ...wire.headers,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      };
      const { status, text, told } = await fetched({ ...wire, headers });
      const body = parsed(text);
      return {
        key,
        sent: `${sent}${typeof wire.body === 'string' ? ` ${wire.body}` : ''}`,
        status,
        body,
        shape: body === undefined ? undefined : readShape(endpoint, body, input),
        headers: told,
        shown: `${status} ${text.slice(0, SHOWN).replace(/\s+/g, ' ')}`,
      };
    },
  };
  return backend;
};

const fetched = async ({ url, method, headers, body }: WireRequest) => {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text(), told: answer.headers };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error), told: new Headers() };
  }
};

const parsed = (text: string): unknown => {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
