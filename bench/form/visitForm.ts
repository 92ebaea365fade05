import type { Visit } from '../browser/openBrowser';
import { median } from '../report/median';
import { expected, SWITCH } from './benchFields';

/** What one visit of a form's page measured; milliseconds and megabytes. */
export interface FormFigures {
  /** From the arrival of the config to the last field laid out, on a cold page. */
  readonly cold: number;
  /** The same, of the form opened again. */
  readonly warm: number;
  /** To the first field, of the form opened again. */
  readonly warmFirst: number;
  /** The longest task of those openings; 0 when none reached 50 ms. */
  readonly longTask: number;
  /** Script per key. */
  readonly key: number;
  /** The longest event of typing, the first dirty key included; 0 when none reached 16 ms. */
  readonly typing: number;
  readonly toggle: number;
  readonly submit: number;
  readonly heap: number;
  /** What three further openings left behind. */
  readonly leak: number;
}

const WARM = 5;
const KEYS = 20;
const FIELDS = 'form [name]';

export const visitForm =
  (count: number) =>
  async ({ page, cdp }: Visit): Promise<FormFigures> => {
    const { shown, all, invalid } = expected(count);
    const cold = await page.evaluate(async (wanted) => {
      const end = await window.__clock.until('form [name]', wanted, 0);
      return end - (performance.getEntriesByName('data')[0]?.startTime ?? Number.NaN);
    }, shown);

    const open = () =>
      page.evaluate(async (wanted) => {
        window.__bench.unmount();
        await new Promise(requestAnimationFrame);
        const from = performance.now();
        const first = window.__clock.time(() => window.__bench.mount(), 'form', 1);
        const last = await window.__clock.until('form [name]', wanted, from);
        await new Promise((done) => setTimeout(done, 100));
        return { first: await first, last };
      }, shown);
    await open();
    await page.evaluate(() => window.__clock.takeLongest());
    const openings: { first: number; last: number }[] = [];
    for (let time = 0; time < WARM; time += 1) openings.push(await open());
    const { task } = await page.evaluate(() => window.__clock.takeLongest());

    const script = async (): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
    };
    await cdp.send('Performance.enable');
    await page.focus(`${FIELDS.replace('[name]', '[name="field_0"]')}`);
    await page.keyboard.press('a');
    const before = await script();
    for (let time = 0; time < KEYS; time += 1) await page.keyboard.press('b');
    const key = ((await script()) - before) / KEYS;
    await page.waitForTimeout(100);
    const { event } = await page.evaluate(() => window.__clock.takeLongest());

    await open();
    const toggle = await page.evaluate(
      ([name, wanted]) =>
        window.__clock.time(
          () => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.click(),
          'form [name]',
          wanted,
        ),
      [SWITCH, all] as const,
    );
    await open();
    const submit = await page.evaluate(
      (wanted) =>
        window.__clock.time(
          () => document.querySelector('form')?.requestSubmit(),
          'form [name][aria-invalid="true"]',
          wanted,
        ),
      invalid,
    );
    await open();
    const used = async (): Promise<number> => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
    };
    const heap = await used();
    for (let time = 0; time < 3; time += 1) await open();
    return {
      cold,
      warm: median(openings.map(({ last }) => last)),
      warmFirst: median(openings.map(({ first }) => first)),
      longTask: task,
      key,
      typing: event,
      toggle,
      submit,
      heap,
      leak: (await used()) - heap,
    };
  };
