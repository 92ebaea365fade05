import type { Locator, Page } from '@playwright/test';

/** Further than any page has stops. */
const MOST_STOPS = 120;

/** Tab (or Shift+Tab) until this has the focus: nobody can do it by hand who is not led there. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STOPS} times ${key} did not lead to ${target}`);
};

export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Goes to a field and types over what it holds. */
export const typeInto = async (page: Page, target: Locator, words: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
};

/** Opens a menu by its button, walks down to the item, and takes it. */
export const chooseIn = async (page: Page, opener: Locator, item: string): Promise<void> => {
  await press(page, opener);
  const wanted = page.getByRole('menuitem', { name: item });
  await wanted.waitFor();
  for (let step = 0; step < MOST_STOPS; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`ArrowDown did not lead to ${item}`);
};
