import { countRenders, type Renders } from '../browser/countRenders';
import type { Visitor } from '../browser/openBrowser';
import { expected, SWITCH } from './benchFields';

/** What our form renders, exactly. */
export interface FormCounts {
  readonly mount: Renders;
  readonly key: Renders;
  readonly toggle: Renders;
  readonly submit: Renders;
}

/** Counts once: a count does not vary. */
export const countForm = (browser: Visitor, url: string, count: number): Promise<FormCounts> =>
  browser.visit(
    url,
    async ({ page }) => {
      const { shown, all, invalid } = expected(count);
      const settled = async (selector: string, wanted: number): Promise<Renders> => {
        await page.waitForFunction(([css, number]) => document.querySelectorAll(css).length === number, [
          selector,
          wanted,
        ] as const);
        await page.waitForTimeout(150);
        return page.evaluate(() => window.__renders());
      };
      const reopen = async (): Promise<Renders> => {
        await page.evaluate(() => {
          window.__bench.unmount();
          window.__renders();
          window.__bench.mount();
        });
        return settled('form [name]', shown);
      };
      await settled('form [name]', shown);
      const mount = await reopen();
      await page.focus('form [name="field_0"]');
      await settled('form [name]', shown);
      await page.keyboard.press('a');
      const key = await settled('form [name]', shown);
      await reopen();
      await page.evaluate(
        (name) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.click(),
        SWITCH,
      );
      const toggle = await settled('form [name]', all);
      await reopen();
      await page.evaluate(() => document.querySelector('form')?.requestSubmit());
      const submit = await settled('form [name][aria-invalid="true"]', invalid);
      return { mount, key, toggle, submit };
    },
    countRenders,
  );
