import type { DataProvider } from 'ra-core';
import { request } from './request';

/** Plain REST through `ra-data-simple-rest`, fetched when the first resource without rows is used. */
export const restProvider = (baseUrl: string): (() => Promise<DataProvider>) => {
  let loading: Promise<DataProvider> | undefined;
  return () => {
    loading ??= import('ra-data-simple-rest').then(({ default: simpleRest }) =>
      simpleRest(baseUrl, restCall),
    );
    return loading;
  };
};

interface RestOptions {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

/** The same token, errors and 401 as every other call. */
const restCall = async (url: string, { method = 'GET', headers, body, signal }: RestOptions = {}) => {
  const text = typeof body === 'string' ? body : undefined;
  const answer = await request(
    {
      method,
      url,
      headers: {
        ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...Object.fromEntries(new Headers(headers)),
      },
      ...(text === undefined ? {} : { body: text }),
    },
    signal ? { signal } : {},
  );
  return {
    status: answer.status,
    headers: answer.headers,
    body: JSON.stringify(answer.body),
    json: answer.body,
  };
};
