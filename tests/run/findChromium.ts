import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where the systems put a Chromium, or a Chrome, which does as well; first the one without windows, which is the fastest. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
] as const;

export interface Search {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a browser stands there and starts. */
  readonly works: (path: string) => boolean;
  /** Where Playwright would keep its own. */
  readonly playwrightPath: () => string;
}

const REAL: Search = {
  env: process.env,
  works: (path) => existsSync(path) && startsAtAll(path),
  playwrightPath: () => chromium.executablePath(),
};

/**
 * The first browser that works: `CHROMIUM_PATH`, the usual places, Playwright's cache.
 *
 * @throws Error `CHROMIUM_PATH` is set and leads nowhere: whoever set it wants that one and no other
 */
export const findChromium = ({ env, works, playwrightPath }: Search = REAL): string | undefined => {
  const wanted = env.CHROMIUM_PATH?.trim();
  if (wanted) {
    if (works(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, but no browser starts there: correct it or leave it out.`);
  }
  return [...USUAL_PLACES, playwrightPath()].find(works);
};

/** Some systems keep a stub there that only asks to install the real one. Windows would open a window instead. */
const startsAtAll = (path: string): boolean =>
  process.platform === 'win32' ||
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
