import { expect, type Page, test } from '@playwright/test';
import { startDemo } from '../screens/demo';
import { screens } from '../screens/screens';
import { openAs } from '../screens/visit';
import { createPoison, hostileTexts } from './hostileTexts';

/** Everything that was in the way of a script: what a canary, a parsed tag or a refused sink leaves behind. */
const tracesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { traces } = window as unknown as { traces: string[] };
    const live =
      '[onerror],[onload],[onbegin],[ontoggle],[onfocus],[onmouseover],iframe:not([sandbox][src^="/preview/"]),object,embed,math,a[href^="javascript:" i]';
    return [...traces, ...[...document.querySelectorAll(live)].map((element) => element.outerHTML)];
  });

/** Which of the texts a person can read or hear on the page as it stands. */
const shownOn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const said = [document.body.textContent ?? ''];
    for (const field of document.querySelectorAll('input, textarea'))
      said.push((field as HTMLInputElement).value, (field as HTMLInputElement).placeholder);
    for (const element of document.querySelectorAll('[aria-label]'))
      said.push(element.getAttribute('aria-label') ?? '');
    return [...said.join(' ').matchAll(/canary\((\d+)\)/g)].map(([, number]) => Number(number));
  });

test('[XC1, XC3] 300 hostile texts in whatever is read from the backend stay texts on every list, form and dialog, under enforced Trusted Types', async ({
  browser,
}) => {
  test.slow();
  expect(new Set(hostileTexts).size).toBe(300);
  const demo = await startDemo();
  const { page, settle } = await openAs(browser, demo, 'owner', { viewport: { width: 1440, height: 900 } });
  await page.context().addInitScript(() => {
    const deps = window as unknown as { traces: string[]; canary: (number: number) => void };
    deps.traces = [];
    deps.canary = (number) => void deps.traces.push(`canary ${number} was called`);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) => {
      deps.traces.push(`${violatedDirective} refused ${sample} of ${sourceFile}`);
    });
  });

  const poison = createPoison();
  await page.route('**/api/**', async (route) => {
    // The stream of live messages never ends, so it cannot be fetched whole; it names records, and shows nothing.
    const isStream = new URL(route.request().url()).pathname === '/api/events';
    if (route.request().method() !== 'GET' || isStream) return route.fallback();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('application/json') ?? false;
    return isJson
      ? route.fulfill({ response, json: poison.into(await response.json()) })
      : route.fulfill({ response });
  });

  const seen = new Set<number>();
  const look = async (where: string) => {
    await settle();
    for (const number of await shownOn(page)) seen.add(number);
    expect.soft(await tracesOf(page), where).toEqual([]);
  };
  const addresses = new Set(screens.filter(({ as }) => as === 'owner').map(({ path }) => path(demo.ids)));
  for (const address of addresses) {
    await page.goto(demo.server.url + address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await look(address);
    const rowMenu = page.getByRole('button', { name: /^Действия: / }).first();
    // The editor deletes without a question, and offers the way back.
    if ((await rowMenu.count()) === 0 || address.startsWith('/menu/editor')) continue;
    await rowMenu.click();
    const remove = page.getByRole('menuitem', { name: /^Удалить/ });
    await page.getByRole('menuitem').first().waitFor();
    if ((await remove.count()) === 0) {
      await page.keyboard.press('Escape');
      continue;
    }
    await remove.click();
    await page.getByRole('alertdialog').waitFor();
    await look(`${address}, its question`);
  }
  expect(addresses.size).toBeGreaterThan(20);
  expect(seen.size, 'every text was shown somewhere').toBe(hostileTexts.length);

  const answer = await page.request.get(demo.server.url);
  expect(answer.headers()['content-security-policy']).toContain("trusted-types 'none'");
  const isRefused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(isRefused, 'the browser enforces Trusted Types').toBe(true);
  // The frame asks for some things of its own, a little after the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await demo.server.stop();
});
