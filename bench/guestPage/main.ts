import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../../tests/journeys/startServer';
import { openBrowser, type Visit } from '../browser/openBrowser';
import { PASSWORD } from '../browser/signInDemo';
import { slowDown } from '../browser/slowDown';
import type { Figure } from '../report/Figure';
import { interleaved } from '../report/interleaved';
import { publish } from '../report/publish';

/*
 * The guest's page from nothing, on a phone with slow 4G and a quarter of a processor (GV-03): what Lighthouse would measure.
 */

const { values } = parseArgs({ options: { repeat: { type: 'string', default: '5' } } });
const PAGE = '/m/kofe-i-knigi';
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true } as const;
/** After the last picture of the first screen nothing moves any more. */
const SETTLED_MS = 1500;

interface Seen {
  readonly painted: number;
  readonly largest: number;
  readonly shift: number;
  /** Everything that came, as it travelled, in bytes; `document` of it is the page itself. */
  readonly total: number;
  readonly document: number;
  readonly requests: number;
}

const slowPhone = async ({ cdp }: Visit): Promise<void> => {
  await slowDown(cdp);
  await cdp.send('Emulation.setDeviceMetricsOverride', PHONE);
};

const watch = () => {
  const seen = { largest: 0, shift: 0 };
  Object.assign(window, { seenByGuest: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
};

const measure = async (visit: Visit, url: string): Promise<Seen> => {
  await slowPhone(visit);
  const sizes: number[] = [];
  visit.cdp.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await visit.page.goto(url, { waitUntil: 'load' });
  await sleep(SETTLED_MS);
  const told = await visit.page.evaluate(() => {
    const { seenByGuest } = window as unknown as { seenByGuest: { largest: number; shift: number } };
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return { ...seenByGuest, painted };
  });
  return {
    ...told,
    total: sizes.reduce((sum, size) => sum + size, 0),
    document: sizes[0] ?? Number.NaN,
    requests: sizes.length,
  };
};

/** The widths of the demo's pictures are drawn in the background. */
const whenDrawn = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const body = await (await fetch(url)).text();
    const pictures = body.match(/<img /g)?.length ?? 0;
    if (pictures > 0 && (body.match(/srcset=/gi)?.length ?? 0) >= pictures) return;
    await sleep(1000);
  }
  throw new Error('Expected every picture of the demo to have its widths within two minutes.');
};

const browser = await openBrowser();
const server = await startServer({ env: { SEED_DEMO: '1', DEMO_PASSWORD: PASSWORD } });
try {
  await whenDrawn(server.url + PAGE);
  const { phone } = await interleaved(
    {
      phone: () =>
        browser.visit(`${server.url}/robots.txt`, (visit) => measure(visit, server.url + PAGE), watch),
    },
    Number(values.repeat),
  );
  const figures: readonly Figure[] = [
    { budget: 'GV-03', what: 'largest paint', unit: 'ms', ours: phone.largest, max: 1000 },
    { budget: 'GV-03', what: 'first paint', unit: 'ms', ours: phone.painted },
    {
      budget: 'GV-03',
      what: 'all that comes, first pictures too',
      unit: 'kB',
      ours: phone.total / 1000,
      max: 150,
    },
    { budget: 'GV-03', what: 'the document', unit: 'kB', ours: phone.document / 1000, max: 60 },
    { budget: 'GV-03', what: 'requests', unit: 'count', ours: phone.requests },
    { budget: 'GV-03', what: 'layout shift', unit: 'score', ours: phone.shift, max: 0 },
  ];
  await publish('guestPage', figures, { browser: browser.version, repetitions: values.repeat });
} finally {
  await browser.close();
  await server.stop();
}
