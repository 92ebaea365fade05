import { parseArgs } from 'node:util';
import { startServer } from '../../tests/journeys/startServer';
import { openBrowser, type Visit } from '../browser/openBrowser';
import { serve } from '../browser/serve';
import { PASSWORD, signInDemo } from '../browser/signInDemo';
import { slowDown } from '../browser/slowDown';
import type { Figure } from '../report/Figure';
import { interleaved } from '../report/interleaved';
import { publish } from '../report/publish';

const { values } = parseArgs({ options: { repeat: { type: 'string', default: '5' } } });
const repeat = Number(values.repeat);

const LIST = '/management/points';
const POINT = 'main a[href*="/management/points/edit"]';

const PHONE = { width: 390, height: 844 } as const;

/** Milliseconds from the address on: until something is painted, and until what was waited for stands there. */
interface Cold {
  readonly painted: number;
  readonly there: number;
}

const slowPhone = async ({ page, cdp }: Visit): Promise<void> => {
  await page.setViewportSize(PHONE);
  await slowDown(cdp);
};

const open = async ({ page }: Visit, address: string, selector: string): Promise<Cold> => {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(async (wanted) => {
    const there = await new Promise<number>((done) => {
      const look = () => document.querySelector(wanted) && done(performance.now());
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
      look();
    });
    const painted = (): number | undefined =>
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    while (painted() === undefined) await new Promise((done) => setTimeout(done, 20));
    return { painted: painted() ?? Number.NaN, there };
  }, selector);
};

const browser = await openBrowser();
const server = await startServer({ env: { SEED_DEMO: '1', DEMO_PASSWORD: PASSWORD } });
const pages = await serve('dist-bench');
try {
  const token = await signInDemo(server.url);
  const visit = (path: string, selector: string, isSlow: boolean, key?: string): Promise<Cold> =>
    browser.visit(`${server.url}/robots.txt`, async (seen) => {
      if (key !== undefined) await seen.page.evaluate((value) => localStorage.setItem('token', value), key);
      if (isSlow) await slowPhone(seen);
      return open(seen, `${server.url}${path}`, selector);
    });
  const desk = await interleaved(
    {
      ours: () => visit(LIST, POINT, false, token),
      stock: () =>
        browser.visit('about:blank', (seen) => open(seen, `${pages.url}/stock-list/?n=12`, 'tbody tr')),
    },
    repeat,
  );
  const phone = await interleaved(
    {
      list: () => visit(LIST, POINT, true, token),
      landing: () => visit('/', 'main h1', true),
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
      what: "first row, cold, beside react-admin's bare list",
      unit: 'ms',
      ours: desk.ours.there,
      floor: desk.stock.there,
      maxRatio: 0.65,
    },
    slow('first paint of the list', phone.list.painted, 1200),
    slow('first row of the list', phone.list.there, 2600),
    slow('first paint of the landing page', phone.landing.painted, 1200),
  ];
  await publish('cold', figures, { browser: browser.version, repetitions: values.repeat });
} finally {
  await browser.close();
  await pages.stop();
  await server.stop();
}
