import type { Locator, Page } from '@playwright/test';
import { FIELD_TYPES } from '../../../contract/fieldConfig';
import { GALLERY_MODES } from '../../../src/dev/galleryModes';
import { expect, placeOf, test } from './gallery';
import { transparentPng } from './pictures';

/** Opens what hangs from a button or an input, sees it, and closes it with Escape. */
const openAndClose = async (page: Page, opener: Locator, opened: Locator) => {
  await opener.click();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
};

test('[XC2, FF-09] under the policy of the server every type in every mode, and everything that opens, offends nothing', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const answer = await page.goto('/dev/fields');
  const policy = await answer?.headerValue('content-security-policy');
  expect(policy).toMatch(/style-src 'self' 'nonce-/);
  expect(policy).not.toMatch(/unsafe/);
  for (const type of FIELD_TYPES) {
    for (const mode of GALLERY_MODES) await placeOf(page, type, mode);
  }
  // The last of the heavy parts to arrive.
  const phone = await placeOf(page, 'phone', 'edit');
  await expect(phone.getByRole('button', { name: 'Страна: Россия' })).toBeVisible();
  await openAndClose(
    page,
    phone.getByRole('button', { name: 'Страна: Россия' }),
    page.getByRole('dialog', { name: 'Выбор страны' }),
  );

  const list = page.getByRole('listbox');
  const select = await placeOf(page, 'select', 'required');
  await openAndClose(page, select.getByRole('combobox'), list);
  const others = await placeOf(page, 'phone_other', 'edit');
  await openAndClose(page, others.getByRole('combobox').first(), list);
  const graphic = await placeOf(page, 'graphic', 'edit');
  await openAndClose(page, graphic.getByRole('button', { name: /Выбрать время/ }).first(), list);
  const closure = await placeOf(page, 'close_point', 'edit');
  await openAndClose(page, closure.getByRole('button', { name: /Выбрать время/ }).first(), list);
  await openAndClose(
    page,
    closure.getByRole('button', { name: /Открыть календарь/ }).first(),
    page.getByRole('dialog', { name: 'Дата начала' }),
  );
  const address = await placeOf(page, 'address', 'required');
  await address.getByLabel('Город').fill('Киров');
  await expect(list.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');
  const ingredients = await placeOf(page, 'ingredients', 'required');
  await ingredients.getByRole('combobox').fill('мо');
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const file = await placeOf(page, 'file', 'edit');
  await file.locator('input[name=file]').setInputFiles(await transparentPng('new.png'));
  const crop = page.getByRole('dialog', { name: 'Обрезка фото' });
  await expect(crop.getByRole('button', { name: 'Обрезать' })).toBeEnabled();
  await crop.getByRole('button', { name: 'Обрезать' }).click();
  await expect(crop).toHaveCount(0);
  await expect(file.getByRole('button', { name: 'Обрезать «new.png»' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[XC2] a calendar that arrives when it was closed takes the focus from nobody', async ({ page }) => {
  let release = () => {};
  const isAskedBack = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/CalendarPane/, async (route) => {
    const response = await route.fetch();
    await isAskedBack;
    await route.fulfill({ response });
  });
  await page.goto('/dev/fields?type=close_point');
  const closure = await placeOf(page, 'close_point', 'edit');
  const opener = closure.getByRole('button', { name: /Открыть календарь/ }).first();
  await openAndClose(page, opener, page.getByRole('dialog', { name: 'Дата начала' }));
  const arrived = page.waitForResponse(/CalendarPane/);
  release();
  await arrived;
  // Hidden from everybody at once, it fades for a moment.
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('on a phone everything that is touched is 44 px high, and nothing is wider than the screen', async ({
  browser,
  gallery,
}) => {
  const context = await browser.newContext({
    baseURL: gallery.url,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/dev/fields');
  const phone = await placeOf(page, 'phone', 'edit');
  await expect(phone.getByRole('button', { name: /Страна/ })).toBeVisible();
  const small = await page.evaluate(() => {
    const touched = document.querySelectorAll(
      '[data-type] :is(button, input:not([type=file]), [role=button])',
    );
    return [...touched].flatMap((element) => {
      // A text is touched anywhere in its frame, a box or a star anywhere in its label.
      const label = (element as HTMLInputElement).labels?.[0];
      const isHidden = element.matches('.visually-hidden, .MuiRating-visuallyHidden');
      const target = (isHidden ? label : element.closest('.MuiInputBase-root, .box, label')) ?? element;
      const { width, height } = (element.matches('button') ? element : target).getBoundingClientRect();
      const place = element.closest('[data-type]')?.getAttribute('data-type');
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name');
      const isFine = height >= 43.5 && width >= 43.5;
      return isFine || height === 0 || width === 0
        ? []
        : [`${place}: ${name} ${Math.round(width)} x ${Math.round(height)}`];
    });
  });
  expect([...new Set(small)]).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await context.close();
});
