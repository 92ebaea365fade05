import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveFolder } from './serveFolder';

test.setTimeout(900_000);

const run = (cwd: string, command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

test('[BE-04][BE-05] a console of one’s own is built from the packed tarball, and works on a backend of another origin @once', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-own-'));
  const places: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const shown = await serveFolder(join(folder, 'dist'));
    places.push(shown.close);
    const backend = spawn(process.execPath, [resolve('examples/own-console/backend.mjs')], {
      env: { PORT: '0', ORIGIN: shown.url },
    });
    places.push(() => backend.kill());
    const api = await new Promise<string>((done) => {
      backend.stdout.on('data', (text) => done(String(text).match(/http\S+/)?.[0] ?? ''));
    });

    const packed =
      run('.', 'npm', 'run', '--silent', 'package', '--', '--silent').trim().split('\n').at(-1) ?? '';
    const report = 'node_modules/@microsoft/api-extractor/bin/api-extractor';
    for (const door of ['console', 'server'])
      run('.', process.execPath, report, 'run', '-c', `build/reference/${door}.json`);
    cpSync('examples/own-console', folder, { recursive: true });
    cpSync(packed, join(folder, 'carte-console.tgz'));
    rmSync(packed);
    run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
    process.env.VITE_API = api;
    run(folder, 'npm', 'run', 'build');

    await page.goto(`${shown.url}/events`);
    await expect(page).toHaveTitle(/Afisha/);
    const modal = page.getByRole('dialog');
    await modal.getByLabel('E-mail').fill('anna@afisha.example');
    await modal.getByRole('textbox', { name: 'Password' }).fill('afisha-2026');
    await modal.getByRole('button', { name: 'Sign in' }).click();

    await test.step('a resource of the kit, with a field type of its own', async () => {
      await page.getByRole('link', { name: 'Add an event' }).first().click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Jazz');
      await page.getByLabel('Mood').selectOption('4');
      await page.getByRole('button', { name: /Создать|Create/ }).click();
      await expect(page.getByRole('link', { name: 'Jazz' })).toBeVisible();
      await expect(page.getByText('★★★★')).toBeVisible();
    });

    await test.step('a resource of stock parts, in plain REST', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Speakers' }).click();
      await page
        .getByRole('link', { name: /Создать|Create/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Ida');
      await page.getByRole('button', { name: /Сохранить|Save/ }).click();
      await page.getByText('Ida').click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Ida Holm');
      await page.getByRole('button', { name: /Сохранить|Save/ }).click();
      await expect(page.getByText('Ida Holm')).toBeVisible();
      await page.getByRole('checkbox').last().check();
      const acts = page.locator('[data-test=bulk-actions-toolbar]');
      await expect(acts, 'covers the toolbar that it lies over').toHaveCSS(
        'background-color',
        'rgb(235, 231, 255)',
      );
    });

    await test.step('another accent, in both modes', async () => {
      const accent = () =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--c-primary').trim(),
        );
      expect(await accent()).toBe('#5b3df5');
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      expect(await accent()).toBe('#b3a4ff');
    });
    expect(await page.context().cookies()).toEqual([]);

    await test.step('the server of the tarball draws the pages of guests', async () => {
      const asked = `
        import { createServer } from 'carte-console/server';
        const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: './data', SEED_DEMO: 'true' };
        const { address, stop } = await createServer({ env });
        const answer = await fetch(address + '/m/kofe-i-knigi');
        console.log(String(answer.status) + " " + String(/Борщ/.test(await answer.text())));
        await stop();
        process.exit(0);`;
      writeFileSync(join(folder, 'ask.mjs'), asked);
      const told = run(folder, process.execPath, 'ask.mjs');
      expect(told).toMatch(/^200 true$/m);
    });
  } finally {
    for (const end of places.toReversed()) await end();
  }
});
