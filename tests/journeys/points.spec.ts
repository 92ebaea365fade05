import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { chooseInRow, fillPoint, register, rowOf } from './steps';

/** Agrees in the dialog. The list is faster than its call, which a page that is left would take along. */
const agree = async (page: Page, name: string): Promise<void> => {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' || answer.url().includes('/restore'),
  );
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await expect(rowOf(page, 'Пекарня «Вечер»')).toHaveCount(0);
  await answered;
};

test('[AU-12, AU-13, PT-03, PT-13..PT-18, BN-01, BN-04, BN-06, CL-08] a new owner registers, makes a point through all tabs, edits, deletes, restores and destroys it', async ({
  page,
  outbox,
}) => {
  await register(page, outbox);
  await page.getByRole('status').getByRole('link', { name: 'Добавить точку' }).click();
  await expect(page).toHaveURL(/\/management\/points\/add$/);
  await expect(page.getByRole('tab', { name: 'Документы' })).toBeDisabled();

  await fillPoint(page, 'Пекарня «Утро»');
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click();
  await expect(page).toHaveURL(/\/management\/points\/edit\?.*id=\d+/);
  await expect(page.getByText('Документы заведения')).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click();
  await expect(page.getByText('Страница для гостей')).toBeVisible();
  await page.getByRole('button', { name: /Отправить|Сохранить/ }).click();

  await expect(page).toHaveURL(/\/management\/points$/);
  await expect(rowOf(page, 'Пекарня «Утро»')).toContainText('На согласовании');
  await expect(rowOf(page, 'Пекарня «Утро»')).toContainText('Калуга, Кирова, 12к1');

  await chooseInRow(page, 'Пекарня «Утро»', 'Изменить');
  await expect(page.getByLabel('Название точки')).toHaveValue('Пекарня «Утро»');
  await page.getByLabel('Название точки').fill('Пекарня «Вечер»');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  // A page that is left while its request is on the way may take the request along.
  await expect(page.getByText('Сохранено: Пекарня «Вечер»')).toBeVisible();
  await expect(page).toHaveURL(/\/management\/points\/edit/);
  await expect(page.getByRole('button', { name: 'Сохранить изменения' })).toBeFocused();
  await page.goto('/management/points');
  await expect(rowOf(page, 'Пекарня «Вечер»')).toBeVisible();

  await chooseInRow(page, 'Пекарня «Вечер»', 'Удалить');
  await agree(page, 'Удалить');

  await page.goto('/management/points/deleted');
  await expect(rowOf(page, 'Пекарня «Вечер»')).toContainText('Осталось 7 дней');
  await chooseInRow(page, 'Пекарня «Вечер»', 'Восстановить');
  await agree(page, 'Восстановить');

  await page.goto('/management/points');
  await expect(rowOf(page, 'Пекарня «Вечер»')).toBeVisible();
  await chooseInRow(page, 'Пекарня «Вечер»', 'Удалить');
  await agree(page, 'Удалить');

  await page.goto('/management/points/deleted');
  await chooseInRow(page, 'Пекарня «Вечер»', 'Удалить навсегда');
  await agree(page, 'Удалить навсегда');
  await page.reload();
  await expect(page.getByText('Удалённых точек нет')).toBeVisible();
});
