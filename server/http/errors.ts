import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, conflict, invalid, malformed } from '../ApiError';
import { isBusy, isDiskHanging, sqlStateOf } from '../db/databaseErrors';
import { StoreBusy } from '../files/FileStore';
import { apiErrorTexts, schemaFaultTexts } from '../texts/apiErrors';

/** Every failure becomes the answer of docs/spec/3-decisions.md, Wire format 4; causes stay in the log. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A client that goes in the middle of its body fails as a lost database would: by a connection.
    if (request.raw.errored) {
      request.log.info('body broken off by the client');
      return send(malformed(), request, reply);
    }
    const refusal = toApiError(error);
    if (refusal.status >= 500 && !(error instanceof ApiError)) request.log.error({ err: error }, 'failed');
    return send(refusal, request, reply);
  });
  app.setNotFoundHandler((request, reply) => send(new ApiError(404, apiErrorTexts.notFound), request, reply));
};

const send = (refusal: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, message, errors, retryAfter } = refusal;
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

const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  return (
    fromDatabase(error) ?? fromDisk(error) ?? fromFastify(error) ?? new ApiError(500, apiErrorTexts.failure)
  );
};

/** What only the database could see: a race for a unique value, a row that is gone, a value no column takes. */
const fromDatabase = (error: unknown): ApiError | undefined => {
  const state = sqlStateOf(error);
  if (state === '23505') return conflict(apiErrorTexts.conflict);
  if (state === '23503' || state?.startsWith('22')) return new ApiError(422, apiErrorTexts.invalid);
  if (state === '53100') return noRoom();
  if (!isBusy(error)) return undefined;
  const text = isDiskHanging(error) ? apiErrorTexts.diskHangs : apiErrorTexts.busy;
  return new ApiError(503, text, { retryAfter: 5 });
};

/** A full disk, a user's share of it, or a bucket that is away: nothing was kept, and it is worth trying again. */
const fromDisk = (error: unknown): ApiError | undefined => {
  if (error instanceof StoreBusy) return new ApiError(503, apiErrorTexts.busy, { retryAfter: 5 });
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return isFull ? noRoom() : undefined;
};

const noRoom = (): ApiError => new ApiError(507, apiErrorTexts.noRoom, { retryAfter: 60 });

/** What Fastify and its multipart reader refuse by themselves. */
const fromFastify = (error: unknown): ApiError | undefined => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ApiError(413, apiErrorTexts.tooLarge);
  if (status === 415 || status === 406) return new ApiError(415, apiErrorTexts.unsupportedType);
  if (status === 503) return new ApiError(503, apiErrorTexts.busy, { retryAfter: 5 });
  if (status === 408) return new ApiError(408, apiErrorTexts.malformed);
  return typeof status === 'number' && status >= 400 && status < 500 ? malformed() : undefined;
};

/** What the schema of a row refuses, by field: of alternatives the first speaks. What stands in a list is said of the list. */
export const schemaFault = (faults: NonNullable<FastifyError['validation']>): ApiError => {
  const { keyword = '', instancePath = '', params = {} } = faults[0] ?? {};
  const { missingProperty, additionalProperty } = params;
  const parts = [...instancePath.split('/').slice(1), missingProperty ?? additionalProperty ?? []]
    .flat()
    .map(String);
  const inList = parts.findIndex((part) => /^\d+$/.test(part));
  const field = parts.slice(0, inList === -1 ? parts.length : inList).join('.');
  const text = (schemaFaultTexts[keyword] ?? schemaFaultTexts.otherwise)?.(params) ?? '';
  return invalid({ [field]: [text] });
};
