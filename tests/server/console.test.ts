import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import type { Deps } from '../../server/Deps';
import { openServer } from './standing';

const test = openServer();
let app: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'carte-dist-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><script async src="/assets/early-abc123.js"></script>' +
      '<meta name="csp-nonce" content="__NONCE__" /><style nonce="__NONCE__">b{}</style></head><body>' +
      '<!--paint:landing-->Welcome<!--/paint--><!--paint:shell-->Frame<!--/paint--><!--paint:rail-->Rail<!--/paint-->' +
      '</body></html>',
  );
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), `console.log(${JSON.stringify('x'.repeat(4000))})`);
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync('packed by the build'));
  writeFileSync(join(folder, 'terms.html'), '<h1>shipped</h1>');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, '.env'), 'SECRET=canary');
  app = await buildApp(test.deps, { consoleFolder: folder });
}, 120_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

describe('the console and the API on one port', () => {
  it.each(['/', '/management/points', '/menu/foods/edit?pointId=1&id=2', '/index.html', '/no/such/page'])(
    '[DC-39] %s is the page of the console',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.link).toBe('</assets/early-abc123.js>; rel=preload; as=script');
      expect(answer.body).toContain('<meta name="carte-login" content="post" />');
    },
  );

  it('leads from the landing page to an example of a menu, where the operator has one', async () => {
    const answers = async (env: Partial<Deps['env']>) => {
      const served = await buildApp(
        { ...test.deps, env: { ...test.deps.env, ...env } },
        { consoleFolder: folder },
      );
      const way = await served.inject({ method: 'GET', url: '/example' });
      const page = await served.inject({ method: 'GET', url: '/' });
      await served.close();
      return [way.statusCode, way.headers.location, page.body.includes('name="carte-example"')];
    };
    expect(await answers({ EXAMPLE_MENU: '/m/moya-kofeinya', SEED_DEMO: false })).toEqual([
      302,
      '/m/moya-kofeinya',
      true,
    ]);
    expect(await answers({ EXAMPLE_MENU: undefined, SEED_DEMO: true })).toEqual([
      302,
      '/m/kofe-i-knigi',
      true,
    ]);
    expect(await answers({ EXAMPLE_MENU: undefined, SEED_DEMO: false })).toEqual([200, undefined, false]);
  });

  it('[LP-01] carries the landing page at its own address, and the frame of the console at all others', async () => {
    expect((await get('/')).body).toMatch(/Welcome(?!.*(Frame|Rail))/s);
    expect((await get('/management/points')).body).toMatch(/^(?!.*Welcome).*Frame.*Rail/s);
  });

  it('sends a file as the build has packed it to who reads that, and as it is to others', async () => {
    const packed = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('packed by the build');
    expect((await get('/assets/main-abc123.js')).body).toContain('console.log');
  });

  it.each([
    [{}, 'filters password.recover'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'filters'],
    [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://carte.example' }, 'filters password.recover'],
  ])('[AR-01] announces letters with a link where the link leads here: %j', async (change, announced) => {
    const env = { ...test.deps.env, ...change };
    const other = await buildApp({ ...test.deps, env }, { consoleFolder: folder });
    const page = await other.inject({ method: 'GET', url: '/' });
    await other.close();
    expect(page.body).toContain(`<meta name="carte-capabilities" content="${announced}" />`);
  });

  it('[AR-11] serves the terms, those of the operator where there are some, as a page that runs nothing', async () => {
    const shipped = await get('/terms.html');
    expect([shipped.statusCode, shipped.body]).toEqual([200, '<h1>shipped</h1>']);
    const own = join(test.deps.env.DATA_DIR, 'terms.html');
    writeFileSync(own, '<h1>Наши условия</h1>');
    const replaced = await get('/terms.html');
    rmSync(own);
    expect(replaced.body).toBe('<h1>Наши условия</h1>');
    for (const { headers } of [shipped, replaced]) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'self'; img-src 'self';/,
      );
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('[XC2] has a policy without any unsafe word, and a nonce of its own for each answer', async () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      const answer = await get('/');
      const policy = String(answer.headers['content-security-policy']);
      const nonce = /'nonce-([\w-]{24})'/.exec(policy)?.[1] ?? '';
      nonces.add(nonce);
      expect(answer.body).toContain(`<meta name="csp-nonce" content="${nonce}" />`);
      expect(answer.body).toContain(`<style nonce="${nonce}">`);
      expect(answer.body).not.toContain('__NONCE__');
      expect(policy).not.toContain('unsafe');
      for (const part of [
        "script-src 'self';",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]) {
        expect(policy).toContain(part);
      }
    }
    expect(nonces.size).toBe(3);
  });

  it('packs a large answer of a call as much as a page, where the client can read that', async () => {
    const plain = await get('/api/openapi.json', { 'accept-encoding': 'identity' });
    const packed = await get('/api/openapi.json', { 'accept-encoding': 'br' });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
      undefined,
      'br',
    ]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.body.length / 3);
  });

  it('keeps files with a hash for ever, compressed where it is understood', async () => {
    const plain = await get('/assets/main-abc123.js');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(?:text|application)\/javascript; charset=utf-8$/),
    });
    const packed = await get('/assets/main-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/gone-123.js',
    '/api/nope',
    '/api/',
    '/files/nope.png',
    '/.env',
    '/.git/config',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/',
  ])('%s is not the page and not a file: 404', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toMatch(/canary|<html|carte-console/);
  });
});
