import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoints';
import { ApiError, malformed } from '../ApiError';
import { apiErrorTexts } from '../texts/apiErrors';

const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'] as const;

/**
 * Requests that no script of ours makes. A GET that changes state or opens a session must come from a script: not from
 * the address bar, a link, a picture, or a browser that fetches ahead (trust.md SD6). The method is what it says it is.
 */
export const rejectUnsafe = (endpoint: Endpoint, { method, headers, raw }: FastifyRequest): void => {
  if (OVERRIDES.some((name) => headers[name] !== undefined)) throw malformed();
  if (/[?&]_method(?:=|&|$)/.test(raw.url ?? '')) throw malformed();
  if (method !== 'GET' || !(endpoint.changesState || endpoint.answer.kind === 'session')) return;
  const isAhead = [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((value) =>
    isPrefetch(value),
  );
  const mode = headers['sec-fetch-mode'];
  const isByHand = mode === 'navigate' || mode === 'nested-navigate' || mode === 'no-cors';
  if (isAhead || isByHand) throw new ApiError(405, apiErrorTexts.methodNotAllowed);
};

const isPrefetch = (value: string | readonly string[] | undefined): boolean =>
  value !== undefined && /prefetch|prerender/i.test(String(value));
