import type { CDPSession, Page } from '@playwright/test';
import { watchPage } from '../browser/clock';
import { countRenders } from '../browser/countRenders';
import type { Visitor } from '../browser/openBrowser';
import type { FilledMenu, FilledMenus } from './fillMenus';

/** What one visit to the editor of a menu measured. */
export interface EditorFigures {
  /** ms from the address to the twelfth dish laid out: nothing is kept in the browser but the token, and that the editor is known. */
  readonly first: number;
  /** The longest task in ms while the whole menu is scrolled through; 0 = shorter than the browser reports (50 ms). */
  readonly scroll: number;
  /** Bytes of the script heap after a collection. */
  readonly heap: number;
  /** Components that ran while a price was typed and saved. */
  readonly components: number;
  /** Rows whose elements changed meanwhile: the dish itself, and the one whose price opens next. */
  readonly rows: number;
}

export interface Where {
  readonly url: string;
  readonly menus: FilledMenus;
}

const ROWS = 12;
/** px for each turn of the wheel; four dishes and a half. */
const TURN = 250;
const TURNS = 120;

export const signIn = async (page: Page, { url, menus }: Where): Promise<void> => {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((value) => {
    localStorage.clear();
    localStorage.setItem('token', value);
    localStorage.setItem('carte.menuView', 'board');
  }, menus.token);
};

export const laidOut = (page: Page, selector: string, count: number): Promise<number> =>
  page.evaluate(([css, wanted]) => window.__clock.until(css, wanted, 0), [selector, count] as const);

/** The floor: the page of a list with as many rows, opened from nothing. */
export const visitPage = (browser: Visitor, where: Where): Promise<{ readonly first: number }> =>
  browser.visit(
    `${where.url}/robots.txt`,
    async ({ page }) => {
      await signIn(page, where);
      await page.goto(
        `${where.url}/menu/foods?pointId=${where.menus.point}&type=food&id=${where.menus.category}`,
      );
      return { first: await laidOut(page, 'tbody input[aria-label^="Выбрать: "]', ROWS) };
    },
    watchPage,
  );

const watchEditor = `(${watchPage})();(${countRenders})()`;

export const visitEditor = (browser: Visitor, where: Where, menu: FilledMenu): Promise<EditorFigures> =>
  browser.visit(`${where.url}/robots.txt`, async ({ page, cdp }) => {
    await page.addInitScript(watchEditor);
    await signIn(page, where);
    await page.goto(`${where.url}/menu/editor?pointId=${where.menus.point}&menuId=${menu.id}`);
    const first = await laidOut(page, rowOf(menu.firstFood + ROWS - 1), 1);
    await page.locator(priceOf(menu.firstFood)).waitFor();
    // What is read behind the first rows has come.
    await page.waitForTimeout(1_500);
    const typed = await typePrice(page, menu);
    const scroll = await scrollThrough(page);
    return { first, scroll, heap: await heapOf(cdp), ...typed };
  });

export const rowOf = (food: number): string => `[data-row="${food}"]`;
export const priceOf = (food: number): string => `${rowOf(food)} [data-cell="price"]`;

let prices = 1_000;
/** Another one at each visit: what has not changed is not saved. */
export const anotherPrice = (): string => {
  prices += 1;
  return String(prices);
};

const typePrice = async (page: Page, { firstFood }: FilledMenu) => {
  const cell = page.locator(priceOf(firstFood));
  await cell.click();
  await page.evaluate(() => {
    const changed = new Set<string>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const row = element?.closest('[data-row]')?.getAttribute('data-row');
        if (row) changed.add(row);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { __changedRows: changed });
    window.__renders();
  });
  await page.keyboard.type(anotherPrice());
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  await saved;
  // The cell says for a moment that it is saved.
  await page.waitForTimeout(2_500);
  return page.evaluate(() => ({
    components: window.__renders().components,
    rows: (window as unknown as { __changedRows: Set<string> }).__changedRows.size,
  }));
};

const scrollThrough = async (page: Page): Promise<number> => {
  await page.keyboard.press('Escape');
  await page.mouse.move(700, 500);
  await page.evaluate(() => window.__clock.takeLongest());
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, turn < TURNS / 2 ? TURN : -TURN);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => window.__clock.takeLongest().task);
};

const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
};
