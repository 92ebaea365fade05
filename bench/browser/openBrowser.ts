import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS } from '../../tests/journeys/browserArgs';
import { findChromium } from '../../tests/run/findChromium';

/** The heap is measured after a collection, which the page asks for itself. */
const ARGS = [...BROWSER_ARGS, '--js-flags=--expose-gc'];

/** Functions travel to the page as compiled text, and the compiler has wrapped their names in this. */
const KEEPS_NAMES = 'globalThis.__name = (value) => value';

export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export interface Visitor {
  readonly version: string;
  /** Opens an address in a profile of its own, hands the page over, and forgets the profile. */
  readonly visit: <T>(url: string, measure: (visit: Visit) => Promise<T>, before?: () => void) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** A real browser. `before` of a visit runs in the page ahead of everything of its own. */
export const openBrowser = async (): Promise<Visitor> => {
  const executablePath = findChromium();
  const browser: Browser = await chromium.launch({ args: ARGS, ...(executablePath && { executablePath }) });
  return {
    version: `Chromium ${browser.version()}`,
    visit: async (url, measure, before) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
      try {
        const page = await context.newPage();
        const failures: string[] = [];
        page.on('pageerror', (error) => failures.push(error.message));
        await page.addInitScript(KEEPS_NAMES);
        if (before) await page.addInitScript(before);
        await page.goto(url);
        const result = await measure({ page, cdp: await context.newCDPSession(page) });
        if (failures.length > 0) throw new Error(`${url} failed while it was measured: ${failures[0]}`);
        return result;
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
};
