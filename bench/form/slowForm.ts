import { watchPage } from '../browser/clock';
import type { Visitor } from '../browser/openBrowser';
import type { Figure } from '../report/Figure';
import { expected, SWITCH } from './benchFields';

const SLOWED = 4;
const COUNT = 100;

/** Every kind of thing a person does to a form of 100, on a processor four times slower (V1). */
export const slowForm = (browser: Visitor, url: string): Promise<readonly Figure[]> =>
  browser.visit(
    url,
    async ({ page, cdp }) => {
      const { shown, all, invalid } = expected(COUNT);
      const drawn = (selector: string, count: number) =>
        page.evaluate(([css, wanted]) => window.__clock.until(css, wanted), [selector, count] as const);
      await drawn('form [name]', shown);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      const figures: Figure[] = [];
      const acting = async (what: string, act: () => Promise<unknown>, isStill = false) => {
        await page.waitForTimeout(300);
        await page.evaluate(() => window.__clock.takeLongest());
        await act();
        await page.waitForTimeout(600);
        const { event, shift } = await page.evaluate(() => window.__clock.takeLongest());
        figures.push({
          budget: 'V1',
          what: `${what}, ${SLOWED} x slower`,
          unit: 'ms',
          ours: event,
          max: 200,
        });
        if (isStill)
          figures.push({ budget: 'V1', what: `${what}: layout shift`, unit: 'score', ours: shift, max: 0 });
      };
      await acting('typing', async () => {
        await page.focus('form [name="field_0"]');
        await page.keyboard.type('abc');
      });
      await acting('opening a select', () => page.click('form [name="field_3"]'));
      await acting('choosing', () => page.keyboard.press('Enter'));
      await acting(
        'toggle',
        async () => {
          await page.click(`form [name="${SWITCH}"]`);
          await drawn('form [name]', all);
          await page.click(`form [name="${SWITCH}"]`);
        },
        true,
      );
      // Two fields were filled above.
      await acting(
        'submit',
        async () => {
          await page.click('form [type="submit"]');
          await drawn('form [name][aria-invalid="true"]', invalid - 2);
        },
        true,
      );
      return figures;
    },
    watchPage,
  );
