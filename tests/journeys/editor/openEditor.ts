import type { Locator, Page } from '@playwright/test';
import { addCategory, addMenu, api, openVenue } from '../menuArea/kitchen';
import type { Outbox } from '../outbox';

/** The categories of a menu with the names of their dishes; each costs 390. */
export type Sections = Readonly<Record<string, readonly string[]>>;

export interface OpenedMenu {
  readonly venue: number;
  readonly menu: number;
  /** In the order in which they were given. */
  readonly categories: readonly number[];
}

/** A new owner's menu, filled past the forms, in its editor. */
export const openEditor = async (page: Page, outbox: Outbox, sections: Sections): Promise<OpenedMenu> => {
  const venue = await openVenue(page, outbox);
  const menu = await addMenu(page, venue, 'Обеды');
  const categories: number[] = [];
  for (const [title, names] of Object.entries(sections)) {
    const category = await addCategory(page, menu, 'food', title);
    categories.push(category);
    const rows = names.map((name) => ({ title: name, price: '390' }));
    if (rows.length > 0) await api(page, 'POST', `foods/category/${category}`, { rows });
  }
  await page.goto(`/menu/editor?pointId=${venue}&menuId=${menu}`);
  const [first] = Object.values(sections).flat();
  // Cells can be opened once it is known what this person may write.
  if (first !== undefined) await cell(page, 'Цена', first).waitFor();
  return { venue, menu, categories };
};

export const dish = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** A cell at rest. */
export const cell = (page: Page, column: string, name: string): Locator =>
  page.getByRole('button', { name: `${column}, «${name}»:` });

/** The same while it is open. */
export const input = (page: Page, column: string, name: string): Locator =>
  page.getByRole('textbox', { name: `${column}, «${name}»` });

/** The dishes as they stand on the screen. */
export const shownOrder = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

/** The dishes of a category as the server keeps them: names and prices. */
export const keptIn = async (page: Page, category: number): Promise<readonly string[]> => {
  const { data } = await api(page, 'GET', `foods/category/${category}?type=food&per_page=100`);
  return data.map(({ title, price }: { title: string; price: string }) => `${title} ${price}`);
};
