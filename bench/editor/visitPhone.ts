import type { CDPSession, Page } from '@playwright/test';
import { watchPage } from '../browser/clock';
import type { Visitor } from '../browser/openBrowser';
import { slowDown } from '../browser/slowDown';
import type { FilledMenu } from './fillMenus';
import { anotherPrice, laidOut, priceOf, rowOf, signIn, type Where } from './visitEditor';

/** What one visit to the editor measured on a phone with a quarter of a processor. */
export interface PhoneFigures {
  /** ms on slow 4G, from the address to the eighth dish laid out: what a phone shows of a menu, and one more. */
  readonly first: number;
  /** Frames a second while a finger moves through the menu. */
  readonly frames: number;
  /** The longest ms from a key of a price, Enter included, to what it shows. */
  readonly price: number;
}

/** Cards in the window of a phone, and one more. */
const SHOWN = 8;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true } as const;
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 } as const;
/** px, and px a second: a thumb that looks for a dish. */
const FAR = 6_000;
const SPEED = 1_500;

export const visitPhone = (browser: Visitor, where: Where, menu: FilledMenu): Promise<PhoneFigures> =>
  browser.visit(`${where.url}/robots.txt`, async ({ page, cdp }) => {
    await page.addInitScript(watchPage);
    await signIn(page, where);
    await cdp.send('Emulation.setDeviceMetricsOverride', PHONE);
    await slowDown(cdp);
    await page.goto(`${where.url}/menu/editor?pointId=${where.menus.point}&menuId=${menu.id}`);
    const first = await laidOut(page, rowOf(menu.firstFood + SHOWN - 1), 1);
    await cdp.send('Network.emulateNetworkConditions', FAST);
    // What is read behind the first rows has come.
    await page.waitForTimeout(4_000);
    const price = await typePrice(page, menu);
    return { first, price, frames: await scroll(page, cdp) };
  });

const typePrice = async (page: Page, { firstFood }: FilledMenu): Promise<number> => {
  await page.locator(priceOf(firstFood)).click();
  await page.evaluate(() => window.__clock.takeLongest());
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.type(anotherPrice(), { delay: 100 });
  await page.keyboard.press('Enter');
  await saved;
  await page.waitForTimeout(2_500);
  return page.evaluate(() => window.__clock.takeLongest().event);
};

const scroll = async (page: Page, cdp: CDPSession): Promise<number> => {
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const seen = { frames: 0, from: performance.now() };
    const next = (): void => {
      seen.frames += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { __frames: seen });
  });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -FAR,
    speed: SPEED,
    gestureSourceType: 'touch',
  });
  return page.evaluate(() => {
    const { frames, from } = (window as unknown as { __frames: { frames: number; from: number } }).__frames;
    return (frames * 1000) / (performance.now() - from);
  });
};
