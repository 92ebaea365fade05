import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { arrive } from './steps';

const PASSWORD = 'a password of my own';

/** Invites an address in a role, from the list of the staff. */
const invite = async (page: Page, email: string, role: string): Promise<void> => {
  await page.goto('/team/staff');
  await page.getByRole('link', { name: 'Пригласить' }).first().click();
  await page.getByLabel('Почта').fill(email);
  await page.getByRole('radiogroup', { name: 'Роль' }).getByRole('radio', { name: role }).check();
  await expect(page.getByText('ставит и снимает').first()).toBeVisible();
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(page.getByText(`Приглашение отправлено: ${email}`)).toBeVisible();
};

/** Opens the link of the newest invitation and joins under a new password. */
const join = async (page: Page, letter: string, name: string): Promise<void> => {
  const [link = ''] = /http:\S+#invitation=[\w-]+/.exec(letter) ?? [];
  await page.goto(`/${new URL(link).hash}`);
  const modal = page.getByRole('dialog', { name: 'Приглашение' });
  await expect(modal.getByText(/приглашает вас/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await modal.getByLabel('Имя').fill(name);
  await modal.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD);
  await modal.getByRole('button', { name: 'Присоединиться' }).click();
  await expect(modal).toBeHidden();
};

/** A call made by hand, with the token of the page. */
const byHand = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([verb, url, json]) => {
      const answer = await fetch(url, {
        method: verb,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
          'Content-Type': 'application/json',
        },
        body: json,
      });
      return answer.status;
    },
    [method, `/api${path}`, JSON.stringify(body)] as const,
  );

test('an invited chef joins by the letter, sees the areas of the role, and is refused the rest, also by hand [TM-05, TM-06]', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  await arrive(page, outbox);
  const email = `chef-${process.pid}-${Date.now()}@example.com`;
  await invite(page, email, 'Шеф');
  await expect(page.getByText('Приглашение отправлено', { exact: true }).first()).toBeVisible();

  const kitchen = await browser.newContext({ baseURL: baseURL ?? '' });
  const chef = await kitchen.newPage();
  await join(chef, await outbox.letterTo(email), 'Пётр');
  await expect(chef).toHaveURL(/\/menu\/list/);
  await chef.goto('/team/staff');
  await expect(chef.getByRole('heading', { name: 'Этот раздел вам недоступен' })).toBeVisible();
  expect(await byHand(chef, 'POST', '/staff', { email: 'x@example.com', role: 1, all_points: true })).toBe(
    403,
  );
  expect(await byHand(chef, 'DELETE', '/foods', { ids: [1] })).toBe(403);

  await page.reload();
  await expect(page.getByText('Пётр').first()).toBeVisible();
  await expect(page.getByText('Работает').first()).toBeVisible();

  // The link has been used.
  const [link = ''] = /#invitation=[\w-]+/.exec(await outbox.letterTo(email)) ?? [];
  await page.goto(`/${link}`);
  await expect(page.getByText(/Ссылка устарела, уже использована или отозвана/)).toBeVisible();
  await kitchen.close();
});
