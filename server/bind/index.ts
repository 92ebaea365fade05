import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINT_KEYS, type Endpoint, type EndpointKey, endpointOf } from '../../contract/endpoints';
import type { FormBody } from '../Call';
import type { Ground } from '../Ground';
import { handlers } from '../handlers';
import { grounds } from '../handlers/grounds';
import { Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import type { World } from '../World';
import { admit } from './admit';
import { findReply, fingerprintOf, type IdempotencyKey, readKey } from './idempotency';
import type { Reply } from './Reply';
import { type Body, readBody } from './readBody';
import { type ReadCall, readCall } from './readCall';
import { readForm } from './readForm';
import { refuseUnsafe } from './refuseUnsafe';
import { replyOf } from './replyOf';
import { runWrite } from './runWrite';
import { trailDone, trailRefused } from './trail';

/**
 * Binds every row of the table to its handler. This is the one place where a call is let in: who may call, what it may
 * carry, which fields may be written and whether they are right. Handlers get what has passed.
 */
export const bind = (app: FastifyInstance, world: World): void => {
  for (const key of ENDPOINT_KEYS) {
    const row = endpointOf(key);
    const url = `/api${row.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`;
    app.route(routeOf(key, row, world, { method: row.method, url, override: false }));
    // An update with files travels as a multipart POST that says `_method=PUT` (1§7): the same row, the same policy.
    if (row.method === 'PUT' && row.files) {
      app.route(routeOf(key, row, world, { method: 'POST', url, override: true }));
    }
  }
};

interface Way {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly override: boolean;
}

const routeOf = (key: EndpointKey, row: Endpoint, world: World, { method, url, override }: Way) => ({
  method,
  url,
  config: { call: key },
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
    const body =
      row.method === 'GET' ? undefined : await readBody(request, { files: row.files === true, override });
    const { status, body: answer, etag } = await perform({ key, row, request, body }, world);
    if (etag !== undefined) reply.header('etag', etag);
    // Who holds a section already is told so in a few bytes. Records are asked for to be seen as they are now.
    if (row.answer.kind === 'section' && request.headers['if-none-match'] === etag)
      return void (await reply.code(304).send());
    await reply.code(status).send(answer);
  },
});

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
    ? await readForm({ row, body: body ?? {}, ground: await groundOf(key, call, world) }, world)
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
