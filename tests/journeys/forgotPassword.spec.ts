import { expect, test } from './journey';
import { arrive, enter } from './steps';

test('a forgotten password leads by a letter to a new one, signs in, and ends the other browser [AR-01, AR-02, AR-03]', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  const owner = await arrive(page, outbox);
  const before = await outbox.countFor(owner.email);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await other.newPage();
  await phone.goto('/');
  await phone.getByRole('button', { name: 'Войти', exact: true }).click();
  const modal = phone.getByRole('dialog');
  await modal.getByLabel('Почта').fill(owner.email);
  await modal.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expect(modal.getByLabel('Почта')).toHaveValue(owner.email);
  await modal.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(modal.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible();

  const [link = ''] = /http:\S+#password=[\w-]+/.exec(await outbox.letterTo(owner.email, before)) ?? [];
  const fragment = new URL(link).hash;
  await phone.goto(`/${fragment}`);
  await expect(phone.getByRole('dialog', { name: 'Новый пароль' })).toBeVisible();
  await expect(phone).toHaveURL(/\/$/);
  const changed = { ...owner, password: 'another long enough secret' };
  await modal.getByRole('textbox', { name: 'Пароль' }).fill(changed.password);
  await modal.getByRole('button', { name: 'Сохранить и войти' }).click();
  await expect(phone).toHaveURL(/\/management\/dashboard$/);
  expect(await outbox.letterTo(owner.email, before + 1)).toContain('только что изменили');

  // The first browser is out at its next call, and comes back with the new password only.
  await page.reload();
  await expect(page).toHaveURL(/\/$/);
  await enter(page, owner);
  await expect(page.getByText('Неверная почта или пароль.')).toBeVisible();
  await enter(page, changed);
  await expect(page).toHaveURL(/\/management\/points$/);

  // The link has been used.
  await phone.goto('/profile');
  await phone.goto(`/${fragment}`);
  await modal.getByRole('textbox', { name: 'Пароль' }).fill('a third long enough secret');
  await modal.getByRole('button', { name: 'Сохранить и войти' }).click();
  await expect(modal.getByText('Ссылка устарела, уже использована или неверна.')).toBeVisible();
  await modal.getByRole('button', { name: 'Запросить новую ссылку' }).click();
  await expect(modal.getByRole('button', { name: 'Отправить ссылку' })).toBeVisible();
  await other.close();
});
