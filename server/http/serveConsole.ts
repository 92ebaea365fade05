import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Capability } from '../../contract/vocabulary';
import { notFound } from '../ApiError';
import { isApi } from '../addresses';
import type { Env } from '../env';
import { ifAbsent } from '../systemErrors';

/** What the build leaves in the page for us to fill, once for each answer. */
const NONCE_MARK = '__NONCE__';

/** Names with a hash of the content never change their content. */
const HASHED = '/assets/';
const FILE = /\.[a-z0-9]+$/i;
/** A part that begins with a dot is nothing a build makes; a source map is nobody's to read. */
const HIDDEN = /\/\.|\.map$/;

/** Serves the built console: its files, and its page for every address that is no file and no call. */
export const serveConsole = async (app: FastifyInstance, folder: string, env: Env): Promise<void> => {
  const pages = paintsOf(
    readFileSync(join(folder, 'index.html'), 'utf8').replace('<head>', `<head>\n    ${headOf(env)}`),
  );
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, preCompressed: true });

  const link = preloadOf(pages.console);
  const sendPage = (reply: FastifyReply, page: string): FastifyReply => {
    const nonce = randomBytes(18).toString('base64url');
    return reply
      .headers({
        'content-security-policy': policy(nonce),
        'cache-control': 'no-store',
        ...(link && { link }),
      })
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_MARK, nonce));
  };

  // Read at each request: the operator may put a text of their own there while the server works (AR-11).
  app.get(TERMS, async (_request, reply) => {
    const own = await readFile(join(env.DATA_DIR, TERMS), 'utf8').catch(ifAbsent);
    reply.headers({ 'content-security-policy': TERMS_POLICY, 'cache-control': 'no-cache' });
    return own === undefined
      ? reply.sendFile(TERMS.slice(1))
      : reply.type('text/html; charset=utf-8').send(own);
  });

  app.get('/*', async (request, reply) => {
    const path = (request.url.split('?')[0] ?? '').replace(/\/{2,}/g, '/');
    const isAsset = path.startsWith(HASHED);
    if (isApi(path) || path.startsWith('/files/') || HIDDEN.test(path)) throw notFound();
    if (path === '/index.html' || !(isAsset || FILE.test(path)))
      return sendPage(reply, path === '/' ? pages.landing : pages.console);
    reply.header('vary', 'accept-encoding');
    reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(path.slice(1));
  });
};

/** Says to the browser what the page begins with, before it has read the page. */
const preloadOf = (page: string): string | undefined => {
  const [, script] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
  return script && `<${script}>; rel=preload; as=script`;
};

const TERMS = '/terms.html';
/** Whoever wrote it: it is read, it runs nothing and sends nothing. */
const TERMS_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Scripts of ours only, styles of ours or with this answer's nonce, no text that becomes code: a page that writes to a
 * script sink fails at once, because there is no Trusted Types policy that could let it pass (trust.md XC2, XC3).
 */
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The page of guests, beside what is edited.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** What the build has put into the page for one kind of visit: `<!--paint:landing-->...<!--/paint-->`. */
const PAINTS = /<!--paint:(\w+)-->.*?<!--\/paint-->/gs;
const LANDING = 'landing';

/** The page as it is read at its own address, and at those of the console: each without what only the other shows. */
const paintsOf = (page: string): { readonly landing: string; readonly console: string } => {
  const without = (isLeftOut: (name: string) => boolean): string =>
    page.replace(PAINTS, (paint, name: string) => (isLeftOut(name) ? '' : paint));
  return {
    landing: without((name) => name !== LANDING),
    console: without((name) => name === LANDING),
  };
};

/** Where letters lead, and what guests are shown. */
type Addresses = Partial<Pick<Env, 'PUBLIC_URL' | 'SMTP_URL' | 'SEED_DEMO' | 'EXAMPLE_MENU'>>;

/** Tells the console to sign in by POST: an address that holds a password ends up in logs (trust.md). */
const LOGIN_META = '<meta name="carte-login" content="post" />';

/**
 * What this backend offers before a profile announces it: how its lists may be asked (`src/early`), and to who is not signed in
 * letters with a link, only where it is known that the link leads here: a mail server means people elsewhere.
 */
const offersOf = ({ PUBLIC_URL, SMTP_URL }: Addresses): readonly Capability[] =>
  PUBLIC_URL !== undefined || SMTP_URL === undefined ? ['filters', 'password.recover'] : ['filters'];

/** What this backend puts into the head of the page that it serves. */
export const headOf = (env: Addresses): string =>
  [
    LOGIN_META,
    `<meta name="carte-capabilities" content="${offersOf(env).join(' ')}" />`,
    ...(exampleOf(env) === undefined ? [] : ['<meta name="carte-example" content="/example" />']),
  ].join('\n    ');

/** The first venue of the demo. */
const DEMO_MENU = '/m/kofe-i-knigi';

/** The page of guests that the landing page leads to as an example; undefined = it has no such button. */
export const exampleOf = ({ EXAMPLE_MENU, SEED_DEMO }: Addresses): string | undefined =>
  EXAMPLE_MENU ?? (SEED_DEMO ? DEMO_MENU : undefined);
