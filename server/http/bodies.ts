import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { ApiError, malformed } from '../ApiError';
import { hasBody } from '../bind/overload';
import { MULTIPART_BYTES } from '../bind/readBody';
import { apiErrorTexts } from '../texts/apiErrors';

/** A form of ours is some kilobytes. */
const JSON_BYTES = 512 * 1024;

const JSON_TYPE = /^application\/json(?: *; *charset="?utf-8"?)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data *;/i;

/** Only JSON and multipart are read, each under its plain name; everything else is 415 before a byte is parsed. */
export const readBodies = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BYTES },
    (request, body, done) => {
      // An empty body with a content type is what some clients send with DELETE.
      if (body === '') done(null, undefined);
      else parse(request, String(body), done);
    },
  );
  await app.register(multipart, { throwFileSizeLimit: true });

  app.addHook('onRequest', async ({ headers }) => {
    const type = headers['content-type'];
    if (type !== undefined && !JSON_TYPE.test(type) && !MULTIPART_TYPE.test(type)) throw unsupported();
    if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
      throw unsupported();
    const length = Number(headers['content-length'] ?? 0);
    const limit = type !== undefined && MULTIPART_TYPE.test(type) ? MULTIPART_BYTES + SLACK : JSON_BYTES;
    if (length > limit) throw new ApiError(413, apiErrorTexts.tooLarge);
  });
  // Of a client that went while its session was looked up a parser hears nothing, not even an end: it would wait for ever.
  app.addHook('preParsing', async (request) => {
    if (request.raw.destroyed && hasBody(request)) throw malformed();
  });
};

/** Boundaries and part headers of a multipart body. */
const SLACK = 256 * 1024;

const unsupported = () => new ApiError(415, apiErrorTexts.unsupportedType);
