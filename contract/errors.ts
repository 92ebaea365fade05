import { isRecord } from './isRecord';

/** Field name -> texts of the server, for the field it stands under (docs/spec/3-decisions.md, Wire format 4). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface HttpErrorInit {
  /** The parsed answer, or null where there was none that could be read. */
  readonly body?: unknown;
  /** Catalogue key of our own wording; only where the server said nothing. */
  readonly key?: string;
  /** Seconds the server asks to wait (429, 503). */
  readonly retryAfter?: number | undefined;
  /** What support needs to find the failure in the server's log. */
  readonly requestId?: string | undefined;
}

/**
 * A call that failed. Has the shape of react-admin's HttpError (`status`, `body.errors`), so react-admin puts `errors` under
 * their fields. `status` is 0 when no answer came at all.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  declare readonly key?: string;
  declare readonly retryAfter?: number;
  declare readonly requestId?: string;

  constructor(status: number, init: HttpErrorInit = {}) {
    const body = isRecord(init.body) ? init.body : {};
    super(serverText(body) ?? init.key ?? '');
    this.status = status;
    this.body = body;
    this.errors = fieldErrors(body.errors);
    if (init.key !== undefined) this.key = init.key;
    if (init.retryAfter !== undefined) this.retryAfter = init.retryAfter;
    if (init.requestId !== undefined) this.requestId = init.requestId;
  }
}

/** What to show: a text that came from somewhere, or a key of the catalogue. */
export type Wording = { readonly text: string } | { readonly key: string };

/**
 * The words for a failure in the order of ER-01 and ER-02: the server's `error`, its `message`, the exception's message, and only
 * then the fallback of the action at hand.
 */
export const errorText = (error: unknown, fallbackKey = 'errors.common'): Wording => {
  if (error instanceof HttpError) {
    const text = serverText(error.body);
    if (text !== undefined) return { text };
    return { key: error.key ?? fallbackKey };
  }
  const message = error instanceof Error ? error.message.trim() : '';
  return message ? { text: message } : { key: fallbackKey };
};

const serverText = (body: Readonly<Record<string, unknown>>): string | undefined =>
  [body.error, body.message].find((text): text is string => typeof text === 'string' && text.trim() !== '');

/** Tolerant: `{field: [text]}`, `{field: text}`; anything else says nothing. */
const fieldErrors = (raw: unknown): FieldErrors => {
  if (!isRecord(raw)) return {};
  const pairs = Object.entries(raw).map(([field, texts]) => [field, textsOf(texts)] as const);
  return Object.fromEntries(pairs.filter(([, texts]) => texts.length > 0));
};

const textsOf = (raw: unknown): readonly string[] =>
  (Array.isArray(raw) ? raw : [raw]).filter((text): text is string => typeof text === 'string');
