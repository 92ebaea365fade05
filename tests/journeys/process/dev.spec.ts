import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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
const expect = expectSoon.configure({ timeout: 60_000 });

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
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'build/dev/main.ts'], {
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

test('[DC-50, DV-04] npm run dev opens the console by Vite over the backend, shows what is changed in a file, and ends with all it has started', async ({
  page,
}) => {
  const { folder, child, printed } = await openDev();
  const address = () => /waits for its backend: (http:\/\/\S+?)\/?\s/.exec(printed())?.[1] ?? '';
  await expect.poll(address).not.toBe('');
  await page.goto(address());
  // Opened before there is a backend, the page says so, and needs nobody to open it again.
  await expect(page.getByRole('status').filter({ hasText: 'Сервер запускается' })).toBeVisible();
  await expect.poll(printed).toContain('Demo sign-in: demo@carte.example');
  expect(printed()).toContain(`Carte is ready. Open ${address()}\n`);
  await expect(page.getByText('Сервер запускается')).toHaveCount(0);

  expect(await (await fetch(address())).text()).toContain('/@vite/client');
  expect(await (await fetch(`${address()}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });

  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Refused as it was meant to be.
    if (message.text().includes('ничего не сохраняется')) return;
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(address());
  await page.getByRole('button', { name: 'Войти' }).first().click();
  await enter(page, { email: 'demo@carte.example', password: PASSWORD });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Сводка');
  for (const [path, name] of [
    ['/menu/list', 'Меню'],
    ['/team/staff', 'Сотрудники'],
    ['/management/points', 'Точки'],
  ] as const) {
    await page.goto(`${address()}${path}`);
    await expect(title, path).toHaveText(name);
    await expect(page.locator('tbody tr').first(), path).toBeVisible();
  }
  await page.goto(`${address()}/dev/fields?type=text`);
  await expect(title).toHaveText('Галерея полей');
  await page.goto(`${address()}/management/points`);
  await expect(title).toHaveText('Точки');
  const change = (file: string, from: string | RegExp, to: string): void => {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = before.replace(from, to);
    expectSoon(after, `${file}: ${from}`).not.toBe(before);
    writeFileSync(join(folder, file), after);
  };
  change('resources/points/messages.ts', "title: 'Точки'", "title: 'Мои точки'");
  await expect(title).toHaveText('Мои точки');

  await page.locator('tbody a').first().click();
  const name = page.getByLabel('Название точки');
  await name.fill('Набрано, но не сохранено');
  await page.evaluate(() => document.body.setAttribute('data-first', ''));
  const isKept = async (): Promise<void> => {
    await expect(name).toHaveValue('Набрано, но не сохранено');
    await expect(page.locator('body[data-first]')).toBeAttached();
  };
  change('resources/points/messages.ts', "tabGeneral: 'Основное'", "tabGeneral: 'О точке'");
  await expect(page.getByRole('tab', { name: 'О точке' })).toBeVisible();
  await isKept();
  change('i18n/ru/form.ts', /'form.save': '[^']+'/, "'form.save': 'Записать'");
  await expect(page.getByRole('button', { name: 'Записать' })).toBeVisible();
  await isKept();
  change(
    'resources/points/index.tsx',
    'submitLabel: ({ record, isLast }) => {',
    "$& if (!isLast) return 'Дальше';",
  );
  await expect(page.getByRole('button', { name: 'Дальше' })).toBeVisible();
  await isKept();
  change('ui/tokens.ts', /canvas: '[^']+'/, "canvas: '#123456'");
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await isKept();

  const mend = page.locator('vite-error-overlay').getByText('take one of "titleAndAddress"');
  change('resources/points/index.tsx', "    search: 'titleAndAddress'", "    search: 'nonsense'");
  await expect(mend).toBeVisible();
  faults.splice(0);
  change('resources/points/index.tsx', "    search: 'nonsense'", "    search: 'titleAndAddress'");
  await expect(mend).toHaveCount(0);
  // A declaration that was wrong is taken with a page that is loaded anew.
  await expect(page.locator('body:not([data-first])')).toBeAttached();
  await expect(name).toHaveValue('Набрано, но не сохранено');
  await page.evaluate(() => document.body.setAttribute('data-first', ''));

  await name.click({ modifiers: ['Alt'] });
  const told = page.locator('#carte-explain');
  await expect(told).toContainText('Можно менять: есть «view» и «edit».');
  await told.getByRole('button', { name: 'Наблюдатель' }).click();
  const bar = page.getByRole('status').filter({ hasText: 'Ничего не сохраняется.' });
  await expect(bar).toContainText('Как видит «Наблюдатель»');
  await expect(page.locator('[data-field], .carte-field').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Название точки' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Вернуть своё' }).click();
  await name.click({ modifiers: ['Alt'] });
  const pasted = told.getByRole('textbox', { name: 'JSON раздела' });
  await pasted.fill((await pasted.inputValue()).replace(/"title": "Название точки"/, '"title": "Вывеска"'));
  await told.getByRole('button', { name: 'Нарисовать по этому JSON' }).click();
  await expect(bar).toContainText('Как видит «JSON»');
  await page.getByLabel('Вывеска').fill('Не сохранится');
  await page
    .getByRole('button', { name: 'Записать' })
    .or(page.getByRole('button', { name: 'Дальше' }))
    .first()
    .click();
  await expect(page.getByText('Форма показана как «JSON»: ничего не сохраняется.')).toBeVisible();
  await bar.getByRole('button', { name: 'Вернуть своё' }).click();
  await expect(name).toBeVisible();
  await name.fill('Набрано, но не сохранено');

  const starts = (): number => printed().split('Carte is ready').length;
  const before = starts();
  change('contract/limits.ts', /maxBulkIds: \d+/, 'maxBulkIds: 499');
  await expect.poll(starts).toBe(before + 1);
  expectSoon(await (await fetch(`${address()}/api/openapi.json`)).text()).toContain('"maxItems":499');
  await expect(page.locator('body:not([data-first])')).toBeAttached();
  await expect(name).toHaveValue('Набрано, но не сохранено');
  change('contract/sections/point.ts', "'Название точки'", "'Вывеска'");
  await expect(page.getByLabel('Вывеска')).toHaveValue('Набрано, но не сохранено');

  expect(faults).toEqual([]);
  process.kill(Number(execFileSync('pgrep', ['-f', `${folder}/.*backendProcess`])), 'SIGKILL');
  await expect.poll(starts).toBe(before + 3);
  expect(printed()).toContain('The backend has ended (SIGKILL) and is started again.');
  await expect(page.getByText('Сервер перезапускается')).toHaveCount(0);
  expect(await (await fetch(`${address()}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
  expect(printed()).not.toMatch(/optimized dependencies changed|Outdated/);
  // What was asked for while there was no backend.
  expect(faults.filter((fault) => !/502|^HttpError/.test(fault))).toEqual([]);

  child.kill('SIGINT');
  await expect.poll(() => signalGroup(child, 0)).toBe(false);
});
