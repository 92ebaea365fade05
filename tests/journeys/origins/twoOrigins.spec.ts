import { expect, test } from '@playwright/test';
import { plainGif } from '../fields/pictures';
import { OWNER, startDemo } from '../screens/demo';
import { enter } from '../steps';
import { serveFolder } from './serveFolder';

test('[BE-03] the console on one origin, its backend on another: sign-in, lists, pictures, events, pages of guests, no cookie @once', async ({
  page,
}) => {
  test.setTimeout(300_000);
  let api = '';
  let stream: Promise<unknown> | undefined;
  const shown = await serveFolder('dist', (html) =>
    html.replace('<meta name="carte-api" content="/api"', `<meta name="carte-api" content="${api}"`),
  );
  const { server } = await startDemo({ ALLOWED_ORIGINS: `https://other.example,${shown.url}` });
  api = `${server.url}/api`;
  try {
    await page.goto(`${shown.url}/management/points`);
    await enter(page, OWNER);
    await expect(page.getByRole('heading', { level: 1, name: 'Точки' })).toBeVisible();
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows.nth(1)).toBeVisible();

    await test.step('the first script asks there, too', async () => {
      await page.reload();
      await expect(rows.nth(1)).toBeVisible();
    });

    await test.step('a picture goes there and is shown from there', async () => {
      await page.goto(`${shown.url}/menu/list/add?pointId=1`);
      await page.getByLabel('Название меню').fill('Через границу');
      await page.locator('input[name=images]').setInputFiles(await plainGif('blue.gif'));
      await page.getByRole('button', { name: 'Создать' }).click();
      await page.waitForURL(/\/menu\/list(\?|$)/);
      await page.getByRole('link', { name: 'Через границу' }).first().click();
      await expect(page.getByText('Через границу').first()).toBeVisible();
      stream = page.waitForResponse(`${api}/events`);
      await page.goto(`${shown.url}/menu/list?pointId=1`);
      const link = page.getByRole('link', { name: 'Через границу' }).first();
      await expect(link).toBeVisible();
    });

    await test.step('what is changed elsewhere comes by the stream', async () => {
      await stream;
      const { token } = await (await page.request.post(`${api}/auth/login`, { data: OWNER })).json();
      const headers = { authorization: `Bearer ${token}` };
      const { data } = await (await page.request.get(`${api}/point/1/menus`, { headers })).json();
      expect(data.length).toBeGreaterThan(0);
      const own = data.find(({ title }: { title: string }) => title === 'Через границу');
      expect(String(own.guest_url ?? '')).not.toBe('');
      const answer = await page.request.put(`${api}/point/1/menus/${own.id}`, {
        headers,
        data: { title: 'Изменено в другом месте' },
      });
      expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
      await expect(page.getByText('Изменено в другом месте').first()).toBeVisible();
    });
    expect(await page.context().cookies()).toEqual([]);
  } finally {
    await server.stop();
    shown.close();
  }
});
