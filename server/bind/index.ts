import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINT_KEYS, type Endpoint, type EndpointKey, endpointOf } from '../../contract/endpoints';
import type { FormBody } from '../Call';
import { makeUploads, type UploadRequest, type Uploads } from '../files/makeUploads';
import type { Ground } from '../Ground';
import { handlers } from '../handlers';
import { grounds } from '../handlers/grounds';
import { withoutPlace } from '../http/overload';
import { Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import type { World } from '../World';
import { admit } from './admit';
import { findReply, fingerprintOf, type IdempotencyKey, readKey } from './idempotency';
import type { Reply } from './Reply';
import { ANONYMOUS_BYTES, type Body, readBody } from './readBody';
import { type ReadCall, readCall } from './readCall';
import { readForm } from './readForm';
import { refuseUnsafe } from './refuseUnsafe';
import { replyOf } from './replyOf';
import { runWrite } from './runWrite';
import { trailDone, trailRefused } from './trail';

/**
 * Binds every row of the table to its handler. This is the one place where a call is let in: who may call, what it may
 * carry, which fields may be written and whether they are right. Handlers get what has passed.
 *
 * @returns how many requests with files wait for their turn
 */
export const bind = (app: FastifyInstance, world: World): (() => number) => {
  const uploads = makeUploads(join(world.env.DATA_DIR, 'incoming'));
  for (const key of ENDPOINT_KEYS) {
    const row = endpointOf(key);
    const url = `/api${row.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`;
    app.route(routeOf({ key, row, uploads }, world, { method: row.method, url, override: false }));
    // An update with files travels as a multipart POST that says `_method=PUT` (1§7): the same row, the same policy.
    if (row.method === 'PUT' && row.files) {
      app.route(routeOf({ key, row, uploads }, world, { method: 'POST', url, override: true }));
    }
  }
  return uploads.waiting;
};

interface Bound {
  readonly key: EndpointKey;
  readonly row: Endpoint;
  readonly uploads: Uploads;
}

interface Way {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly override: boolean;
}

const routeOf = ({ key, row, uploads }: Bound, world: World, { method, url, override }: Way) => ({
  method,
  url,
  config: { call: key },
  ...(row.access === 'anonymous' ? { bodyLimit: ANONYMOUS_BYTES } : {}),
  // Before the body is read: nobody without a session makes the server parse anything.
  onRequest: async (request: FastifyRequest): Promise<void> => {
    if (key === 'auth.login' && !world.env.AUTH_GET_LOGIN)
      throw new Refusal(405, refusalTexts.methodNotAllowed);
    refuseUnsafe(row, request);
    request.session = await admit(row, request, world);
  },
  onResponse: async (request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> =>
    trailRefused(key, row, request, statusCode),
  handler: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    let upload: UploadRequest | undefined;
    const readWhole = async (): Promise<Body | undefined> => {
      if (row.files && request.isMultipart()) upload = await uploads.begin(whoOf(request), request.signal);
      return readBody(request, { upload, override });
    };
    const answerTo = async (): Promise<Reply> => {
      // JSON has come already; what comes with files is read here, as fast as the client sends it.
      const isSlow = request.isMultipart();
      const read = isSlow ? () => withoutPlace(request, readWhole) : readWhole;
      const body = row.method === 'GET' ? undefined : await read();
      return perform({ key, row, request, body }, world);
    };
    const { status, body, etag } = await answerTo().finally(() => upload?.end());
    if (etag !== undefined) reply.header('etag', etag);
    // Who holds a section already is told so in a few bytes. Records are asked for to be seen as they are now.
    if (row.answer.kind === 'section' && request.headers['if-none-match'] === etag)
      return void (await reply.code(304).send());
    await reply.code(status).send(body);
  },
});

/** Whose share of the places a request takes. */
const whoOf = ({ session }: FastifyRequest): string => `user ${session?.userId}`;

interface Performed {
  readonly key: EndpointKey;
  readonly row: Endpoint;
  readonly request: FastifyRequest;
  readonly body: Body | undefined;
}

const perform = async ({ key, row, request, body }: Performed, world: World): Promise<Reply> => {
  const call = readCall({ key, row, session: request.session }, request, body);
  const reply = await answer(call, { key, row, request, body }, world);
  trailDone(call, reply, request);
  return reply;
};

const answer = async (
  call: ReadCall,
  { key, row, request, body }: Performed,
  world: World,
): Promise<Reply> => {
  const handler = handlers[key] as AnyHandler;
  const run = async (form: FormBody | undefined, inside: World): Promise<Reply> =>
    replyOf(envelopeOf(key, row, call), await handler({ ...call, form }, inside), world.sections);

  const isWrite = row.access === 'user' && (row.method !== 'GET' || row.changesState === true);
  if (!isWrite) return run(undefined, world);
  const idempotent = await keyOf(call, row, request, body);
  const known = idempotent && (await findReply(idempotent, world));
  if (known) return known;
  const { form, names } = row.sections
    ? await readForm(
        { row, body: body ?? {}, ground: await groundOf(key, call, world), who: whoOf(request) },
        world,
      )
    : { form: undefined, names: [] };
  return runWrite({ key: idempotent, names, run: (inside) => run(form, inside) }, world);
};

/**
 * `handlers` and `grounds` are closed by the compiler, key by key; walking the table loses which key it is, so here, and
 * only here, they are called by their widest type. `readCall` and `readForm` have filled exactly what the row names.
 */
type AnyHandler = (
  call: ReadCall & { readonly form: FormBody | undefined },
  world: World,
) => Promise<unknown>;
type AnyGround = (call: ReadCall, world: World) => Promise<Ground>;

const groundOf = (key: EndpointKey, call: ReadCall, world: World): Promise<Ground> => {
  if (!isGrounded(key))
    throw new Error(`Expected a ground for the form ${key}: add it to server/handlers/grounds.ts.`);
  return (grounds[key] as AnyGround)(call, world);
};

const isGrounded = (key: EndpointKey): key is EndpointKey & keyof typeof grounds =>
  Object.hasOwn(grounds, key);

const keyOf = async (
  { userId }: ReadCall,
  row: Endpoint,
  request: FastifyRequest,
  body: Body | undefined,
): Promise<IdempotencyKey | undefined> => {
  const key = readKey(request.headers['idempotency-key']);
  if (key === undefined || userId === undefined) return undefined;
  const url = request.raw.url ?? '';
  return { userId, key, fingerprint: await fingerprintOf(row.method, url, body) };
};

const envelopeOf = (key: EndpointKey, row: Endpoint, { list, path }: ReadCall) => ({
  row,
  resource: RECORDS_OF[resourceOf(key)] ?? resourceOf(key),
  sectionsOf: (resource: string) => SECTIONS_OF.get(resource) ?? [],
  list,
  section: typeof path.section === 'string' ? path.section : undefined,
});

/** Resources whose records are another's. */
const RECORDS_OF: Readonly<Record<string, string>> = { stopList: 'foods' };

const resourceOf = (key: EndpointKey): string => key.split('.')[0] ?? '';

/** The sections of each resource, taken from its form rows. */
const SECTIONS_OF = new Map(
  ENDPOINT_KEYS.flatMap((key) => {
    const { sections } = endpointOf(key);
    return sections ? [[resourceOf(key), sections] as const] : [];
  }),
);
