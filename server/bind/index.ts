import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Row } from '../../contract/rows';
import { ApiError } from '../ApiError';
import type { FormBody } from '../Call';
import type { Deps } from '../Deps';
import { askTogether } from '../db/askTogether';
import type { Database } from '../db/Database';
import { hiding } from '../engine/hideFields';
import type { FormContext } from '../FormContext';
import { makeUploads, type UploadRequest, type Uploads } from '../files/makeUploads';
import { type Feed, makeFeed } from '../live/makeFeed';
import { openStream, wantsStream } from '../live/openStream';
import { markIn, venueIn } from '../live/seenBy';
import { withOwnOffers } from '../ownSections';
import { type Served, serving } from '../served';
import { apiErrorTexts } from '../texts/apiErrors';
import { auditDone, auditRejected } from './auditLog';
import { type Authenticating, authenticatingOf, Outdated } from './authenticate';
import { type Authorizing, authorizingOf } from './authorize';
import { slicing } from './inSlices';
import { leavePlace, withoutPlace } from './overload';
import { type ReadCall, readCall } from './readCall';
import { readForm } from './readForm';
import { ANONYMOUS_BYTES, type Body, readBody } from './readSent';
import { isTagged, type Reply, replyOf } from './replyOf';
import { findReply, fingerprintOf, type IdempotencyKey, readKey, runWrite } from './runWrite';

/**
 * Binds every endpoint to its handler. This is the one place where a call is let in: who may call, what it may
 * carry, which fields may be written and whether they are right. Handlers get what has passed.
 *
 * @returns how many requests with files wait for their turn, and how many pages listen to what changes
 */
export const bind = (app: FastifyInstance, deps: Deps, house = serving(deps.resources)): BoundCounts => {
  const uploads = makeUploads(join(deps.env.DATA_DIR, 'incoming'));
  const authorizing = authorizingOf(house.endpoints, deps);
  const authenticating = authenticatingOf(house, authorizing, deps);
  const feed = makeFeed(deps);
  app.addHook('preClose', async () => feed.close());
  for (const [key, endpoint] of Object.entries(house.endpoints)) {
    const bound = { key, endpoint, uploads, house, authorizing, authenticating, feed };
    const url = `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`;
    app.route(routeOf(bound, deps, { method: endpoint.method, url, override: false }));
    // An update with files travels as a multipart POST that says `_method=PUT`: the same row, the same policy.
    if (endpoint.method === 'PUT' && endpoint.files) {
      app.route(routeOf(bound, deps, { method: 'POST', url, override: true }));
    }
  }
  return { waiting: uploads.waiting, listening: feed.count };
};

interface BoundCounts {
  readonly waiting: () => number;
  readonly listening: () => number;
}

interface Bound {
  readonly key: string;
  readonly endpoint: Row;
  readonly uploads: Uploads;
  readonly house: Served;
  readonly authorizing: Authorizing;
  readonly authenticating: Authenticating;
  readonly feed: Feed;
}

interface Way {
  readonly method: Row['method'];
  readonly url: string;
  readonly override: boolean;
}

const routeOf = (bound: Bound, deps: Deps, { method, url, override }: Way) => {
  const { key, endpoint, uploads, authenticating } = bound;
  return {
    method,
    url,
    config: { call: key },
    ...(endpoint.body ? { schema: { body: endpoint.body }, attachValidation: true } : {}),
    ...(endpoint.access === 'anonymous' ? { bodyLimit: ANONYMOUS_BYTES } : {}),
    // Before the body is read: nobody without a session makes the server parse anything.
    onRequest: async (request: FastifyRequest): Promise<void> => {
      if (key === 'auth.login' && !deps.env.AUTH_GET_LOGIN)
        throw new ApiError(405, apiErrorTexts.methodNotAllowed);
      await authenticating.letIn(bound, request);
    },
    // Who sends nothing sends no fields.
    preValidation: async (request: FastifyRequest): Promise<void> => {
      if (endpoint.body && request.body === undefined) request.body = {};
    },
    onResponse: async (request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> =>
      auditRejected(bound, request, statusCode),
    handler: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (endpoint.streams && wantsStream(request)) return stream(bound, { request, reply }, deps);
      let upload: UploadRequest | undefined;
      const readWhole = async (): Promise<Body | undefined> => {
        if (endpoint.files && request.isMultipart())
          upload = await uploads.begin(whoOf(request), request.signal);
        return readBody(request, { upload, override });
      };
      const answerTo = async (): Promise<Reply> => {
        // JSON has come already; what comes with files is read here, as fast as the client sends it.
        const isSlow = request.isMultipart();
        const read = isSlow ? () => withoutPlace(request, readWhole) : readWhole;
        const body = endpoint.method === 'GET' ? undefined : await read();
        return perform({ ...bound, request, body }, deps);
      };
      const { status, body, etag, headers } = await answerTo().finally(() => upload?.end());
      if (headers) reply.headers(headers);
      if (etag !== undefined) reply.header('etag', etag);
      // Who holds it already is told so in a few bytes.
      if (isTagged(endpoint) && request.headers['if-none-match'] === etag)
        return void (await reply.code(304).send());
      await reply.code(status).send(body);
    },
  };
};

/** It holds a place while it begins, and none while it goes on: nobody works on it then. */
const stream = async (
  { key, endpoint, authorizing, feed }: Bound,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  deps: Deps,
): Promise<void> => {
  const { grantsFor } = authorizing;
  const { session, query } = readCall(
    { key, endpoint, session: request.session, grantsFor },
    request,
    undefined,
  );
  if (!session) throw new ApiError(401, apiErrorTexts.unauthorized);
  const since = markIn(request.headers['last-event-id'] ?? query?.since);
  const pointId = venueIn(textIn(query?.pointId));
  await openStream({ request, reply }, { session, since, pointId, feed, grantsFor }, deps);
  leavePlace(request);
};

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Whose share of the places a request takes. */
const whoOf = ({ session }: FastifyRequest): string => `user ${session?.userId}`;

interface Performed extends Bound {
  readonly request: FastifyRequest;
  readonly body: Body | undefined;
}

/** Whoever was let in on belief gets nothing before it is confirmed, neither an answer nor a refusal. */
const perform = async (performed: Performed, deps: Deps): Promise<Reply> => {
  const { endpoint, request, authenticating } = performed;
  const belief = authenticating.beliefOf(request);
  if (!belief) return performNow(performed, deps);
  const confirmed = async (db: Database): Promise<Reply> => {
    if (!isWrite(endpoint)) void belief.confirm(db);
    return performNow(performed, { ...deps, db }).finally(() => belief.confirm(db));
  };
  try {
    return await (isWrite(endpoint) ? confirmed(deps.db) : askTogether(deps.db, confirmed));
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
    await authenticating.letInAnew(performed, request);
    return performNow(performed, deps);
  }
};

const isWrite = ({ access, method, changesState }: Row): boolean =>
  access === 'user' && (method !== 'GET' || changesState === true);

const performNow = async (performed: Performed, deps: Deps): Promise<Reply> => {
  const { key, endpoint, request, body, authorizing } = performed;
  const { session } = request;
  const { grantsFor } = authorizing;
  const call = readCall({ key, endpoint, session, grantsFor }, request, body);
  // From here on the sections are those of the role: what it hides or locks is hidden and refused by them.
  const ofRole = await authorizing.sectionsFor(call, deps);
  const asked = typeof call.path.section === 'string' ? [call.path.section] : [];
  const sections = await withOwnOffers([...(endpoint.sections ?? []), ...asked], session, {
    ...deps,
    sections: ofRole,
  });
  const reply = await answer(call, performed, { ...deps, sections });
  auditDone(call, reply, request);
  return reply;
};

const answer = async (
  call: ReadCall,
  { key, endpoint, request, body, house, authenticating }: Performed,
  deps: Deps,
): Promise<Reply> => {
  const handler = house.handlers[key];
  if (!handler) throw new Error(`Expected a handler of ${key}, got none: see server/handlers.`);
  const { list, path } = call;
  const section = typeof path.section === 'string' ? path.section : undefined;
  const run = async (inside: Deps, form?: FormBody, context?: FormContext): Promise<Reply> => {
    const result = await handler({ ...call, form, context }, inside);
    return replyOf({ endpoint, list, section, hide: hiding(key, deps) }, result);
  };

  if (!isWrite(endpoint) || house.ownTransactions.has(key)) return run(deps);
  const idempotent = await keyOf(call, { endpoint, request, body });
  if (house.manyRows.has(key)) return run({ ...deps, inSlices: slicing(idempotent, deps) });
  const contextIn = house.formContexts[key];
  const standing = (inside: Deps, isHeld: boolean) =>
    contextIn?.({ ...call, sent: body ?? {} }, inside, isHeld);
  const read = (context: FormContext) =>
    readForm({ endpoint, body: body ?? {}, context, who: whoOf(request) }, deps);
  // Files are worked on before the transaction, once for all repetitions; anything else is judged by what stands there in it, which is asked once.
  const isEarly = contextIn !== undefined && request.isMultipart();
  const known = isEarly && idempotent && (await findReply(idempotent, deps));
  if (known) return known;
  const looked = isEarly ? await standing(deps, false) : undefined;
  const early = looked && (await read(looked));
  return runWrite(
    {
      key: idempotent,
      names: early?.names ?? [],
      belief: authenticating.beliefOf(request),
      read: (inside) => standing(inside, true),
      run: async (inside, context) =>
        run(inside, (early ?? (context && (await read(context))))?.form, context),
    },
    deps,
  );
};

const keyOf = async (
  { userId }: ReadCall,
  { endpoint, request, body }: Pick<Performed, 'endpoint' | 'request' | 'body'>,
): Promise<IdempotencyKey | undefined> => {
  const key = readKey(request.headers['idempotency-key']);
  if (key === undefined || userId === undefined) return undefined;
  const url = request.raw.url ?? '';
  return { userId, key, fingerprint: await fingerprintOf(endpoint.method, url, body) };
};
