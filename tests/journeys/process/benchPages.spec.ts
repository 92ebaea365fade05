import { execFileSync } from 'node:child_process';
import { chromium, expect, test } from '@playwright/test';
import { serve } from '../../../bench/browser/serve';

const ROWS = 12;
const FIELDS = 30;

test('the bench pages are built, and show and take away what they are measured with', async ({
  launchOptions,
}) => {
  test.slow();
  execFileSync('npx', ['tsx', 'bench/build.ts'], { stdio: 'pipe' });
  const served = await serve('dist-bench');
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    for (const name of ['list', 'floor-list', 'stock-list']) {
      await page.goto(`${served.url}/${name}/?n=${ROWS}`);
      await expect(page.locator('tbody input[type="checkbox"]'), name).toHaveCount(ROWS);
      expect(failures, name).toEqual([]);
    }
    for (const name of ['form', 'floor-form']) {
      await page.goto(`${served.url}/${name}/?n=${FIELDS}`);
      await expect(page.locator('[name="field_0"]'), name).toBeVisible();
      await page.evaluate(() => window.__bench.unmount());
      await expect(page.locator('[name="field_0"]'), name).toHaveCount(0);
      await page.evaluate(() => window.__bench.mount());
      await expect(page.locator('[name="field_0"]'), name).toBeVisible();
      expect(failures, name).toEqual([]);
    }
  } finally {
    await browser.close();
    await served.stop();
  }
});
