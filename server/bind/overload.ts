import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError';
import { isGuest, isHealth } from '../addresses';
import { apiErrorTexts } from '../texts/apiErrors';

/** Requests worked on at once; beyond it an answer now ("come back") is better than one that never comes. */
const MAX_AT_ONCE = 300;
/** Guests have places of their own and can take nobody else's. Theirs are cheap: most of them wait for one and the same page. */
const MAX_GUESTS_AT_ONCE = 1000;

/** The place of one request. It is held while the server works, never while the server waits for the client. */
interface Place {
  /** @throws ApiError 503 when there is none */
  readonly take: () => void;
  readonly release: () => void;
}
const places = new WeakMap<FastifyRequest, Place>();

/**
 * Refuses with 503 and `Retry-After` while too much is being worked on (trust.md OV3). What counts is our own work: the
 * session, the handler until its answer is ready. A body that is still on its way and an answer that nobody takes hold no
 * place, so slow clients cannot fill them (OV1). A handler whose client has gone counts until it ends.
 *
 * @returns how much is being worked on now
 */
export const rejectOverload = (app: FastifyInstance): (() => number) => {
  const staff = { atOnce: 0, max: MAX_AT_ONCE };
  const guests = { atOnce: 0, max: MAX_GUESTS_AT_ONCE };
  app.addHook('onRequest', (request, _reply, done) => {
    if (isHealth(request.url)) return done();
    const share = isGuest(request.url) ? guests : staff;
    let isHeld = false;
    const place: Place = {
      take: () => {
        if (isHeld) return;
        if (share.atOnce >= share.max) throw new ApiError(503, apiErrorTexts.busy, { retryAfter: 2 });
        isHeld = true;
        share.atOnce += 1;
      },
      release: () => {
        if (isHeld) share.atOnce -= 1;
        isHeld = false;
      },
    };
    place.take();
    places.set(request, place);
    done();
  });
  // The body comes now, as fast as the client sends it.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request)) places.get(request)?.release();
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    places.get(request)?.take();
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    places.get(request)?.release();
    done(null, payload);
  });
  return () => staff.atOnce + guests.atOnce;
};

/** Gives the place of a request back while a handler waits for something that is no work of ours. @throws ApiError 503 */
export const withoutPlace = async <T>(request: FastifyRequest, wait: () => Promise<T>): Promise<T> => {
  const place = places.get(request);
  place?.release();
  const result = await wait();
  place?.take();
  return result;
};

/** For an answer that goes on without us. */
export const leavePlace = (request: FastifyRequest): void => places.get(request)?.release();

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
