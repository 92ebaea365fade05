import { countRenders, type Renders } from '../browser/countRenders';
import type { Visitor } from '../browser/openBrowser';

/** What a tick of one row renders in our list, exactly. */
export const countTick = (browser: Visitor, url: string, count: number): Promise<Renders> =>
  browser.visit(
    url,
    async ({ page }) => {
      await page.waitForFunction(
        (wanted) => document.querySelectorAll('tbody input[type="checkbox"]').length === wanted,
        count,
      );
      // The bar over the ticked rows comes with the first of them; what a further tick costs is the question.
      await page.locator('tbody input[type="checkbox"]').first().click();
      await page.waitForTimeout(300);
      await page.evaluate(() => window.__renders());
      await page.locator('tbody input[type="checkbox"]').nth(1).click();
      await page.waitForTimeout(300);
      return page.evaluate(() => window.__renders());
    },
    countRenders,
  );
