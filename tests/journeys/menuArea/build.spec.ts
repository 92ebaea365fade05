import { expect, test } from '../journey';
import { openVenue } from './kitchen';

const foods = [
  'Борщ',
  'Уха',
  'Солянка',
  'Окрошка',
  'Рассольник',
  'Щи',
  'Харчо',
  'Лапша',
  'Том ям',
  'Гаспачо',
];

// A long walk: on a busy machine it takes its time.
test.slow();

test('[MN-06, MN-09, MN-14, MN-18, CT-07, CT-08, CT-12, FD-03, FD-07..FD-09] a menu grows from nothing to ten foods', async ({
  page,
  outbox,
}) => {
  await openVenue(page, outbox);
  await page.goto('/menu/list');
  await page.getByRole('link', { name: 'Добавить меню' }).first().click();
  await page.getByLabel('Название меню').fill('Обеды');
  await expect(page.getByText('obedy')).toBeVisible();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page).toHaveURL(/\/menu\/list\?pointId=\d+$/);

  await page.getByRole('link', { name: 'Обеды' }).click();
  await page.getByRole('link', { name: 'Добавить категорию' }).first().click();
  const base = page.getByRole('combobox', { name: 'Базовая категория' });
  await base.fill('Супы');
  await base.press('Enter');
  await page.getByLabel('Название категории').fill('Первое');
  await expect(page.getByLabel('Ссылка')).toHaveValue('pervoe');
  await expect(page.getByText(/(^|\/)obedy\/$/)).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/categories'));
  await page.getByRole('button', { name: 'Создать' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'food', title: 'Первое', url: 'pervoe' });
  await expect(page).toHaveURL(/\/menu\?id=\d+$/);
  await page.getByRole('link', { name: 'Первое' }).click();

  for (const [index, title] of foods.entries()) {
    await page.getByRole('link', { name: 'Добавить блюдо' }).first().click();
    await expect(page.getByRole('tab', { name: 'Состав' })).toBeDisabled();
    await page.getByRole('textbox', { name: /^Название/ }).fill(title);
    await page.getByLabel('Цена').fill(`${300 + index},50`);
    if (index === 0) {
      await page.getByLabel('Порция').fill('350');
      // What soups are sold by; nobody had to choose it.
      const unit = page.getByRole('combobox', { name: 'Единица измерения' });
      await expect(unit).toHaveValue('г');
      await unit.click();
      await page.getByRole('option', { name: 'мл', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('tab', { name: 'Состав', selected: true })).toBeVisible();
    if (index === 0) {
      const ingredient = page.getByRole('combobox', { name: 'Ингредиенты' });
      await ingredient.fill('свёкла');
      await ingredient.press('Enter');
      await page.getByRole('button', { name: 'Сохранить изменения' }).click();
    } else {
      const trail = page.getByRole('navigation', { name: 'Путь к странице' });
      await trail.getByRole('link', { name: 'Первое' }).click();
    }
    await expect(page).toHaveURL(/\/menu\/foods\?/);
  }

  await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(10);
  await expect(page.getByText('10 блюд')).toBeVisible();
  await expect(page.getByText(/300,50?\s₽/)).toBeVisible();
});
