import { expect, test } from '../journey';
import { arrive, enter } from '../steps';
import { allForms, openForm, plant, saved, stored } from './forms';

/** How a browser refuses: private windows and policies throw at the door, a full disk at the write. */
const refusals = {
  full: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function refuse(this: Storage, key: string, value: string) {
      // The token is small and goes in last of all that a full storage takes.
      if (key === 'token') return setItem.call(this, key, value);
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
} as const;

test('[NF5] with a full storage every form still saves, and only the drafts are missing', async ({
  page,
  outbox,
}) => {
  await arrive(page, outbox);
  const estate = await plant(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(refusals.full);
  for (const form of allForms) {
    await openForm(page, form, estate);
    await form.field(page).fill('Хранилище полно');
    await form.save(page).click();
    await expect(saved(page), form.name).toBeVisible();
    expect(await stored(page, form, estate)).toBe('Хранилище полно');
  }
  expect(errors).toEqual([]);
});

test('[NF5] with a blocked storage a person signs in and works as long as the page lives', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  const owner = await arrive(page, outbox);
  await plant(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const blocked = await context.newPage();
  const errors: string[] = [];
  blocked.on('pageerror', (error) => errors.push(String(error)));
  await blocked.addInitScript(refusals.blocked);
  await blocked.goto('/');
  await blocked.getByRole('button', { name: 'Войти' }).first().click();
  await enter(blocked, owner);
  await blocked.getByRole('link', { name: 'Точки', exact: true }).first().click();
  await blocked.getByRole('button', { name: 'Действия: Бистро' }).click();
  await blocked.getByRole('menuitem', { name: 'Изменить' }).click();
  await blocked.getByLabel('Название точки').fill('Без хранилища');
  await blocked.getByRole('button', { name: 'Сохранить и продолжить' }).click();
  await expect(saved(blocked)).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});
