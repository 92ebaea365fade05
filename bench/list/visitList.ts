import type { Visit } from '../browser/openBrowser';
import { median } from '../report/median';

/** What one visit of a list's page measured; milliseconds. */
export interface ListFigures {
  /** From the arrival of the rows to the last one laid out, on a cold page. */
  readonly cold: number;
  /** From the first byte asked for to the first row. */
  readonly firstRow: number;
  readonly warm: number;
  readonly tick: number;
  readonly selectAll: number;
}

const TICKS = 'tbody input[type="checkbox"]';
const CHECKED = 'tbody input[type="checkbox"]:checked';
const WARM = 5;

export const coldList =
  (count: number) =>
  async ({ page }: Visit): Promise<Pick<ListFigures, 'cold' | 'firstRow'>> =>
    page.evaluate(
      async ([selector, wanted]) => {
        const end = await window.__clock.until(selector, wanted, 0);
        return {
          cold: end - (performance.getEntriesByName('data')[0]?.startTime ?? Number.NaN),
          firstRow: end,
        };
      },
      [TICKS, count] as const,
    );

export const visitList =
  (count: number) =>
  async (visit: Visit): Promise<ListFigures> => {
    const { page } = visit;
    const cold = await coldList(count)(visit);
    const open = () =>
      page.evaluate(
        async ([selector, wanted]) => {
          window.__bench.unmount();
          await new Promise((done) => setTimeout(done, 50));
          return window.__clock.time(() => window.__bench.mount(), selector, wanted);
        },
        [TICKS, count] as const,
      );
    await open();
    const warm: number[] = [];
    for (let time = 0; time < WARM; time += 1) warm.push(await open());
    /** `:checked` is no mutation, so a frame is waited for instead; the figure is the script and the layout of the click. */
    const press = (selector: string) =>
      page.evaluate(async (css) => {
        const from = performance.now();
        document.querySelector<HTMLInputElement>(css)?.click();
        await Promise.resolve();
        document.documentElement.getBoundingClientRect();
        return performance.now() - from;
      }, selector);
    const tick = await press(TICKS);
    await page.waitForFunction((css) => document.querySelectorAll(css).length === 1, CHECKED);
    await open();
    const selectAll = await page.evaluate(
      async ([checked, wanted]) => {
        const from = performance.now();
        document.querySelector<HTMLInputElement>('thead input[type="checkbox"]')?.click();
        while (document.querySelectorAll(checked).length !== wanted)
          await new Promise((done) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = done;
            port2.postMessage(0);
          });
        document.documentElement.getBoundingClientRect();
        return performance.now() - from;
      },
      [CHECKED, count] as const,
    );
    return { ...cold, warm: median(warm), tick, selectAll };
  };
