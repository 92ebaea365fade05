import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import type { Demo } from './demo';
import type { Screen } from './Screen';
import { SIZES } from './sizes';

/** How often the network must be found quiet in a row. */
const CALM = 3;
const LOOK_MS = 40;

/** One person's browser. Whatever a screen leaves in it (drafts, choices), the next one begins with an empty storage. */
export interface Visitor {
  readonly page: Page;
  /** Goes to the screen, opens what it is about, and waits until nothing moves. */
  readonly visit: (screen: Screen) => Promise<void>;
  /** Makes the window of this kind and so wide, under a finger or a mouse; what is open on the page stays. */
  readonly hold: (size: keyof typeof SIZES, width: number) => Promise<void>;
  /** Waits until pictures have come, skeletons have gone, and every animation has ended. */
  readonly settle: () => Promise<void>;
}

export const openAs = async (
  browser: Browser,
  demo: Demo,
  as: Screen['as'],
  options: BrowserContextOptions,
): Promise<Visitor> => {
  const context = await browser.newContext(options);
  await context.addInitScript((token) => {
    localStorage.clear();
    sessionStorage.clear();
    if (token) localStorage.setItem('token', token);
  }, demo.tokens[as] ?? '');
  const page = await context.newPage();
  // A form that the screen before left half filled asks about it.
  page.on('dialog', (dialog) => void dialog.accept());
  const quiet = watchNetwork(page);

  const settle = async (): Promise<void> => {
    await quiet();
    await page.waitForFunction(() => document.querySelector('.carte-skeleton, .MuiSkeleton-root') === null);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const ending = document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map((one) => one.finished));
    });
  };

  const devtools = await context.newCDPSession(page);
  const hold = async (size: keyof typeof SIZES, width: number): Promise<void> => {
    await devtools.send('Emulation.setTouchEmulationEnabled', {
      enabled: size === 'phone',
      maxTouchPoints: 1,
    });
    await page.setViewportSize({ ...SIZES[size], width });
  };

  const visit = async (screen: Screen): Promise<void> => {
    await page.unrouteAll();
    const path = screen.path(demo.ids);
    // From the page it names, an address with a mark only scrolls: what was open there would stay open.
    if (path.includes('#')) await page.goto('about:blank');
    await page.goto(demo.server.url + path);
    await page.getByText(screen.shows).filter({ visible: true }).first().waitFor();
    await settle();
    await screen.open?.(page);
    await settle();
  };
  return { page, visit, hold, settle };
};

/** Resolves when no request has been on its way for a moment; the browser's own "network idle" says so once per page only. */
const watchNetwork = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => {
    // The stream of live messages ends with the page.
    if (!request.url().endsWith('/api/events')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let calm = 0; calm < CALM; calm = open.size === 0 ? calm + 1 : 0) await page.waitForTimeout(LOOK_MS);
  };
};
