import { test as base, expect } from './journey';
import { addCategory, addFoods, addMenu, api, openVenue } from './menuArea/kitchen';
import type { Outbox } from './outbox';
import { startServer } from './startServer';

/** As elsewhere, but what is sent to be checked is shown at once. */
const test = base.extend<object, object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures off the pattern
    async ({}, use) => {
      const env = { SEED_DEMO: '0', TRUST_PROXY: '127.0.0.1', MODERATION: 'off' };
      const server = await startServer({ env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.slow();

/** A venue that guests see, with three categories: long enough to be scrolled. */
const showVenue = async (page: Parameters<typeof openVenue>[0], outbox: Outbox) => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Обеды');
  for (const [category, dish] of [
    ['Супы', 'Борщ'],
    ['Горячее', 'Котлета'],
    ['Десерты', 'Медовик'],
  ] as const) {
    const id = await addCategory(page, menu, 'food', category);
    await addFoods(page, id, [
      dish,
      ...Array.from({ length: 9 }, (_, index) => `${category} дня ${index + 1}`),
    ]);
  }
  const address = `poldnik-${Date.now()}-${process.pid}`;
  await api(page, 'PUT', `point/${venue}`, { url: address });
  await api(page, 'PUT', `point/${venue}`, { status: 'under_moderation' });
  return { venue, menu, address };
};

test('[GV-08] an address that guests hold is changed after a question, and the old one and its codes lead on @reference @once', async ({
  page,
  outbox,
  request,
}) => {
  const { venue, address } = await showVenue(page, outbox);
  const old = `/m/${address}`;
  expect((await request.get(old)).status()).toBe(200);
  await page.goto(`/management/points/edit?id=${venue}`);
  const field = page.getByLabel('Адрес страницы');
  await expect(field).toHaveValue(address);

  // The name alone changes nothing of it.
  await page.getByLabel('Название точки').fill('Бистро «Вечер»');
  await expect(field).toHaveValue(address);
  await field.fill(`${address}-novyi`);
  await page
    .getByRole('button', { name: /Сохранить/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Изменить ссылку?' });
  await expect(question).toContainText(`${old}-novyi`);
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(question).toBeHidden();
  expect((await request.get(old)).status()).toBe(200);

  await page
    .getByRole('button', { name: /Сохранить/ })
    .first()
    .click();
  await question.getByRole('button', { name: 'Изменить и сохранить' }).click();
  await expect(page.getByText('Сохранено: Бистро «Вечер»')).toBeVisible();
  for (const path of ['', '/obedy']) {
    const moved = await request.get(`${old}${path}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `${old}-novyi${path}`]);
  }
  await page.goto(old);
  await expect(page).toHaveURL(new RegExp(`${old}-novyi$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бистро «Вечер»');
});

test('[GV-04] a guest finds a dish within the page, and the bar follows the categories', async ({
  page,
  outbox,
}) => {
  const { address } = await showVenue(page, outbox);
  await page.goto(`/m/${address}`);
  const bar = page.getByRole('navigation', { name: 'Категории' });
  const current = bar.locator('a[aria-current]');
  await expect(current).toHaveText('Супы');
  await page.evaluate(() => document.querySelectorAll('.section')[1]?.scrollIntoView());
  await expect(current).toHaveText('Горячее');
  await expect(bar).toBeInViewport();
  await bar.getByRole('link', { name: 'Десерты' }).click();
  await expect(page.getByRole('heading', { name: 'Медовик' })).toBeInViewport();
  await bar.getByRole('link', { name: 'Супы' }).click();
  await expect(current).toHaveText('Супы');

  await bar.getByRole('button', { name: 'Найти в меню' }).click();
  const search = bar.getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.fill('МЕДОВ');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Медовик']);
  await search.fill('ананас');
  await expect(page.getByRole('status')).toBeVisible();
  await search.press('Escape');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(30);
  await expect(bar.getByRole('button', { name: 'Найти в меню' })).toBeFocused();
});

test('[GV-03] the page is read with scripts off, and addresses as people write them lead to it @once', async ({
  page,
  outbox,
  browser,
  baseURL,
  request,
}) => {
  const { venue, address } = await showVenue(page, outbox);
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const guest = await context.newPage();
  for (const typed of [address.toUpperCase(), `${address}/`, `%70${address.slice(1)}`]) {
    await guest.goto(`/m/${typed}`);
    await expect(guest).toHaveURL(new RegExp(`/m/${address}$`));
  }
  await expect(guest.getByRole('heading', { level: 3 })).toHaveCount(30);
  await expect(guest.getByRole('heading', { name: 'Медовик' })).toBeVisible();
  await guest.getByRole('link', { name: 'Десерты' }).click();
  await expect(guest.getByRole('heading', { name: 'Медовик' })).toBeInViewport();
  await context.close();

  // Never shown, hidden, or nobody's: the same answer.
  const absent = await (await request.get('/m/nikogda-ne-bylo')).text();
  await api(page, 'PUT', `point/${venue}`, { status: 'not_displayed' });
  const hidden = await request.get(`/m/${address}`);
  expect([hidden.status(), await hidden.text()]).toEqual([404, absent]);
});
