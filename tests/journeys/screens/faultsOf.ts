import type { Page } from '@playwright/test';
import { foreignWords } from './foreignWords';
import { violationsOf } from './violationsOf';

/** Narrowest phone that must not scroll sideways (product.md). */
const NARROW = { width: 360, height: 740 };
export const MOST_SHIFT = 0.02;

/** Sums what moves by itself on each page that opens here; before the first page. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    const seen = window as unknown as { layoutShift: number };
    seen.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) seen.layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved by itself on this page so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);

/** All that is wrong with the page as it stands, one line each; empty when it is as product.md wants it. */
export const faultsOf = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  const shift = await shiftOf(page);
  if (shift >= MOST_SHIFT) faults.push(`moves by itself: cumulative layout shift ${shift.toFixed(3)}`);
  for (const word of await foreignWords(page)) faults.push(`not Russian: ${word}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await painted(page);
    for (const violation of await violationsOf(page)) faults.push(`${colorScheme}: ${violation}`);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...faults, ...(await overflowOf(page))];
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

const overflowOf = async (page: Page): Promise<readonly string[]> => {
  const viewport = page.viewportSize();
  if (viewport === null || viewport.width > 500) return [];
  await page.setViewportSize(NARROW);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(viewport);
  return width > NARROW.width ? [`scrolls sideways: ${width} px wide at ${NARROW.width} px`] : [];
};
