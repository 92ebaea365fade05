import { parseArgs } from 'node:util';
import type { CDPSession } from '@playwright/test';
import { startServer } from '../../tests/journeys/startServer';
import { openBrowser, type Visitor } from '../browser/openBrowser';
import { PASSWORD, signInDemo } from '../browser/signInDemo';
import { LIST, POINT, WHOLE, watchFor } from '../browser/watchFor';
import type { Figure } from '../report/Figure';
import { publish } from '../report/publish';
import { type Cost, scriptsBefore, watchRequests } from './visitConsole';

const { values } = parseArgs({ options: { repeat: { type: 'string', default: '5' } } });

const ROW = 'tbody tr';
/** Every page a person comes to from the sidebar, as its address. */
const PAGES = ['/menu', '/menu/stop-list', '/profile'] as const;

const kilobytes = (budget: string, what: string, ours: number, max?: number): Figure => ({
  budget,
  what,
  unit: 'kB',
  ours,
  ...(max !== undefined && { max }),
});

const number = (budget: string, what: string, ours: number, max?: number): Figure => ({
  budget,
  what,
  unit: 'count',
  ours,
  ...(max !== undefined && { max }),
});

/** An address of the server without scripts, whose stragglers would be counted with what comes next. */
const EMPTY = '/robots.txt';

const fromNothing = async (cdp: CDPSession): Promise<void> => {
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
};

const landing = (browser: Visitor, url: string): Promise<readonly Figure[]> =>
  browser.visit(`${url}${EMPTY}`, async ({ page, cdp }) => {
    const { take } = watchRequests(page);
    await fromNothing(cdp);
    await page.goto(`${url}/`);
    const first = await take();
    await page.getByRole('button', { name: 'Войти' }).first().click();
    await page.getByRole('dialog').waitFor();
    const modal = await take();
    return [
      kilobytes('B1', 'scripts before signing in', first.scripts, 130),
      kilobytes('B1', 'scripts with the modal open', first.scripts + modal.scripts, 200),
    ];
  });

const openPages = async (browser: Visitor, url: string, token: string): Promise<readonly Figure[]> =>
  browser.visit(`${url}${EMPTY}`, async ({ page, cdp }) => {
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    const { take } = watchRequests(page);
    await page.addInitScript(watchFor, [POINT]);
    await fromNothing(cdp);
    const open = async (path: string, selector: string): Promise<Cost> => {
      await page.goto(`${url}${path}`);
      await page.locator(selector).first().waitFor();
      return take();
    };
    const list = await open(LIST, WHOLE);
    const row = await scriptsBefore(page, POINT);
    await page.getByRole('link', { name: 'Добавить' }).first().click();
    await page.locator('form [name="title"]').waitFor();
    const create = await take();
    const edit = await open(LIST, ROW).then(async () => {
      await page.locator(`${ROW} a`).first().click();
      await page.locator('form [name="title"]').waitFor();
      return take();
    });
    const others: Figure[] = [];
    for (const path of PAGES) {
      const cost = await open(path, 'main h1');
      others.push(kilobytes('B2', `scripts of ${path} from nothing`, cost.scripts));
      others.push(number('R1', `calls made twice, ${path}`, cost.repeated.length, 0));
    }
    return [
      kilobytes('B2', 'scripts to the first row of the points', row.scripts, 250),
      number('B2', 'script requests to that row', row.requests, 6),
      kilobytes('B2', 'scripts that come when it stands there', list.scripts - row.scripts),
      number('R1', 'calls to that row', list.calls),
      number('R1', 'calls made twice, list of points', list.repeated.length, 0),
      kilobytes('B3', 'scripts the form of a new point adds', create.scripts, 40),
      number('R1', 'calls made twice, new point', create.repeated.length, 0),
      number('R1', 'calls made twice, point', edit.repeated.length, 0),
      ...others,
    ];
  });

const browser = await openBrowser();
const server = await startServer({ env: { SEED_DEMO: '1', DEMO_PASSWORD: PASSWORD } });
try {
  const token = await signInDemo(server.url);
  const counted = [...(await landing(browser, server.url)), ...(await openPages(browser, server.url, token))];
  await publish('bytes', counted, { browser: browser.version, repetitions: values.repeat });
} finally {
  await browser.close();
  await server.stop();
}
