import { expect, test } from './journey';
import { api, openVenue } from './menuArea/kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

test('[TD-04] a new owner fills a venue from a template in three clicks, takes it back by one, and sees the steps tick @reference', async ({
  page,
  outbox,
}) => {
  const venue = await openVenue(page, outbox);
  await page.goto('/management/dashboard');
  const steps = page.getByRole('region', { name: /до первых гостей/ });
  await expect(steps.getByText('Готово 2 из 7')).toBeVisible();

  let clicks = 0;
  const click = async (what: ReturnType<typeof page.getByRole>): Promise<void> => {
    await what.click();
    clicks += 1;
  };
  await click(steps.getByRole('button', { name: 'Выбрать шаблон: Меню из шаблона' }));
  const dialog = page.getByRole('alertdialog', { name: 'Какое у вас заведение?' });
  await click(dialog.getByRole('radio', { name: /Столовая/ }));
  await expect(dialog.getByText('Супы · Салаты · Горячее · Гарниры · Выпечка · Напитки')).toBeVisible();
  // Pressed twice: filled once.
  await dialog.getByRole('button', { name: 'Заполнить' }).dblclick();
  clicks += 1;
  await expect(page.getByText(/Меню «Меню столовой» готово: 6 категорий, 24 позиции/)).toBeVisible();
  expect(clicks).toBe(3);
  await expect(page.getByText('Борщ', { exact: true }).first()).toBeVisible();
  expect((await api(page, 'GET', `point/${venue}/menus`)).total).toBe(1);

  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Меню «Меню столовой» убрано в корзину')).toBeVisible();
  expect((await api(page, 'GET', `point/${venue}/menus`)).total).toBe(0);

  // An empty list offers the same.
  await page.getByRole('button', { name: 'Меню из шаблона' }).click();
  await dialog.getByRole('button', { name: 'Заполнить' }).click();
  await expect(page.getByText(/Меню «Меню кофейни» готово/)).toBeVisible();
  await page.goto('/management/dashboard');
  await expect(steps.getByText('Готово 3 из 7')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Добавить: Первое фото' })).toHaveAttribute(
    'href',
    /\/menu\/foods\?.*photo/,
  );
  await steps.getByRole('button', { name: 'Больше не показывать' }).click();
  await expect(steps).toBeHidden();
});
