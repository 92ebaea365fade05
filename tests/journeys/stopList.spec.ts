import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { api, openMenu } from './menuArea/kitchen';
import type { Outbox } from './outbox';

/** A barman of the owner's business, by the letter of the invitation. @returns the token */
const hireBarman = async (page: Page, outbox: Outbox): Promise<string> => {
  const { data: roles } = await api(page, 'GET', 'roles');
  const role = roles.find(({ preset }: { preset: string }) => preset === 'bar').id;
  const email = `bar-${process.pid}-${Date.now()}@example.com`;
  await api(page, 'POST', 'staff', { email, role, all_points: true });
  const [, invitation] = /#invitation=([\w-]+)/.exec(await outbox.letterTo(email)) ?? [];
  const password = 'a long enough secret';
  return (await api(page, 'POST', 'auth/accept', { token: invitation, password, name: 'Олег' })).token;
};

test('[ST-01, ST-02, ST-03, ST-05, ST-06] a barman stops a dish in two taps, and what a product holds in one act, and the owner sees it', async ({
  page,
  browser,
  baseURL,
  outbox,
  viewport,
  hasTouch,
}) => {
  const { category: soups } = await openMenu(page, outbox);
  const ingredients = [{ title: 'свёкла', is_allergen: false }];
  const dish = { category_id: soups, type: 'food', price: '390' };
  for (const title of ['Борщ', 'Свекольник'])
    await api(page, 'POST', 'foods', { ...dish, title, ingredients });
  await api(page, 'POST', 'foods', { ...dish, title: 'Уха' });
  const listening = page.waitForResponse(/\/api\/events/);
  await page.goto('/menu/stop');
  await expect(page.getByText('Всё в продаже')).toBeVisible();

  const token = await hireBarman(page, outbox);
  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport, hasTouch });
  await other.addInitScript((own) => localStorage.setItem('token', own), token);
  const bar = await other.newPage();
  await bar.goto('/menu/stop');
  await listening;
  const notice = bar.getByRole('alert');

  await bar.getByRole('link', { name: 'Все блюда' }).click();
  await bar.getByRole('button', { name: 'На стоп: Уха' }).click();
  const seen = page.getByRole('listitem').filter({ hasText: 'Уха' });
  await expect(seen).toContainText(/До \d\d:00/);
  await expect(seen).toContainText('Олег');
  await expect(page.getByRole('heading', { name: /^Вернутся сегодня/ })).toBeVisible();
  await expect(notice).toContainText('Уха: на стопе до конца дня');

  await notice.getByRole('button', { name: 'Изменить срок' }).click();
  const sheet = bar.getByRole('dialog', { name: 'Уха' });
  await sheet.getByRole('radio', { name: /^Пока не верну/ }).check();
  await sheet.getByRole('button', { name: 'Ждём поставку' }).click();
  await sheet.getByRole('button', { name: 'Сохранить срок' }).click();
  await expect(seen).toContainText('Ждём поставку');
  await expect(page.getByRole('heading', { name: /^Пока не вернёте/ })).toBeVisible();

  await bar.getByRole('button', { name: 'Вернуть в продажу: Уха' }).click();
  await expect(seen).toHaveCount(0);
  await notice.getByRole('button', { name: 'Отменить' }).click();
  await expect(seen).toContainText('Ждём поставку');

  await bar.getByRole('button', { name: 'Нет продукта', exact: true }).click();
  const products = bar.getByRole('dialog', { name: 'Нет продукта' });
  await products.getByRole('button', { name: 'свёкла' }).click();
  await products.getByRole('checkbox', { name: /^Свекольник/ }).uncheck();
  await products.getByRole('button', { name: 'Поставить на стоп 1 блюдо' }).click();
  const borsch = page.getByRole('listitem').filter({ hasText: 'Борщ' });
  await expect(page.locator('section', { hasText: 'свёкла' })).toContainText('Борщ');
  await expect(page.getByText('Свекольник')).toHaveCount(0);
  await page.getByRole('button', { name: 'Привезли: свёкла' }).click();
  await expect(borsch).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'На стоп: Борщ' })).toBeVisible();

  await bar.getByRole('searchbox').fill('бор');
  await bar.getByText('Enter поставит на стоп «Борщ»').waitFor();
  await bar.getByRole('searchbox').press('Enter');
  await expect(borsch).toContainText(/До \d\d:00/);
  await other.close();
});
