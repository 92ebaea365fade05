import type { Locator } from '@playwright/test';
import { expect, test } from '../journey';
import { addMenu, api, openVenue } from './kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

// It sets the window's size itself.
test('[UI-09] a menu and a tooltip open on the other side when there is no room on their own @desktop', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  await page.setViewportSize({ width: 1440, height: 240 });
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.goto('/menu/list');
  const hint = page.getByRole('button', { name: 'Подробнее' });
  await hint.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await hint.hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  expect((await boxOf(tooltip)).y).toBeGreaterThanOrEqual((await boxOf(hint)).y);

  await page.setViewportSize({ width: 1440, height: 420 });
  for (const title of ['Обеды', 'Ужины', 'Завтраки']) await addMenu(page, venue, title);
  await page.reload();
  // By its label: behind an open menu the page has no roles.
  const button = page.getByLabel('Действия: Завтраки');
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  // Once it has grown, and not to the pixel: both stand on fractions of one.
  await expect
    .poll(async () => {
      const [above, below] = [await boxOf(menu), await boxOf(button)];
      return above.y >= 0 && above.y + above.height <= below.y + 4;
    })
    .toBe(true);
});

// It sets the window's size itself.
test('[MN-18, MN-19] a long address of a menu breaks inside its own column @desktop @reference', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  await api(page, 'PUT', `point/${venue}`, { url: 'shestsotpyatdesyatpervyykilometrpetrogradskogoshosse' });
  const menu = await addMenu(page, venue, 'Переосвидетельствовавшийся дым');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/menu/list/edit?pointId=${venue}&id=${menu}`);
    const address = page.locator('[data-field=url] .carte-read');
    await expect(address).toContainText('petrogradskogoshosse/pereosvidet');
    const rightOf = async (what: Locator) =>
      what.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.max(...[...range.getClientRects()].map(({ right }) => right));
      });
    const column = (await address.boundingBox()) ?? { x: 0, width: 0 };
    expect(await rightOf(address), `${width}`).toBeLessThanOrEqual(column.x + column.width + 1);
  }
});
