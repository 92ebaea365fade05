import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import type { Env } from '../../../server/env';
import { PATIENCE, type Patience } from '../../../server/http/connections/Patience';
import { createPoint } from '../../server/pointPayload';
import { fileOf, multipart, PUT, samplePdf } from '../../server/samples';
import { once as onceForAll, openServer } from '../../server/standing';
import { signedIn } from '../../server/testDeps';

const test = openServer();
const anna = onceForAll(() => signedIn(test));
let point: number;
let app: FastifyInstance | undefined;
const sockets: Socket[] = [];

beforeAll(async () => {
  point = await createPoint(anna);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app?.close();
});

const PATIENTLY = { timeout: 120_000, interval: 50 };
/** Nobody loses it while a test looks; and one who has lost it when the test wants to see the end. */
const ENDLESS: Patience = { ...PATIENCE, graceMs: 600_000 };
const SHORT: Patience = { ...PATIENCE, graceMs: 1000, lookMs: 50 };

const listen = async (patience: Patience, change: Partial<Env> = {}): Promise<URL> => {
  app = await buildApp({ ...test.deps, env: { ...test.deps.env, ...change } }, { patience });
  return new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
};
const standing = (): Promise<number> =>
  new Promise((resolve) => app?.server.getConnections((_error, count) => resolve(count)));

/** @param from another address of this machine */
const come = (address: URL, text: string, from = '127.0.0.2'): Socket => {
  const socket = connect({ port: Number(address.port), host: address.hostname, localAddress: from });
  socket.on('error', () => {});
  socket.once('connect', () => socket.write(text));
  sockets.push(socket);
  return socket;
};
const list = (address: URL) =>
  fetch(`${address.origin}/api/point`, { headers: { authorization: `Bearer ${anna.token}` } });
const halfLogin = ({ host }: URL): string =>
  `POST /api/auth/login HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{"email": "nobody`;

/** Three hundred are worked on at once. */
const MANY = 320;

describe('[OV1] strangers who stop half way', () => {
  it('through the body of a sign-in hold nobody up, and are shown out', async () => {
    const address = await listen(ENDLESS);
    for (let n = 0; n < MANY; n += 1) come(address, halfLogin(address)).resume();
    await expect.poll(standing, PATIENTLY).toBeGreaterThanOrEqual(MANY);
    for (let n = 0; n < 20; n += 1) expect((await list(address)).status).toBe(200);
    for (const path of ['/healthz', '/readyz'])
      expect((await fetch(new URL(path, address))).status).toBe(200);
  });

  it('or send a letter now and then, are shown out when the grace is over', async () => {
    const address = await listen(SHORT);
    const all = Array.from({ length: 40 }, () => come(address, halfLogin(address)).resume());
    const dripping = setInterval(() => {
      for (const socket of all) if (!socket.destroyed) socket.write(' ');
    }, 100);
    try {
      await expect.poll(() => all.filter(({ closed }) => !closed).length, PATIENTLY).toBe(0);
    } finally {
      clearInterval(dripping);
    }
  });

  it('and never read what they ask for hold nobody up, and are shown out', async () => {
    const paper = Buffer.concat([samplePdf(), randomBytes(1_900_000), samplePdf()]);
    const form = await multipart([PUT, ['documents[0]', fileOf(paper, 'a.pdf', 'application/pdf')]]);
    const { documents } = (await anna.call({ method: 'POST', url: `/api/point/${point}`, ...form })).json();
    const address = await listen(SHORT);
    const one = `GET ${documents[0].url} HTTP/1.1\r\nhost: ${address.host}\r\n\r\n`;
    // The kernel takes two whole answers; of the four that are asked for over each some always lie with us.
    for (let n = 0; n < MANY / 4; n += 1) come(address, one.repeat(4)).pause();
    await expect.poll(standing, PATIENTLY).toBeGreaterThanOrEqual(MANY / 4);
    for (let n = 0; n < 20; n += 1) expect((await list(address)).status).toBe(200);
    expect((await fetch(new URL('/healthz', address))).status).toBe(200);
    await expect.poll(standing, PATIENTLY).toBeLessThan(5);
  });

  it('but who goes on sending is waited for', async () => {
    const address = await listen({ ...SHORT, graceMs: 1500, bytesPerSecond: 64 });
    const form = await multipart([PUT, ['documents[0]', fileOf(samplePdf(), 'a.pdf', 'application/pdf')]]);
    const head = [
      `POST /api/point/${point} HTTP/1.1`,
      `host: ${address.host}`,
      `authorization: Bearer ${anna.token}`,
      `content-type: ${form.headers['content-type']}`,
      `content-length: ${form.payload.length}`,
    ];
    const socket = come(address, `${head.join('\r\n')}\r\n\r\n`);
    await once(socket, 'connect');
    let answer = '';
    socket.on('data', (bytes) => {
      answer += String(bytes);
    });
    // Several times the grace altogether.
    const step = Math.ceil(form.payload.length / 24);
    for (let at = 0; at < form.payload.length; at += step) {
      socket.write(form.payload.subarray(at, at + step));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await expect.poll(() => answer, PATIENTLY).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('or send one request after the other without waiting lose their connection', async () => {
    const address = await listen(ENDLESS);
    const socket = come(
      address,
      `GET /readyz HTTP/1.1\r\nhost: ${address.host}\r\n\r\n`.repeat(200),
    ).resume();
    await expect.poll(() => socket.closed, PATIENTLY).toBe(true);
    expect((await list(address)).status).toBe(200);
  });
});

describe('[OV1] connections of one address', () => {
  it('are bounded: whoever comes anew takes the place of the one who kept us waiting longest', async () => {
    const address = await listen(ENDLESS, { CONNECTIONS_PER_ADDRESS: 10 });
    const first = come(address, halfLogin(address)).resume();
    await expect.poll(standing, PATIENTLY).toBe(1);
    const nine = Array.from({ length: 9 }, () => come(address, halfLogin(address)).resume());
    await expect.poll(standing, PATIENTLY).toBe(10);
    let answer = '';
    const ready = `GET /readyz HTTP/1.1\r\nhost: ${address.host}\r\n\r\n`;
    come(address, ready).on('data', (bytes) => {
      answer += String(bytes);
    });
    await expect.poll(() => answer, PATIENTLY).toMatch(/^HTTP\/1\.1 200 /);
    expect(first.closed).toBe(true);
    expect(nine.filter(({ closed }) => closed)).toEqual([]);
    expect(await standing()).toBe(10);
  });

  it('leave room for other addresses, for this machine, and for a named proxy', async () => {
    const address = await listen(ENDLESS, { CONNECTIONS_PER_ADDRESS: 5, TRUST_PROXY: ['127.0.1.0/24'] });
    const of = (from: string, count: number): Socket[] =>
      Array.from({ length: count }, () => come(address, halfLogin(address), from).resume());
    const proxied = of('127.0.1.7', 20);
    const own = of('127.0.0.1', 20);
    await expect.poll(standing, PATIENTLY).toBe(40);
    of('127.0.0.2', 5);
    of('127.0.0.3', 5);
    await expect.poll(standing, PATIENTLY).toBe(50);
    of('127.0.0.3', 20);
    expect((await list(address)).status).toBe(200);
    expect([...proxied, ...own].filter(({ closed }) => closed)).toEqual([]);
    await expect.poll(standing, PATIENTLY).toBeLessThanOrEqual(51);
  });
});
