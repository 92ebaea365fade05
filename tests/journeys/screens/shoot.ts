import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../run/findChromium';
import { BROWSER_ARGS } from '../browserArgs';
import { startDemo } from './demo';
import { screens } from './screens';
import { SIZES, WIDTHS } from './sizes';
import { openAs } from './visit';

/**
 * `npm run screens [-- FOLDER [PART-OF-NAME [light|dark|both [widths]]]]`: photographs every screen in both sizes, into
 * `docs/screens`. With `widths`, in every width that a screen has to stand; with `both`, in both themes.
 */
const [folder = 'docs/screens', part = '', theme = 'light', which = 'sizes'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
const demo = await startDemo();
let failed = 0;

type Size = keyof typeof SIZES;

const themes = (['light', 'dark'] as const).filter((each) => theme === 'both' || theme === each);
const widthsOf = (size: Size) => (which === 'widths' ? WIDTHS[size] : [SIZES[size].width]);

/** Opened once for all widths and themes: what a window does when it is resized is seen with it. */
const shootEach = async (page: Page, name: string, size: Size): Promise<void> => {
  for (const width of widthsOf(size)) {
    await page.setViewportSize({ ...SIZES[size], width });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(SETTLE_MS);
      const file = [name, which === 'widths' ? width : size, ...(theme === 'both' ? [colorScheme] : [])];
      // A palette keeps the folder small; the screens have few colours.
      await sharp(await page.screenshot())
        .png({ palette: true, quality: 80, effort: 8 })
        .toFile(join(folder, `${file.join('.')}.png`));
    }
  }
  await page.setViewportSize(SIZES[size]);
};
/** What measures its place does so once more. */
const SETTLE_MS = 200;

const shoot = async (size: Size): Promise<void> => {
  const wanted = screens.filter(({ name, only }) => name.includes(part) && (!only || only === size));
  for (const as of new Set(wanted.map((screen) => screen.as))) {
    const { page, visit } = await openAs(browser, demo, as, {
      viewport: SIZES[size],
      hasTouch: size === 'phone',
      reducedMotion: 'reduce',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
    });
    page.setDefaultTimeout(30_000);
    for (const screen of wanted.filter((each) => each.as === as)) {
      try {
        await visit(screen);
        await shootEach(page, screen.name, size);
      } catch (error) {
        failed += 1;
        console.error(`${screen.name}, ${size}: ${String(error).split('\n').slice(0, 6).join('\n')}`);
        await page.screenshot({ path: join(folder, `FAILED-${screen.name}.${size}.png`) });
      }
    }
    await page.context().close();
  }
};

await Promise.all((['desktop', 'phone'] as const).map(shoot));

await browser.close();
await demo.server.stop();
console.log(`${screens.length} screens, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
