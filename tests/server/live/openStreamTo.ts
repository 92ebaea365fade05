import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../../contract/isRecord';

export interface Told {
  readonly name: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  readonly told: readonly Told[];
  /** Waits for an event that fits. */
  readonly hears: (fits: (told: Told) => boolean, ms?: number) => Promise<Told>;
  /** The server has ended it. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** Opens a stream of a server that listens. */
export const openStreamTo = async (
  address: string,
  { token, query = '', since }: { readonly token: string; readonly query?: string; readonly since?: string },
): Promise<OpenStream> => {
  const abort = new AbortController();
  const response = await fetch(`${address}/api/events?${query}`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(since === undefined ? {} : { 'last-event-id': since }),
    },
    signal: abort.signal,
  });
  const told: Told[] = [];
  const wake = new Set<() => void>();
  const read = async (): Promise<void> => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      told.push(...parts.map(eventOf));
      for (const each of wake) each();
    }
  };
  const ended = read().catch(() => {});
  const hears: OpenStream['hears'] = (fits, ms = 3000) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        wake.delete(look);
        reject(new Error(`Not heard in ${ms} ms: ${JSON.stringify(told)}`));
      }, ms);
      const look = (): void => {
        const found = told.find(fits);
        if (!found) return;
        clearTimeout(timer);
        wake.delete(look);
        resolve(found);
      };
      wake.add(look);
      look();
    });
  return {
    status: response.status,
    headers: response.headers,
    told,
    hears,
    ended,
    close: () => abort.abort(),
  };
};

const eventOf = (text: string): Told => {
  const line = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const data: unknown = JSON.parse(line('data') || '{}');
  return { name: line('event'), id: line('id'), data: isRecord(data) ? data : {} };
};

export const addressOf = (app: FastifyInstance): string => {
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};
