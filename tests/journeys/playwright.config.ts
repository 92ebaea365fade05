import { defineConfig } from '@playwright/test';
import { findChromium } from '../run/findChromium';
import { BROWSER_ARGS } from './browserArgs';
import type { PerWorker } from './journey';
import { SIZES } from './screens/sizes';

const executablePath = findChromium();

/**
 * `npm test` has minutes: on the phone it walks what depends on the width, the bars, sheets and forms, and leaves what is tagged
 * `@once` to the desk; it judges a screen at one size, and walks one form and one list of each shape. `npm run journeys` takes all.
 */
const isShort = process.env.JOURNEYS === 'short';
const SHORT_ON_PHONE = [
  'frame.spec.ts',
  'guestPage.spec.ts',
  'overview.spec.ts',
  'points.spec.ts',
  'stopList.spec.ts',
  'editor/{cells,order,panel,whole}.spec.ts',
  'fields/file.spec.ts',
  'menuArea/{build,bulk,guestPreview,selling}.spec.ts',
  'screens/widths.spec.ts',
];

/** Each journey runs on a desk and on a phone. The browser speaks English on purpose: the console is Russian all the same. */
export default defineConfig<object, PerWorker>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './sharedServer.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    // What cannot be done at all is told by its step, and does not wait for the whole test's time.
    actionTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'Europe/Moscow',
    // Recording every step costs a third of it: `npm test` does so when it runs red files again, `--trace=on` at any time.
    trace: 'off',
    // Cleared between journeys, but for the scripts that it has fetched and compiled.
    reuseContext: true,
    launchOptions: { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // The commands of the package, without a browser.
    { name: 'process', testDir: './process' },
    // The documents, followed on a copy of the project.
    { name: 'tutorials', testDir: './tutorials' },
    {
      name: 'desktop',
      testIgnore: ['process/**', 'tutorials/**'],
      grepInvert: isShort ? /@phone|@long/ : /@phone/,
      use: { viewport: SIZES.desktop },
    },
    {
      // The console on a backend that knows the 43 calls of the specifications and nothing of ours.
      name: 'plain',
      testMatch: [
        'frame.spec.ts',
        'points.spec.ts',
        'listState.spec.ts',
        'leaving.spec.ts',
        'menuArea/*.spec.ts',
      ],
      testIgnore: isShort ? ['leaving.spec.ts', 'menuArea/{bins,bulkBins,places,selling}.spec.ts'] : [],
      grepInvert: isShort ? /@phone|@reference|@long/ : /@phone|@reference/,
      use: { viewport: SIZES.desktop, backend: 'plain' },
    },
    {
      name: 'phone',
      // What must not happen or be lost does not depend on the width of the window.
      testIgnore: ['process/**', 'trust/**', 'faults/**', 'tutorials/**'],
      ...(isShort && { testMatch: SHORT_ON_PHONE }),
      grepInvert: isShort ? /@desktop|@long|@once/ : /@desktop/,
      use: { viewport: SIZES.phone, hasTouch: true },
    },
  ],
});
