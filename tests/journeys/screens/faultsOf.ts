import type { Page } from '@playwright/test';
import { foreignWords } from './foreignWords';
import type { SIZES } from './sizes';
import { fillFaults, touchFaults } from './touchFaults';
import { violationsOf } from './violationsOf';

export const MOST_SHIFT = 0.02;

/** What the observer leaves on the page: the sum, and each part that moved. */
interface Shifts {
  layoutShift: number;
  whatMoved: string[];
}

/** Sums what moves by itself on each page that opens here; before the first page. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    const seen = Object.assign(window as unknown as Shifts, { layoutShift: 0, whatMoved: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: (Node & { className?: string }) | null; currentRect: DOMRectReadOnly }[];
        };
        if (hadRecentInput) continue;
        seen.layoutShift += value;
        for (const { node, currentRect: to } of sources)
          seen.whatMoved.push(`${node?.nodeName} ${node?.className} to ${to.x},${to.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved by itself on this page so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Shifts).layoutShift);

type Size = keyof typeof SIZES;

/** All that is wrong with the page as it was opened, one line each; empty when it is as product.md wants it. */
export const faultsOf = async (page: Page, size: Size = 'desktop'): Promise<readonly string[]> => [
  ...(await standingFaults(page)),
  ...(await violationsIn(page, LOOKS)),
  ...(size === 'phone' ? await touchFaults(page) : []),
];

/** What is wrong with it once it is drawn to another width: what depends on widths. */
export const redrawnFaults = async (page: Page, size: Size): Promise<readonly string[]> => [
  ...(await sidewaysOf(page)),
  ...(await violationsIn(page, REDRAWN)),
  ...(size === 'phone' ? await touchFaults(page) : []),
];

/** What is wrong with it at the width it was opened at; its colours are looked at elsewhere. */
export const standingFaults = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  const shift = await shiftOf(page);
  if (shift >= MOST_SHIFT) {
    const moved = await page.evaluate(() => (window as unknown as Shifts).whatMoved);
    faults.push(`moves by itself: cumulative layout shift ${shift.toFixed(3)}: ${moved.join('; ')}`);
  }
  for (const word of await foreignWords(page)) faults.push(`not Russian: ${word}`);
  return [...faults, ...(await sidewaysOf(page))];
};

/** How a page is looked at, and which rules of axe judge it so. */
interface Look {
  readonly media: {
    readonly colorScheme?: 'light' | 'dark';
    readonly forcedColors?: 'active';
  };
  readonly asks?: Parameters<typeof violationsOf>[1];
}

const LIGHT: Look = { media: { colorScheme: 'light' }, asks: 'everything' };
const FORCED: Look = { media: { forcedColors: 'active' } };
/** All journeys judge fills, too; CI does on the pages that hold each of them. */
const isAll = (process.env.JOURNEYS ?? 'all') === 'all';
/** The first is the only one that `npm test` has time for. */
const LOOKS: readonly Look[] =
  process.env.JOURNEYS === 'core'
    ? [LIGHT]
    : [LIGHT, { media: { colorScheme: 'dark' }, asks: 'colours' }, { ...FORCED, asks: 'colours' }];
const REDRAWN: readonly Look[] = [{ ...LIGHT, asks: 'layout' }, FORCED];

const violationsIn = async (page: Page, looks: readonly Look[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const { media, asks } of looks) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await painted(page);
    const found = asks ? await violationsOf(page, asks) : [];
    const unseen = media.forcedColors && isAll ? await fillFaults(page) : [];
    faults.push(...[...found, ...unseen].map((fault) => `${Object.values(media).join()}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  return faults;
};

/** Nothing fades any more; a colour that is inherited begins to fade only after its parent's has ended. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 3; ) {
      await new Promise((done) => requestAnimationFrame(done));
      const ending = document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      calm = ending.length === 0 ? calm + 1 : 0;
    }
  });

export const sidewaysOf = async (page: Page): Promise<readonly string[]> => {
  const [wide, width] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  return wide > width ? [`scrolls sideways: ${wide} px wide at ${width} px`] : [];
};
