import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoints';
import { malformed, Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';

const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'] as const;

/**
 * Requests that no script of ours makes. A GET that changes state or opens a session must come from a script: not from
 * the address bar, a link, a picture, or a browser that fetches ahead (trust.md SD6). The method is what it says it is.
 */
export const refuseUnsafe = (row: Endpoint, { method, headers, raw }: FastifyRequest): void => {
  if (OVERRIDES.some((name) => headers[name] !== undefined)) throw malformed();
  if (/[?&]_method(?:=|&|$)/.test(raw.url ?? '')) throw malformed();
  if (method !== 'GET' || !(row.changesState || row.answer.kind === 'session')) return;
  const isAhead = [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((value) =>
    isPrefetch(value),
  );
  const mode = headers['sec-fetch-mode'];
  const isByHand = mode === 'navigate' || mode === 'nested-navigate' || mode === 'no-cors';
  if (isAhead || isByHand) throw new Refusal(405, refusalTexts.methodNotAllowed);
};

const isPrefetch = (value: string | readonly string[] | undefined): boolean =>
  value !== undefined && /prefetch|prerender/i.test(String(value));
