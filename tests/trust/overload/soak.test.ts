import { readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { pointPayload } from '../../server/pointPayload';
import { once, openServer } from '../../server/standing';
import { signedIn } from '../../server/testDeps';
import { many } from '../many';

const test = openServer();
const anna = once(() => signedIn(test));
let address: string;

beforeAll(async () => {
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
});

/** Most connections that the tests hold to a database server, and those that this test keeps alive. */
const POOL = 40;

/** Everybody who listens to the process and to the server, by the name of what they listen to. */
const listeners = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [process, test.app.server].flatMap((emitter, index) =>
      emitter.eventNames().map((name) => [`${index} ${String(name)}`, emitter.listenerCount(name as 'exit')]),
    ),
  );
const handles = (): number => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);

it('[OV4] requests of every kind leave no listener and no handle behind', async () => {
  const headers = { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: unknown): Promise<number> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  let made = 0;
  const round = async (): Promise<readonly number[]> => {
    made += 1;
    return Promise.all([
      ask('GET', '/api/point'),
      ask('GET', '/api/point/2000000000'),
      ask('GET', '/api/no-such-call'),
      ask('POST', '/api/point', pointPayload({ url: `tochka-${made}` })),
      ask('POST', '/api/point', { title: 5 }),
      ask('POST', '/api/point', 'no object'),
      ask('POST', '/api/auth/login', { email: 'nobody@carte.example', password: 'wrong password' }),
      ask('GET', '/healthz'),
    ]);
  };
  for (let n = 0; n < 5; n += 1) await round();
  const before = { listeners: listeners(), handles: handles() };
  const statuses = new Set<number>();
  for (let n = 0; n < many(500, 60); n += 1) for (const status of await round()) statuses.add(status);
  // Done, absent and refused were all among them.
  for (const status of [200, 201, 404, 422]) expect(statuses).toContain(status);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  await test.settled();
  expect(listeners()).toEqual(before.listeners);
  await expect.poll(handles, { timeout: 60_000, interval: 100 }).toBeLessThanOrEqual(before.handles + POOL);
});
