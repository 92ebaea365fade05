import { parseArgs } from 'node:util';
import { startServer } from '../../tests/journeys/startServer';
import { openBrowser, type Visit } from '../browser/openBrowser';
import { serve } from '../browser/serve';
import { PASSWORD, signInDemo } from '../browser/signInDemo';
import { slowDown } from '../browser/slowDown';
import { LIST, POINT, WHOLE, watchFor } from '../browser/watchFor';
import type { Figure } from '../report/Figure';
import { interleaved } from '../report/interleaved';
import { publish } from '../report/publish';

const { values } = parseArgs({ options: { repeat: { type: 'string', default: '5' } } });
const repeat = Number(values.repeat);

const PHONE = { width: 390, height: 844 } as const;

/** Milliseconds from the address on: until something is painted, and the largest of it, until what was waited for stands there, and until all of it does. */
interface Cold {
  readonly painted: number;
  readonly largest: number;
  readonly there: number;
  readonly whole: number;
}

const slowPhone = async ({ page, cdp }: Visit): Promise<void> => {
  await page.setViewportSize(PHONE);
  await slowDown(cdp);
};

/** The slow phone has its list by then. */
const QUIET_MS = 4000;

const open = async (
  { page }: Visit,
  address: string,
  selector: string,
  last: string = selector,
): Promise<Cold> => {
  await page.addInitScript(watchFor, [selector, last]);
  await page.goto(address, { waitUntil: 'commit' });
  // A page that is asked something while it comes is late by the question.
  await page.waitForTimeout(QUIET_MS);
  await page.locator(last).first().waitFor({ state: 'attached' });
  const [there, whole, painted, largest] = await page.evaluate(
    async ([first, whole]) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const largest = await new Promise<number | undefined>((done) =>
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      );
      return [window.__seen[first], window.__seen[whole], paint?.startTime, largest];
    },
    [selector, last] as const,
  );
  if (there === undefined || whole === undefined || painted === undefined || largest === undefined)
    throw new Error(`${address} never showed ${selector}, ${last} or anything at all.`);
  return { painted, largest, there, whole };
};

const browser = await openBrowser();
const server = await startServer({ env: { SEED_DEMO: '1', DEMO_PASSWORD: PASSWORD } });
const pages = await serve('dist-bench');
try {
  const token = await signInDemo(server.url);
  const visit = (
    [path, selector, last]: readonly [path: string, selector: string, last?: string],
    isSlow: boolean,
    key?: string,
  ): Promise<Cold> =>
    browser.visit(`${server.url}/robots.txt`, async (seen) => {
      if (key !== undefined) await seen.page.evaluate((value) => localStorage.setItem('token', value), key);
      if (isSlow) await slowPhone(seen);
      return open(seen, `${server.url}${path}`, selector, last);
    });
  const desk = await interleaved(
    {
      ours: () => visit([LIST, POINT, WHOLE], false, token),
      stock: () =>
        browser.visit('about:blank', (seen) => open(seen, `${pages.url}/stock-list/?n=12`, 'tbody tr')),
    },
    repeat,
  );
  const phone = await interleaved(
    {
      list: () => visit([LIST, POINT, WHOLE], true, token),
      landing: () => visit(['/', 'main h1'], true),
    },
    repeat,
  );
  const slow = (what: string, ours: number, max?: number): Figure => ({
    budget: 'T2',
    what: `${what}, slow 4G, 4 x CPU, phone`,
    unit: 'ms',
    ours,
    ...(max !== undefined && { max }),
  });
  const figures: readonly Figure[] = [
    {
      budget: 'T2',
      what: "first paint of the list, cold, beside react-admin's bare list",
      unit: 'ms',
      ours: desk.ours.painted,
      floor: desk.stock.painted,
      maxRatio: 0.3,
    },
    {
      budget: 'T1',
      what: "first row named, cold, beside the first row of react-admin's bare list",
      unit: 'ms',
      ours: desk.ours.there,
      floor: desk.stock.there,
      maxRatio: 0.65,
    },
    {
      budget: 'T1',
      what: 'the list whole, cold, beside the same',
      unit: 'ms',
      ours: desk.ours.whole,
      floor: desk.stock.there,
      maxRatio: 0.8,
    },
    slow('first paint of the list', phone.list.painted, 1200),
    slow('first row of the list named', phone.list.there, 2600),
    slow('the list whole', phone.list.whole),
    slow('first paint of the landing page', phone.landing.painted, 1200),
    slow('largest paint of the landing page', phone.landing.largest, 1500),
  ];
  await publish('cold', figures, { browser: browser.version, repetitions: values.repeat });
} finally {
  await browser.close();
  await pages.stop();
  await server.stop();
}
