import { expect, test } from './journey';
import { arrive, createPoints } from './steps';

const titles = Array.from({ length: 15 }, (_, index) => `Точка ${String(index + 1).padStart(2, '0')}`);

test('[LP-19, UI-14..UI-16, LM-01, PT-06] filters, search and page live in the address: they survive reload and back', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  await createPoints(page, titles);
  await page.goto('/management/points');
  const pager = page.getByRole('navigation', { name: 'Страницы списка' });
  await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(12);

  await pager.getByRole('button', { name: 'Страница 2' }).click();
  await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(3);

  await page.getByRole('searchbox').fill('точка 07');
  await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(1);
  await expect(pager).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('точка 07');
  await expect(page.getByRole('checkbox', { name: 'Выбрать: Точка 07' })).toBeVisible();

  await page.getByRole('searchbox').fill('такой точки нет');
  await expect(page.getByText('По вашему запросу ничего не найдено, попробуйте еще раз')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Выбрать: Точка 07' })).toBeVisible();
});

test('a step back, and a reload, find the list where it was left; another page begins at its top', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  await createPoints(page, titles);
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/management/points');
  await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(12);
  const last = page.getByRole('link', { name: 'Точка 06' });
  await last.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const left = await scrolled();
  expect(left).toBeGreaterThan(100);
  await last.click();
  await expect(page.getByLabel('Название')).toHaveValue('Точка 06');
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  expect(await scrolled()).toBe(left);
  await page.reload();
  await expect(last).toBeVisible();
  await expect.poll(scrolled).toBe(left);
});
