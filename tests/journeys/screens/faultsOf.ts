import type { Page } from '@playwright/test';
import { foreignWords } from './foreignWords';
import { WIDTHS } from './sizes';
import { violationsOf } from './violationsOf';

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
export const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await standingFaults(page)),
  ...(await violationsIn(page)),
  ...(await overflowOf(page)),
];

/** What is wrong with it at the width it was opened at; its colours are looked at elsewhere. */
export const standingFaults = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  const shift = await shiftOf(page);
  if (shift >= MOST_SHIFT) faults.push(`moves by itself: cumulative layout shift ${shift.toFixed(3)}`);
  for (const word of await foreignWords(page)) faults.push(`not Russian: ${word}`);
  return [...faults, ...(await sidewaysOf(page))];
};

/** The first is judged by every rule; it is the only one that `npm test` has time for. */
const MEDIA = [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const;
const LOOKS = process.env.JOURNEYS === 'core' ? MEDIA.slice(0, 1) : MEDIA;

const violationsIn = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const media of LOOKS) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await painted(page);
    const asks = media === MEDIA[0] ? 'everything' : 'colours';
    for (const violation of await violationsOf(page, asks))
      faults.push(`${Object.values(media).join()}: ${violation}`);
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

const sidewaysOf = async (page: Page): Promise<readonly string[]> => {
  const [wide, width] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth] as const,
  );
  return wide > width ? [`scrolls sideways: ${wide} px wide at ${width} px`] : [];
};

/** Drawn to the other widths of its kind. */
const overflowOf = async (page: Page): Promise<readonly string[]> => {
  const viewport = page.viewportSize();
  if (viewport === null) return [];
  const widths = viewport.width > 500 ? WIDTHS.desktop : WIDTHS.phone;
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...viewport, width });
    faults.push(...(await sidewaysOf(page)));
  }
  await page.setViewportSize(viewport);
  return faults;
};
