import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test.setTimeout(240_000);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

test('[DC-50] npm run dev serves the console by Vite, hands /api to the backend, and ends both at once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'carte-dev-'));
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'server/dev.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      SEED_DEMO: '0',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let printed = '';
  const subscribe = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', subscribe);
  child.stderr.on('data', subscribe);
  try {
    const address = () => /Local:\s+(http:\/\/\S+?)\/?\s/.exec(printed)?.[1] ?? '';
    await expect.poll(address, { timeout: 100_000 }).not.toBe('');
    await expect.poll(() => printed, { timeout: 100_000 }).toContain('Carte is ready');

    expect(await (await fetch(address())).text()).toContain('/@vite/client');
    expect(await (await fetch(`${address()}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
  } finally {
    child.kill('SIGINT');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});
