import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { openMenu } from './menuArea/kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

/** Presses keys as a person does, and counts them. */
const keysOf = (page: Page) => {
  let count = 0;
  return {
    press: async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
      count += keys.length;
    },
    count: () => count,
  };
};

test('[TD-07, HI-05] a dish is stopped from anywhere in seven presses, and comes back by one; a price is changed by words @reference', async ({
  page,
  outbox,
}) => {
  await openMenu(page, outbox, ['Борщ', 'Латте']);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // In the wrong layout, as it happens: these four keys are the word for beetroot soup.
  const keys = keysOf(page);
  const palette = page.getByRole('dialog', { name: 'Поиск и действия' });
  await keys.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await keys.press(',', 'j', 'h', 'o');
  const first = palette.getByRole('option').first();
  await expect(first).toHaveText(/^Поставить на стоп: Борщ/);
  await expect(palette.getByText('Раскладка исправлена: борщ')).toBeVisible();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await keys.press('Enter');
  expect(keys.count()).toBeLessThanOrEqual(7);
  await expect(page.getByText('Поставлено на стоп: Борщ')).toBeVisible();
  await expect(palette).toBeHidden();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Снова в продаже: Борщ')).toBeVisible();

  // Said in words, with a slip in one of them.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('цена лате 260');
  await expect(first).toHaveText(/Изменить цену: Латте.*390\s₽ → 260\s₽/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Цена «Латте»: 260\s₽/)).toBeVisible();

  // A rule of the form holds here as well, and says so where one is.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('цена латте 9999999999999999');
  await expect(first).toHaveText(/Изменить цену: Латте/);
  await page.keyboard.press('Enter');
  await expect(palette.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  // It leads to what was found, and remembers where it has led.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('первое');
  await expect(palette.getByRole('group', { name: 'Категории' }).getByRole('option')).toHaveText(/Первое/);
  await palette.getByRole('group', { name: 'Категории' }).getByRole('option').click();
  await expect(page).toHaveURL(/\/menu\/foods\?/);
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Недавнее' }).getByRole('option')).toHaveText(/Первое/);
  await page.keyboard.press('Escape');

  // Where there is no keyboard, one tap opens it.
  await page.getByRole('button', { name: 'Найти…' }).filter({ visible: true }).click();
  await expect(palette.getByRole('combobox')).toBeFocused();
});
