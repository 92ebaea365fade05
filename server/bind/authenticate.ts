import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Row } from '../../contract/rows';
import { ApiError, malformed } from '../ApiError';
import { askSession, findSession, type Holder, isSeenAnew } from '../auth/sessions';
import { bearerOf, hashToken } from '../auth/token';
import type { DbClock } from '../Deps';
import type { Database } from '../db/Database';
import type { Served } from '../served';
import { apiErrorTexts } from '../texts/apiErrors';
import type { Authorizing } from './authorize';

/**
 * Who has asked lately is believed to be who they were then, so that the question whether they still are travels with what the
 * call itself asks instead of before it. Nothing is answered and nothing is committed before that question is
 * (docs/decisions/0022-sessions-and-second-factor.md).
 */
export interface Belief {
  /** Asked once a request, over the first database it is given. @throws Outdated */
  readonly confirm: (db: Database) => Promise<void>;
}

/** They are not who they were: the call begins anew, with whom they are. */
export class Outdated extends Error {}

export interface Authenticating {
  /** Before anything is read of a request. @throws ApiError 401, 403 */
  letIn(call: Call, request: FastifyRequest): Promise<void>;
  /** The same without belief. */
  letInAnew(call: Call, request: FastifyRequest): Promise<void>;
  /** Of a request that was let in on belief. */
  beliefOf(request: FastifyRequest): Belief | undefined;
}

interface Call {
  readonly key: string;
  readonly endpoint: Row;
}

/** Many more than ask within the few minutes that one is believed. */
const MOST = 10_000;

export const authenticatingOf = (
  { ownTransactions, manyRows }: Pick<Served, 'ownTransactions' | 'manyRows'>,
  { grantsFor }: Authorizing,
  deps: DbClock,
): Authenticating => {
  // By what a token is at rest: nobody reads one out of our memory.
  const known = new Map<string, Holder>();
  const beliefs = new WeakMap<FastifyRequest, Belief>();

  const note = (name: string, holder: Holder | undefined): void => {
    if (known.size >= MOST) known.clear();
    if (holder) known.set(name, holder);
    else known.delete(name);
  };

  const letInAnew: Authenticating['letInAnew'] = async ({ key, endpoint: { access } }, request) => {
    beliefs.delete(request);
    const token = bearerOf(request.raw.rawHeaders);
    const holder = token === undefined ? undefined : await findSession(token, deps);
    if (token !== undefined) note(hashToken(token), holder);
    request.session = holder?.session;
    if (access !== 'anonymous') {
      if (!holder) throw new ApiError(401, apiErrorTexts.unauthorized);
      if (access === 'user' && !holder.session.verified) throw new ApiError(403, apiErrorTexts.unverified);
    }
    grantsFor(key, request.session);
  };

  const isAllowed = (key: string, holder: Holder): boolean => {
    try {
      grantsFor(key, holder.session);
      return holder.session.verified;
    } catch {
      return false;
    }
  };

  /** Reads of rows, and writes that are one transaction of ours. What comes with files is not even read on belief. */
  const mayBelieve = ({ key, endpoint }: Call, request: FastifyRequest): boolean => {
    if (endpoint.access !== 'user' || request.isMultipart()) return false;
    if (endpoint.method === 'GET' && !endpoint.changesState) return /^(list|one)$/.test(endpoint.answer.kind);
    return !ownTransactions.has(key) && !manyRows.has(key);
  };

  const believing = (token: string, { session }: Holder): Belief => {
    let asked: Promise<void> | undefined;
    const ask = async (db: Database): Promise<void> => {
      const holder = await askSession(token, { ...deps, db });
      if (!isDeepStrictEqual(holder?.session, session)) throw new Outdated();
    };
    const confirm = (db: Database): Promise<void> => {
      if (asked) return asked;
      asked = ask(db);
      // Whoever waits for it hears it.
      asked.catch(() => {});
      return asked;
    };
    return { confirm };
  };

  return {
    letIn: async (call, request) => {
      rejectUnsafe(call.endpoint, request);
      const token = mayBelieve(call, request) ? bearerOf(request.raw.rawHeaders) : undefined;
      const holder = token === undefined ? undefined : known.get(hashToken(token));
      if (token === undefined || !holder || isSeenAnew(holder, deps.clock()) || !isAllowed(call.key, holder))
        return letInAnew(call, request);
      request.session = holder.session;
      beliefs.set(request, believing(token, holder));
    },
    letInAnew,
    beliefOf: (request) => beliefs.get(request),
  };
};

const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'] as const;

/**
 * Requests that no script of ours makes. A GET that changes state or opens a session must come from a script: not from
 * the address bar, a link, a picture, or a browser that fetches ahead (trust.md SD6). The method is what it says it is.
 */
const rejectUnsafe = (endpoint: Row, { method, headers, raw }: FastifyRequest): void => {
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
