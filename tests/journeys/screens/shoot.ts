import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../run/findChromium';
import { BROWSER_ARGS } from '../browserArgs';
import { startDemo } from './demo';
import { screens } from './screens';
import { SIZES, WIDTHS } from './sizes';
import { openAs } from './visit';

/**
 * `npm run screens [-- FOLDER [PART-OF-NAME [dark [widths]]]]`: photographs every screen in both sizes, into `docs/screens`.
 * With `widths`, in every width that a screen has to stand.
 */
const [folder = 'docs/screens', part = '', mode = 'light', which = 'sizes'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
const demo = await startDemo();
let failed = 0;

type Size = keyof typeof SIZES;

const shoot = async (size: Size, width: number): Promise<void> => {
  const viewport = { ...SIZES[size], width };
  const wanted = screens.filter(({ name, only }) => name.includes(part) && (!only || only === size));
  for (const as of new Set(wanted.map((screen) => screen.as))) {
    const { page, visit } = await openAs(browser, demo, as, {
      viewport,
      hasTouch: size === 'phone',
      colorScheme: mode === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
    });
    page.setDefaultTimeout(30_000);
    for (const screen of wanted.filter((each) => each.as === as)) {
      const file = `${screen.name}.${which === 'widths' ? width : size}.png`;
      try {
        await visit(screen);
        // A palette keeps the folder small; the screens have few colours.
        await sharp(await page.screenshot())
          .png({ palette: true, quality: 80, effort: 8 })
          .toFile(join(folder, file));
      } catch (error) {
        failed += 1;
        console.error(`${file}: ${String(error).split('\n').slice(0, 6).join('\n')}`);
        await page.screenshot({ path: join(folder, `FAILED-${file}`) });
      }
    }
    await page.context().close();
  }
};

const each = (size: Size) => (which === 'widths' ? WIDTHS[size] : [SIZES[size].width]);
await Promise.all(
  (['desktop', 'phone'] as const).map(async (size) => {
    for (const width of each(size)) await shoot(size, width);
  }),
);

await browser.close();
await demo.server.stop();
console.log(`${screens.length} screens, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
