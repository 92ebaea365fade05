import { expect, test } from './journey';
import { arrive, chooseInRow, createPoints } from './steps';

test('[FF-21, FF-22] leaving a dirty form asks; Нет keeps what was typed, Да leaves and loses it', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  const [first, second] = await createPoints(page, ['Первая', 'Вторая']);
  await page.reload();
  await chooseInRow(page, 'Первая', 'Изменить');
  await expect(page).toHaveURL(new RegExp(`/management/points/edit\\?id=${first}`));
  const title = page.getByLabel('Название точки');
  await title.fill('Первая, но другая');

  const question = page.getByRole('dialog', { name: 'Вы действительно хотите покинуть страницу?' });
  const toList = page
    .getByRole('navigation', { name: 'Путь к странице' })
    .getByRole('link', { name: 'Точки' });
  await toList.click();
  await expect(question.getByText('Введенные данные не будут сохранены')).toBeVisible();
  await question.getByRole('button', { name: 'Нет' }).click();
  await expect(title).toHaveValue('Первая, но другая');

  await page.goBack();
  await question.getByRole('button', { name: 'Нет' }).click();
  await expect(title).toHaveValue('Первая, но другая');

  await toList.click();
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(page).toHaveURL(/\/management\/points$/);
  await chooseInRow(page, 'Вторая', 'Изменить');
  await expect(page).toHaveURL(new RegExp(`id=${second}`));
  await expect(title).toHaveValue('Вторая');

  await title.fill('Вторая, но другая');
  await toList.click();
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(page).toHaveURL(/\/management\/points$/);
  await expect(page.getByText('Вторая', { exact: true })).toBeVisible();
});

test("[FF-24] reloading a dirty form raises the browser's own warning", async ({ page, outbox }) => {
  await arrive(page, outbox);
  await page.getByRole('link', { name: 'Добавить точку' }).first().click();
  await page.getByLabel('Название точки').fill('Недописанное');
  const warned = new Promise<string>((done) => {
    page.once('dialog', async (dialog) => {
      await dialog.accept();
      done(dialog.type());
    });
  });
  await page.reload();
  expect(await warned).toBe('beforeunload');
});
