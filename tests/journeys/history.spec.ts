import { expect, test } from './journey';
import { openMenu } from './menuArea/kitchen';

// A long walk: on a busy machine it takes its time.
test.slow();

test('[HI-02, HI-03, HI-06] a price is changed, read in words, taken back, and stands in the journal @reference', async ({
  page,
  outbox,
}) => {
  const {
    venue,
    category,
    foods: [food],
  } = await openMenu(page, outbox, ['Борщ']);
  const edit = `/menu/foods/edit?pointId=${venue}&type=food&categoryId=${category}&id=${food}`;
  await page.goto(edit);
  await page.getByLabel('Цена, ₽').fill('420');
  await page.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(page.getByText(/сохранен/i).first()).toBeVisible();

  await page.goto(edit);
  await expect(page.getByLabel('Цена, ₽')).toHaveValue('420');
  const titleTop = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
  const before = await titleTop();
  await page.getByRole('button', { name: 'История' }).click();
  const panel = page.getByRole('dialog', { name: 'История изменений' });
  await expect(panel.getByText('Цена: 390 ₽ → 420 ₽')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  expect(await titleTop(), 'the title stays where it is').toBe(before);
  await expect(panel.getByTitle(/сегодня, \d\d:\d\d/).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Отменить' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть' }).click();
  await expect(panel.getByText('Цена: 420 ₽ → 390 ₽')).toBeVisible();
  await panel.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByLabel('Цена, ₽')).toHaveValue('390');

  await page.goto('/management/history');
  await expect(page.getByText('Цена: 390 ₽ → 420 ₽')).toBeVisible();
  await page.getByRole('link', { name: 'Борщ' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/menu/foods/edit\\?.*id=${food}`));
});
