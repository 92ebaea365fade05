import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { fillPoint } from '../steps';
import { api } from './console';
import { type Estate, settle, tagOf } from './forms';

/** A form that makes a record: whatever happens to the answer, there must be one. */
interface NewForm {
  readonly name: string;
  readonly address: (estate: Estate) => string;
  readonly fill: (page: Page) => Promise<unknown>;
  readonly create: string;
  /** Where the record is sent to, and the list that shows how many there are. */
  readonly call: RegExp;
  readonly list: (estate: Estate) => string;
}

const TITLE = 'Только один';
const typeTitle = (page: Page) => page.getByRole('textbox', { name: /^Название/ }).fill(TITLE);

const newForms: readonly NewForm[] = [
  {
    name: 'a venue',
    address: () => '/management/points/add',
    fill: (page) => fillPoint(page, TITLE),
    create: 'Сохранить и продолжить',
    call: /\/api\/point$/,
    list: () => '/point?per_page=100',
  },
  {
    name: 'a menu',
    address: ({ point }) => `/menu/list/add?pointId=${point}`,
    fill: typeTitle,
    create: 'Создать',
    call: /\/api\/point\/\d+\/menus$/,
    list: ({ point }) => `/point/${point}/menus`,
  },
  {
    name: 'a category',
    address: ({ menu }) => `/menu/categories/add?menuId=${menu}`,
    fill: async (page) => {
      const base = page.getByRole('combobox', { name: 'Базовая категория' });
      await base.fill('Супы');
      await page.getByRole('option', { name: 'Супы' }).first().waitFor();
      await base.press('Enter');
      await typeTitle(page);
    },
    create: 'Создать',
    call: /\/api\/categories$/,
    list: ({ menu }) => `/categories/${menu}`,
  },
  {
    name: 'a food',
    address: ({ point, category }) => `/menu/foods/add?pointId=${point}&type=food&categoryId=${category}`,
    fill: async (page) => {
      await typeTitle(page);
      await page.getByLabel('Цена').fill('390');
    },
    create: 'Создать',
    call: /\/api\/foods$/,
    list: ({ category }) => `/foods/category/${category}?type=food`,
  },
];

for (const form of newForms) {
  test(`[NF2, CC2, CC3] ${form.name} is made once: no answer after it was saved, a notice after 15 seconds, cancel, and a double click${tagOf(form)}`, async ({
    page,
    outbox,
  }) => {
    const estate = await settle(page, outbox);
    await page.clock.install();
    await page.goto(form.address(estate));
    await form.fill(page);
    let sent = 0;
    await page.route(form.call, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      if (sent > 1) return route.fallback();
      // It is saved, only nobody hears of it.
      await route.fetch();
    });
    const create = page.getByRole('button', { name: form.create });
    await create.click();
    await expect.poll(() => sent).toBe(1);
    await page.clock.fastForward(16_000);
    const notice = page.getByRole('status').filter({ hasText: 'Ответ задерживается' });
    await notice.getByRole('button', { name: 'Отмена' }).click();
    await expect(page.getByText('Сохранение отменено', { exact: false })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Название/ })).toHaveValue(TITLE);

    await create.dblclick();
    await expect(page.getByText(`Создано: ${TITLE}`)).toBeVisible();
    const answer = await api(page, 'GET', form.list(estate));
    // What guests see of a record names it again.
    const list = JSON.stringify(answer, (key, value) => (key === 'visibility' ? undefined : value));
    expect(list.split(`"title":"${TITLE}"`)).toHaveLength(2);
  });
}
