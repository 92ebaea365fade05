import { expect, type Page } from '@playwright/test';
import { pressAct } from '../bulkBar';
import { chooseInRow, rowOf } from '../steps';

export type BulkVerb = 'Удалить' | 'Восстановить' | 'Удалить навсегда';

export const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Выбрать: / });

/** The answer to the question over the page. */
export const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** One row by its menu; the question is answered, the row is gone. */
export const one = async (page: Page, title: string, verb: BulkVerb): Promise<void> => {
  await chooseInRow(page, title, verb);
  await answer(page, verb);
  await expect(rowOf(page, title)).toHaveCount(0);
};

/** The ticked rows by the bar over them; the question counts them, and nothing stays ticked. */
export const ticked = async (page: Page, verb: BulkVerb, count: string): Promise<void> => {
  await pressAct(page, verb);
  await expect(page.getByRole('alertdialog').getByText(count)).toBeVisible();
  await answer(page, verb);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText(/^Выбрано/)).toHaveCount(0);
};

export const tickAll = (page: Page): Promise<void> => page.getByLabel('Выбрать все на странице').check();
