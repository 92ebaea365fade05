import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { enter } from '../steps';
import { openWorkshop } from '../tutorials/workshop';

test.setTimeout(600_000);

/** Vite reads and changes the console's files while the first page asks for them. */
const expect = expectSoon.configure({ timeout: 120_000 });

const PASSWORD = 'a long enough secret';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** `npm run dev` of a copy, whose files may be changed; its processes are a group, as those of a terminal are. */
const startDev = async (folder: string, dataDir: string) => {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'server/dev.ts'], {
    cwd: folder,
    detached: true,
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: PASSWORD,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
  });
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, printed: () => printed };
};

/** Sends it to all processes of the group. @returns whether there was one */
const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean => {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
};

const cleanups: (() => unknown)[] = [];
// Also when a test has run out of its time.
test.afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

const openDev = async () => {
  const workshop = openWorkshop();
  cleanups.push(workshop.close);
  const dataDir = await mkdtemp(join(tmpdir(), 'carte-dev-'));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  const { child, printed } = await startDev(workshop.folder, dataDir);
  cleanups.push(() => signalGroup(child, 'SIGKILL'));
  return { folder: workshop.folder, child, printed };
};

test('[DC-50] npm run dev opens the console by Vite over the backend, shows what is changed in a file, and ends with all it has started', async ({
  page,
}) => {
  const { folder, child, printed } = await openDev();
  const address = () => /Local:\s+(http:\/\/\S+?)\/?\s/.exec(printed())?.[1] ?? '';
  await expect.poll(address).not.toBe('');
  await expect.poll(printed).toContain('Carte is ready');

  expect(await (await fetch(address())).text()).toContain('/@vite/client');
  expect(await (await fetch(`${address()}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });

  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(address());
  await page.getByRole('button', { name: 'Войти' }).first().click();
  await enter(page, { email: 'demo@carte.example', password: PASSWORD });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Сводка');
  for (const [path, name] of [
    ['/menu/list', 'Список меню'],
    ['/team/staff', 'Сотрудники'],
    ['/management/points', 'Точки'],
  ] as const) {
    await page.goto(`${address()}${path}`);
    await expect(title, path).toHaveText(name);
    await expect(page.locator('tbody tr').first(), path).toBeVisible();
  }
  const words = join(folder, 'resources/points/messages.ts');
  writeFileSync(words, readFileSync(words, 'utf8').replace("title: 'Точки'", "title: 'Мои точки'"));
  await expect(title).toHaveText('Мои точки');
  await page.locator('tbody a').first().click();
  await expect(page.getByLabel('Название точки')).toHaveValue(/./);
  expect(faults).toEqual([]);

  child.kill('SIGINT');
  await expect.poll(() => signalGroup(child, 0)).toBe(false);
});
