import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../../server/app';
import { PATIENCE } from '../../../server/http/connections/Patience';
import { createPoint } from '../../server/pointPayload';
import { once, openServer } from '../../server/standing';
import { signedIn } from '../../server/testDeps';
import { tablesHash } from '../calls/tablesHash';
import { openSocket } from '../rawSocket';

const test = openServer();
let app: FastifyInstance;
const anna = once(() => signedIn(test));
let address: URL;

beforeAll(async () => {
  await createPoint(anna);
  // With bodies patience is `strangers.test.ts`'s affair; here they end with the whole request.
  app = await buildApp(test.deps, { patience: { ...PATIENCE, graceMs: 600_000 } });
  address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await app.close();
});

/** A client is waited for at `onRequest` until it has gone, or goes when its body is being read. */
const MOMENTS = ['before it is read', 'while it is read'] as const;
const BODIES = [
  ['PUT', 'application/json'],
  ['POST', 'multipart/form-data; boundary=x'],
] as const;

it.each(MOMENTS.flatMap((moment) => BODIES.map((body) => [...body, moment] as const)))(
  '[PL1] a body (%s, %s) that its client breaks off %s is a line of information, not a failure with a stack',
  async (method, type, moment) => {
    const broken = await buildApp(test.deps);
    broken.addHook('onRequest', async ({ raw }) => {
      if (moment === 'before it is read') await new Promise((resolve) => raw.once('close', resolve));
    });
    const begun = new Promise<IncomingMessage>((resolve) => broken.server.once('request', resolve));
    try {
      const { host } = new URL(await broken.listen({ host: '127.0.0.1', port: 0 }));
      test.logged.length = 0;
      const socket = openSocket(new URL(`http://${host}`));
      socket.write(
        [
          `${method} /api/point/1 HTTP/1.1`,
          `host: ${host}`,
          `authorization: Bearer ${anna.token}`,
          `content-type: ${type}`,
          'content-length: 1000',
          '',
          '{"title": "',
        ].join('\r\n'),
      );
      const raw = await begun;
      if (moment === 'while it is read') await vi.waitFor(() => expect(raw.readableFlowing).toBe(true));
      socket.resetAndDestroy();
      const lines = () => test.logged.map((line) => JSON.parse(line));
      await vi.waitFor(() =>
        expect(lines().map(({ msg }) => msg)).toContain('body broken off by the client'),
      );
      expect(lines().filter(({ level, err }) => level > 30 || err)).toEqual([]);
    } finally {
      await broken.close();
    }
  },
);

const SOCKETS = 300;
const PATIENTLY = { timeout: 120_000, interval: 100 };

/** Three ways to hold a connection: say nothing, never end the headers, never end the body. */
const WAYS: readonly ((socket: Socket) => void)[] = [
  () => {},
  (socket) => socket.write(`GET /api/point HTTP/1.1\r\nhost: ${address.host}\r\nx-slow: `),
  (socket) =>
    socket.write(
      [
        'POST /api/point HTTP/1.1',
        `host: ${address.host}`,
        `authorization: Bearer ${anna.token}`,
        'content-type: application/json',
        'content-length: 1000',
        '',
        '{"title": "',
      ].join('\r\n'),
    ),
];

it('[OV1] three hundred slow senders hold up nobody, keep nothing, and are shown out when their time is over', async () => {
  const { server } = app;
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  const list = () =>
    fetch(`${address.origin}/api/point`, { headers: { authorization: `Bearer ${anna.token}` } });
  expect((await list()).status).toBe(200);
  // The limits are the product's own; only their length is the test's.
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 900_000]);
  server.headersTimeout = 600_000;
  const before = await tablesHash(test.deps.db);

  const sockets = Array.from({ length: SOCKETS }, (_, n) => {
    const socket = openSocket(address);
    socket.on('error', () => {});
    socket.resume();
    socket.once('connect', () => WAYS[n % WAYS.length]?.(socket));
    return socket;
  });
  // A sign now and then, as the attack does it: each restarts a naive timer.
  const dripping = setInterval(() => {
    for (const [n, socket] of sockets.entries())
      if (n % WAYS.length > 0 && !socket.destroyed) socket.write('x');
  }, 200);
  try {
    await expect.poll(connections, PATIENTLY).toBeGreaterThanOrEqual(SOCKETS);
    for (let n = 0; n < 40; n += 1) expect((await list()).status).toBe(200);
    // All of them are still there: nobody has waited for one to go.
    expect(sockets.filter(({ closed }) => closed)).toEqual([]);

    server.headersTimeout = 500;
    server.requestTimeout = 1000;
    await expect.poll(() => sockets.filter(({ closed }) => !closed).length, PATIENTLY).toBe(0);
    server.headersTimeout = 10_000;
    server.requestTimeout = 900_000;
    expect((await list()).status).toBe(200);
    expect(await tablesHash(test.deps.db)).toEqual(before);
  } finally {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  }
});
