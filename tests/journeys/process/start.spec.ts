import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { openOutbox } from '../outbox';
import { startServer } from '../startServer';

test.setTimeout(240_000);

const signIn = async (url: string, email: string, password: string) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token?: string };
  return { status: answer.status, token };
};

const pointsOf = async (url: string, token: string | undefined) => {
  const answer = await fetch(`${url}/api/point`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as { total: number };
};

test('[DC-39, DC-40, DC-41] the first start fills the database and prints a sign-in that works; the second keeps both', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'carte-start-'));
  try {
    const first = await startServer({ dataDir });
    const printed = () => /demo@carte\.example\s+password: (\S+)/.exec(first.output())?.[1] ?? '';
    await expect.poll(printed).toMatch(/^\S{8,}$/);
    const password = printed();
    expect(first.output()).toMatch(/as the chef: chef@carte\.example {2}with the same password/);

    const page = await fetch(first.url);
    expect(page.headers.get('content-type')).toContain('text/html');
    const document = (await (await fetch(`${first.url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain(endpoints['points.list'].path);

    const session = await signIn(first.url, 'demo@carte.example', password);
    expect(session.status).toBe(200);
    const { total } = await pointsOf(first.url, session.token);
    expect(total).toBeGreaterThanOrEqual(3);
    expect(await first.stop()).toBe(0);

    const second = await startServer({ dataDir });
    expect(second.output()).not.toContain(password);
    expect(await pointsOf(second.url, session.token)).toMatchObject({ total });
    expect((await signIn(second.url, 'demo@carte.example', password)).status).toBe(200);
    expect(await second.stop()).toBe(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('[DC-41, DC-44] DEMO_PASSWORD is the demo password and stays unsaid; a code lies in the outbox and in the log; what is counted has a port of its own', {
  tag: '@once',
}, async () => {
  const server = await startServer({ env: { DEMO_PASSWORD: 'very-secret-1', METRICS_PORT: '0' } });
  expect((await signIn(server.url, 'demo@carte.example', 'very-secret-1')).status).toBe(200);
  expect(server.output()).not.toContain('very-secret-1');

  await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'new@carte.example', phone: '+79991234567', password: 'password-1' }),
  });
  const code = await openOutbox(server.dataDir).codeFor('new@carte.example');
  // Lines of the log travel together.
  await expect.poll(server.output).toContain(code);
  expect(server.output()).not.toMatch(/password-1|new@carte\.example/);
  const [, metrics = ''] = /Metrics: (http:\/\/127\.0\.0\.1:\S+)/.exec(server.output()) ?? [];
  expect(await (await fetch(metrics)).text()).toContain('carte_letters_total{outcome="sent"} 1');
  expect(await server.stop()).toBe(0);
});

test('[DC-46] all bad variables are named in one message, exit code 1, and nothing is created', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'carte-start-'));
  const env = {
    PORT: 'x',
    MODERATION: 'maybe',
    SMTP_URL: 'nowhere',
    SEED_DEMO: '2',
    DATABASE_URL: 'mysql://x',
  };
  const failure = await startServer({ dataDir, env }).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(failure).toContain('ended with 1');
  for (const name of Object.keys(env)) expect(failure).toContain(name);
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});
