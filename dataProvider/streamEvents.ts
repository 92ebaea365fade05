import { HttpError } from '../contract/errors';
import { isRecord } from '../contract/isRecord';
import { readToken } from './token';

export interface ServerEvent {
  readonly name: string;
  /** The mark to go on after. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface StreamOptions {
  /** The mark that was heard last. */
  readonly since: string | undefined;
  readonly signal: AbortSignal;
  readonly onEvent: (event: ServerEvent) => void;
}

/** A server that says nothing for so long has gone without a word; it pings four times as often. */
const SILENCE_MS = 60_000;

/**
 * Listens to `GET events` until the server ends it; `EventSource` could not carry the token.
 * @throws HttpError it was refused, or is no stream; whatever `fetch` throws when the network goes
 */
export const streamEvents = async (url: string, { since, signal, onEvent }: StreamOptions): Promise<void> => {
  const silence = new AbortController();
  const give = AbortSignal.any([signal, silence.signal]);
  const headers: Record<string, string> = { Accept: 'text/event-stream' };
  const token = readToken();
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  if (since !== undefined) headers['Last-Event-ID'] = since;
  const response = await fetch(url, { headers, cache: 'no-store', signal: give });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !isStream || !response.body) {
    await response.body?.cancel();
    throw new HttpError(response.status, { key: 'errors.badAnswer' });
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return;
      text += value;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) onEvent(eventOf(part));
    }
  } finally {
    clearTimeout(timer);
  }
};

const eventOf = (text: string): ServerEvent => {
  const fields = new Map(
    text.split('\n').flatMap((line): readonly (readonly [string, string])[] => {
      const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
  return {
    name: fields.get('event') ?? 'message',
    id: fields.get('id') ?? '',
    data: dataOf(fields.get('data') ?? ''),
  };
};

const dataOf = (text: string): ServerEvent['data'] => {
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) ? data : {};
  } catch {
    // Cut by a proxy: whatever it was, the next mark tells it again.
    return {};
  }
};
