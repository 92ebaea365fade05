import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { foodMain } from '../../contract/sections/food';
import { watchPage } from '../browser/clock';
import type { Visitor } from '../browser/openBrowser';
import { type Filled, STOPPED_EVERY } from './fillTwo';

/** What one visit to a category measured; milliseconds, each until the rows it asked for are laid out. */
export interface FoodsFigures {
  readonly first: number;
  readonly next: number;
  readonly filter: number;
  readonly search: number;
}

const PAGE = 12;
/** A row has a switch besides its tick. */
const ROWS = 'tbody input[aria-label^="Выбрать: "]';

/** The tick of one row, by the number in its title. */
const rowOf = (number: number): string => `tbody input[aria-label^="Выбрать: Блюдо ${number} "]`;

/** Opens the list from nothing, turns its page, filters and searches it, each time from the first page. */
export const visitFoods = (
  browser: Visitor,
  { url, token, at }: { readonly url: string; readonly token: string; readonly at: Filled },
): Promise<FoodsFigures> =>
  browser.visit(
    `${url}/robots.txt`,
    async ({ page }) => {
      const open = async (): Promise<number> => {
        // The list remembers its page and filters; this visitor has seen nothing yet.
        await page.goto(`${url}/robots.txt`);
        await page.evaluate((value) => {
          localStorage.clear();
          localStorage.setItem('token', value);
        }, token);
        await page.goto(`${url}/menu/foods?pointId=${POINT}&type=food&id=${at.id}`);
        return page.evaluate(([rows, count]) => window.__clock.until(rows, count, 0), [ROWS, PAGE] as const);
      };
      const first = await open();
      const next = await clicked(page, '[aria-label="Следующая страница"]', rowOf(at.first + PAGE));

      await open();
      await page.getByRole('button', { name: 'Фильтры' }).click();
      await page.getByRole('radio', { name: STOPPED }).check();
      // The last stopped food of the first page of them stands on none of the first page of all.
      const lastStopped = (Math.ceil(at.first / STOPPED_EVERY) + PAGE - 1) * STOPPED_EVERY;
      const filter = await clicked(page, 'form [type="submit"]', rowOf(lastStopped));

      await open();
      const wanted = at.first + at.foods / 2;
      return { first, next, filter, search: await searched(page, markOf(wanted), rowOf(wanted)) };
    },
    watchPage,
  );

/** What the filter calls them. */
const STOPPED = String(
  foodMain.find(({ field_id: id }) => id === 'stop')?.options.find(({ value }) => value === true)?.title,
);

/** The point that holds both categories. */
const POINT = 10_000_001;

/** Letters that stand in one title only: `fill` ends each with the hash of its number. */
const markOf = (number: number): string =>
  createHash('md5').update(String(number)).digest('hex').slice(0, 16);

const clicked = (page: Page, button: string, row: string): Promise<number> =>
  page.evaluate(
    ([selector, wanted]) => {
      const pressed = document.querySelector<HTMLElement>(selector);
      if (!pressed) throw new Error(`Expected ${selector} on the list, found none.`);
      return window.__clock.time(() => pressed.click(), wanted, 1);
    },
    [button, row] as const,
  );

/** From Enter, which does not wait for the pause after typing. */
const searched = (page: Page, words: string, row: string): Promise<number> =>
  page.evaluate(
    async ([typed, wanted]) => {
      const input = document.querySelector<HTMLInputElement>('input[type="search"]');
      if (!input) throw new Error('Expected a search field on the list, found none.');
      // React hears only what changes past its own notion of the value.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((done) => setTimeout(done));
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
      return window.__clock.time(() => input.dispatchEvent(enter), wanted, 1);
    },
    [words, row] as const,
  );
