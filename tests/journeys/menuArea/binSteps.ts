import { expect, type Page } from '@playwright/test';
import { chooseInRow, rowOf } from '../steps';

export const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Выбрать: / });

/** The answer to the question over the page. */
export const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** One row by its menu; the question is answered, the row is gone. */
export const one = async (page: Page, title: string, verb: string): Promise<void> => {
  await chooseInRow(page, title, verb);
  await answer(page, verb);
  // Behind the question no row is found, gone or not.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(rowOf(page, title)).toHaveCount(0);
};
