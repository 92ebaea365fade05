import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusy } from '../db/isBusy';
import { sqlStateOf } from '../db/sqlState';
import { StoreBusy } from '../files/StoreBusy';
import { conflict, malformed, Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';

/** Every failure becomes the answer of 3-decisions, Wire format 4; causes stay in the log. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => send(toRefusal(error), error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    send(new Refusal(404, refusalTexts.notFound), undefined, request, reply),
  );
};

const send = (
  refusal: Refusal,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { status, message, errors, retryAfter } = refusal;
  if (status >= 500 && !(cause instanceof Refusal)) request.log.error({ err: cause }, 'failed');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const body = {
    message,
    ...(errors ? { errors } : {}),
    ...(status >= 500 ? { request_id: request.id } : {}),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
};

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  return (
    fromDatabase(error) ?? fromDisk(error) ?? fromFastify(error) ?? new Refusal(500, refusalTexts.failure)
  );
};

/** What only the database could see: a race for a unique value, a row that is gone, a value no column takes. */
const fromDatabase = (error: unknown): Refusal | undefined => {
  const state = sqlStateOf(error);
  if (state === '23505') return conflict(refusalTexts.conflict);
  if (state === '23503' || state?.startsWith('22')) return new Refusal(422, refusalTexts.invalid);
  if (state === '53100') return noRoom();
  return isBusy(error) ? new Refusal(503, refusalTexts.busy, { retryAfter: 5 }) : undefined;
};

/** A full disk, a user's share of it, or a bucket that is away: nothing was kept, and it is worth trying again. */
const fromDisk = (error: unknown): Refusal | undefined => {
  if (error instanceof StoreBusy) return new Refusal(503, refusalTexts.busy, { retryAfter: 5 });
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return isFull ? noRoom() : undefined;
};

const noRoom = (): Refusal => new Refusal(507, refusalTexts.noRoom, { retryAfter: 60 });

/** What Fastify and its multipart reader refuse by themselves. */
const fromFastify = (error: unknown): Refusal | undefined => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Refusal(413, refusalTexts.tooLarge);
  if (status === 415 || status === 406) return new Refusal(415, refusalTexts.unsupportedType);
  if (status === 503) return new Refusal(503, refusalTexts.busy, { retryAfter: 5 });
  if (status === 408) return new Refusal(408, refusalTexts.malformed);
  return typeof status === 'number' && status >= 400 && status < 500 ? malformed() : undefined;
};
