import { expect, type Page } from '@playwright/test';
import { bulkBar, pressAct } from '../bulkBar';
import type { Screen } from './Screen';

const editor = {
  as: 'owner',
  path: ({ point, menu }) => `/menu/editor?pointId=${point}&menuId=${menu}`,
  shows: 'Супы',
} satisfies Omit<Screen, 'name'>;

const tickSoups = async (page: Page) => {
  await page.getByRole('button', { name: 'Действия с категорией «Супы»' }).click();
  await page.getByRole('menuitem', { name: 'Выбрать все' }).click();
};

/** A category is ticked, and what the bar offers is chosen. */
const choose = (act: string) => async (page: Page) => {
  await tickSoups(page);
  await pressAct(page, act);
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
};

const typePrice = (amount: string, round: string) => async (page: Page) => {
  await choose('Цена')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Изменение').fill(amount);
  await dialog.getByRole('button', { name: round }).click();
  await dialog.getByText(/Изменится \d+ из/).waitFor();
};

/** Many dishes at once: the bar and what it opens. */
export const bulkScreens: readonly Screen[] = [
  {
    ...editor,
    name: 'editor-bulk',
    open: async (page) => {
      await tickSoups(page);
      await expect(bulkBar(page).getByRole('button', { name: 'Цена' })).toBeInViewport();
    },
  },
  { ...editor, name: 'editor-bulk-price', open: typePrice('10', 'до …90') },
  { ...editor, name: 'editor-bulk-refused', open: typePrice('-400', '10') },
  {
    ...editor,
    name: 'editor-bulk-marks',
    open: async (page) => {
      await choose('Значки')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('group', { name: 'Хит' }).getByRole('button', { name: 'Поставить' }).click();
      await dialog.getByText(/Изменится \d+ из/).waitFor();
    },
  },
  {
    ...editor,
    name: 'editor-bulk-shown',
    open: async (page) => {
      await choose('Видимость')(page);
      await page
        .getByRole('dialog')
        .getByText(/Изменится \d+ из/)
        .waitFor();
    },
  },
  {
    ...editor,
    name: 'editor-bulk-move',
    open: async (page) => {
      await tickSoups(page);
      await pressAct(page, 'Переместить');
      await page.getByRole('menuitem').nth(1).waitFor();
    },
  },
];
