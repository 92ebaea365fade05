import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { addressOf } from './live/openStreamTo';
import { anew, openServer } from './standing';
import { signedIn } from './testDeps';

const test = openServer();
const anna = anew(test, () => signedIn(test));
let app: FastifyInstance;

beforeEach(async () => {
  app = await buildApp(test.deps);
  await app.listen({ host: '127.0.0.1', port: 0 });
});

/** A connection, and all that has come over it until it ended. */
const dial = async (): Promise<{ readonly socket: Socket; readonly heard: Promise<string> }> => {
  const socket = connect(Number(new URL(addressOf(app)).port), '127.0.0.1');
  const parts: string[] = [];
  socket.setEncoding('utf8').on('data', (part: string) => void parts.push(part));
  // Being ended is what is tested, not by which of its two ways.
  socket.on('error', () => {});
  const heard = once(socket, 'close').then(() => parts.join(''));
  const accepted = once(app.server, 'connection');
  await once(socket, 'connect');
  await accepted;
  return { socket, heard };
};

const head = (method: string, url: string, more: readonly string[] = []): string =>
  [`${method} ${url} HTTP/1.1`, 'host: carte.example', `authorization: Bearer ${anna.token}`, ...more].join(
    '\r\n',
  );

describe('[DU6] a server that closes', () => {
  it.each([
    ['on which nothing has come, as browsers open them ahead of need', () => ''],
    ['on which half a request has come', () => head('GET', '/api/point')],
  ])('waits for no connection %s', async (_, begun) => {
    const { socket, heard } = await dial();
    socket.write(begun());
    await app.close();
    expect(await heard).toBe('');
  });

  it('waits for none whose last answer has gone', async () => {
    const { socket, heard } = await dial();
    socket.write(`${head('GET', '/api/profile')}\r\n\r\n`);
    await once(socket, 'data');
    await app.close();
    expect(await heard).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('takes in the rest of a body, answers, and ends the connection with it', async () => {
    const { socket, heard } = await dial();
    const body = JSON.stringify({ ids: [] });
    const asked = once(app.server, 'request');
    const more = ['content-type: application/json', `content-length: ${body.length}`];
    socket.write(`${head('DELETE', '/api/point', more)}\r\n\r\n${body.slice(0, 4)}`);
    await asked;
    const closed = app.close();
    // Longer than whoever has asked for nothing is waited for.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    socket.write(body.slice(4));
    expect(await heard).toMatch(/^HTTP\/1\.1 422 /);
    await closed;
  });
});
