import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { fire, type Shot } from '../load/fire';

/**
 * `npm run bench:guests`: guests at 1,000 requests a second while somebody works in the console (GV-07). Beside it what a bare
 * Fastify needs to send the same bytes, in the same run.
 */
const SECONDS = Number(process.env.SECONDS ?? 10);
const RATE = Number(process.env.RATE ?? 1000);
const CONNECTIONS = 50;
const PASSWORD = 'a password of the bench';
const EMAIL = 'demo@carte.example';
const PAGE = '/m/kofe-i-knigi';

const folder = mkdtempSync(join(tmpdir(), 'carte-guests-'));

const start = async (): Promise<{ readonly child: ChildProcess; readonly url: string }> => {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', SEED_DEMO: '1', DEMO_PASSWORD: PASSWORD };
  // All of them come from one address here.
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    env: { ...env, REQUESTS_PER_MINUTE: '0', CONNECTIONS_PER_ADDRESS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      const [, found] = /is ready: (http:\S+)/.exec(String(chunk)) ?? [];
      if (found) resolve(found);
    });
  });
  return { child, url };
};

const visit: Shot['next'] = () => ({ method: 'GET', path: PAGE, headers: { 'accept-encoding': 'br' } });
const { child, url } = await start();
const floor = Fastify();
try {
  const page = await fetch(url + PAGE, { headers: { 'accept-encoding': 'br' } });
  const bytes = Number(page.headers.get('content-length'));
  floor.get(PAGE, async (_request, reply) => reply.type('text/html').send(Buffer.alloc(bytes)));
  const bare = await floor.listen({ port: 0 });

  const signed = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { token } = (await signed.json()) as { readonly token: string };
  const list: Shot['next'] = () => ({
    method: 'GET',
    path: '/api/point?page=1',
    headers: { authorization: `Bearer ${token}` },
  });

  const guests = (seconds: number) =>
    fire({ url, rate: RATE, seconds, connections: CONNECTIONS, next: visit });
  const staff = (seconds: number) => fire({ url, rate: 20, seconds, connections: 2, next: list });
  await guests(3);
  const alone = await staff(SECONDS);
  const [together, listed] = await Promise.all([guests(SECONDS), staff(SECONDS)]);
  const most = await fire({ url, seconds: SECONDS, connections: CONNECTIONS, next: visit });
  const bareMost = await fire({ url: bare, seconds: SECONDS, connections: CONNECTIONS, next: visit });
  console.table({
    [`guests at ${RATE}`]: together,
    'list beside them': listed,
    'list alone': alone,
    'guests at most': most,
    'bare Fastify at most': bareMost,
  });
  console.log(`${bytes} bytes a page; ${(most.perSecond / bareMost.perSecond).toFixed(2)} of a bare answer`);
} finally {
  await floor.close();
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
