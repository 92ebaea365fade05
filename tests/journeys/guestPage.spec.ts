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
  const dishes = new Map<string, { readonly id: number; readonly categoryId: number }>();
  for (const [category, dish] of [
    ['Супы', 'Борщ'],
    ['Горячее', 'Котлета'],
    ['Десерты', 'Медовик'],
  ] as const) {
    const id = await addCategory(page, menu, 'food', category);
    const [food = 0] = await addFoods(page, id, [
      dish,
      ...Array.from({ length: 9 }, (_, index) => `${category} дня ${index + 1}`),
    ]);
    dishes.set(dish, { id: food, categoryId: id });
  }
  const address = `poldnik-${Date.now()}-${process.pid}`;
  await api(page, 'PUT', `point/${venue}`, { url: address });
  await api(page, 'PUT', `point/${venue}`, { status: 'under_moderation' });
  return { venue, menu, address, dishes };
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
  const field = page.getByLabel('Ссылка');
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
});

test('[GP-02] the search is a layer: the first hit stands under the field, and leads to the dish', async ({
  page,
  outbox,
}) => {
  const { address } = await showVenue(page, outbox);
  await page.goto(`/m/${address}`);
  const opener = page.getByRole('button', { name: 'Найти в меню' });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await opener.click();
    const layer = page.getByRole('dialog', { name: 'Найти в меню' });
    const search = layer.getByRole('searchbox');
    await expect(search).toBeFocused();
    const hits = layer.getByRole('heading', { level: 3 });
    // Another form, a wrong letter, the wrong layout.
    for (const typed of ['МЕДОВИКА', 'мидовик', 'vtljdbr']) {
      await search.fill(typed);
      await expect(hits).toHaveText(['Медовик']);
      await expect(layer.getByRole('status')).toHaveText('Нашлось 1 блюдо');
    }
    const [field, hit] = await Promise.all([search.boundingBox(), hits.first().boundingBox()]);
    expect((hit?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0))).toBeLessThan(88);
    await search.fill('ананас');
    await expect(layer.getByRole('status')).toContainText('Ничего не нашлось');
    await search.press('Escape');
    await expect(layer).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await page.getByRole('searchbox').fill('медовик');
  await page.getByRole('dialog').getByRole('link', { name: 'Медовик' }).click();
  await expect(page.getByRole('dialog', { name: 'Медовик' })).toBeVisible();
});

test('[GP-01] a dish opens as a sheet at its own address, back closes it, and without scripts it is a page; [AL-02] paper says its groups', async ({
  page,
  outbox,
  browser,
  baseURL,
}) => {
  const { venue, address, dishes } = await showVenue(page, outbox);
  const { id, categoryId } = dishes.get('Котлета') ?? {};
  const ingredients = [{ title: 'Горчица' }, { title: 'Фарш повара' }];
  await api(page, 'PUT', `foods/${id}`, { categoryId, title: 'Котлета', ingredients });
  const held = `point/${venue}/ingredients`;
  const { data } = await api(page, 'GET', held);
  const mustard = data.find(({ title }: { title: string }) => title === 'Горчица');
  await api(page, 'POST', `${held}/allergens`, { rows: [{ id: mustard.id, allergens: mustard.proposed }] });
  await page.goto(`/m/${address}`);
  const link = page.getByRole('link', { name: 'Котлета' });
  await link.click();
  const sheet = page.getByRole('dialog', { name: 'Котлета' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText('390 ₽')).toBeVisible();
  await expect(page).toHaveURL(/\?dish=\d+$/);
  const own = page.url();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/m/${address}$`));
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/m/${address}$`));

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(own);
  await expect(guest.getByRole('heading', { level: 2, name: 'Котлета' })).toBeVisible();
  await guest.getByRole('link', { name: /Горячее$/ }).click();
  await guest.getByRole('link', { name: 'Котлета' }).click();
  await expect(guest).toHaveURL(own);
  await guest.goto(`/m/${address}`);
  await guest.emulateMedia({ media: 'print' });
  const card = guest.getByRole('listitem').filter({ hasText: /^Котлета/ });
  await expect(card.getByText('горчица', { exact: true })).toBeVisible();
  await expect(card.getByText('Состав уточните у официанта')).toBeVisible();
  await expect(guest.getByRole('navigation')).toHaveCount(0);
  await context.close();
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
  await guest.getByRole('link', { name: 'Десерты', exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'Медовик' })).toBeInViewport();
  await context.close();

  // Never shown, hidden, or nobody's: the same answer.
  const absent = await (await request.get('/m/nikogda-ne-bylo')).text();
  await api(page, 'PUT', `point/${venue}`, { status: 'not_displayed' });
  const hidden = await request.get(`/m/${address}`);
  expect([hidden.status(), await hidden.text()]).toEqual([404, absent]);
});
