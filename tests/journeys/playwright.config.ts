import { defineConfig } from '@playwright/test';
import { findChromium } from '../run/findChromium';
import { BROWSER_ARGS } from './browserArgs';
import type { PerWorker } from './journey';
import { SIZES } from './screens/sizes';

const executablePath = findChromium();

/**
 * How far the journeys go. `npm run journeys` takes all, on a desk, on a phone and on a plain backend, and judges every
 * screen at five widths. CI (`most`) judges a screen at a desk, walks one form and one list of each shape, and with a
 * finger what a finger does otherwise than a mouse. `npm test` (`core`) has minutes: it walks what people come for, and
 * leaves faults, field types by keyboard, foreign texts and the tutorials to CI, together with what is a second case of a
 * journey (`@once`).
 */
const extent = process.env.JOURNEYS ?? 'all';
const isAll = extent === 'all';
const isCore = extent === 'core';
const MOST_ON_PHONE = [
  'frame.spec.ts',
  'guestPage.spec.ts',
  'points.spec.ts',
  'stopList.spec.ts',
  'editor/{cells,order,panel,whole}.spec.ts',
  'fields/file.spec.ts',
  'menuArea/{bulk,guestPreview}.spec.ts',
  'screens/widths.spec.ts',
];
const CORE_ON_PHONE = ['guestPage.spec.ts', 'points.spec.ts', 'stopList.spec.ts', 'editor/whole.spec.ts'];
const NOT_CORE = [
  'faults/**',
  'fields/**',
  'trust/**',
  '{badAnswers,earlyCalls,earlyRows,keyboard,teamRights}.spec.ts',
  'editor/twoConsoles.spec.ts',
  'menuArea/{found,places}.spec.ts',
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
    // Whatever opens is not waited for while it moves, which is a tenth of all; the whole of the journeys sees it move.
    contextOptions: { reducedMotion: isAll ? 'no-preference' : 'reduce' },
    // Recording every step costs a third of it: `npm test` does so when it runs red files again, `--trace=on` at any time.
    trace: 'off',
    // Cleared between journeys, but for the scripts that it has fetched and compiled.
    reuseContext: true,
    launchOptions: { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // The commands of the package, without a browser.
    {
      name: 'process',
      testDir: './process',
      // Whoever runs the bench builds its pages and opens each.
      testIgnore: isAll ? [] : ['process/benchPages.spec.ts', ...(isCore ? ['process/dev.spec.ts'] : [])],
      ...(isCore && { grepInvert: /@once/ }),
    },
    // The documents, followed on a copy of the project.
    { name: 'tutorials', testDir: './tutorials', testIgnore: isCore ? ['**'] : [] },
    {
      name: 'desktop',
      testIgnore: ['process/**', 'tutorials/**', 'plain/**', ...(isCore ? NOT_CORE : [])],
      grepInvert: isAll ? /@phone/ : isCore ? /@phone|@long|@once/ : /@phone|@long/,
      use: { viewport: SIZES.desktop },
    },
    {
      // The console on a backend that knows the 43 calls of the specifications and nothing of ours.
      name: 'plain',
      // The walk through all calls makes a venue and a menu on its way.
      testMatch: [
        'plain/*.spec.ts',
        ...(isCore ? [] : ['listState.spec.ts']),
        ...(isAll ? ['{frame,points}.spec.ts', 'menuArea/*.spec.ts'] : []),
      ],
      grepInvert: isAll ? /@phone|@reference/ : /@phone|@reference|@long/,
      use: { viewport: SIZES.desktop, backend: 'plain' },
    },
    {
      name: 'phone',
      // What must not happen or be lost does not depend on the width of the window.
      testIgnore: ['process/**', 'trust/**', 'faults/**', 'tutorials/**', 'plain/**'],
      ...(!isAll && { testMatch: isCore ? CORE_ON_PHONE : MOST_ON_PHONE }),
      grepInvert: isAll ? /@desktop/ : /@desktop|@long|@once/,
      use: { viewport: SIZES.phone, hasTouch: true },
    },
  ],
});
