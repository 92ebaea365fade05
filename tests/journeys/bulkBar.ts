import type { Page } from '@playwright/test';

/** The bar over what is ticked. */
export const bulkBar = (page: Page) => page.getByRole('region', { name: 'Действия с выбранным' });

/** Presses an act of the bar: it stands there, or in its menu. */
export const pressAct = async (
  page: Page,
  name: string,
  click: (what: ReturnType<typeof bulkBar>) => Promise<void> = (what) => what.click(),
): Promise<void> => {
  const button = bulkBar(page).getByRole('button', { name, exact: true });
  const more = bulkBar(page).getByRole('button', { name: 'Ещё', exact: true });
  await button.or(more).first().waitFor();
  // The bar folds what does not fit, once it has been drawn and measured.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  if (await button.isVisible()) return click(button);
  await click(more);
  await click(page.getByRole('menuitem', { name, exact: true }));
};
