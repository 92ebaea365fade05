import { defineConfig } from '@playwright/test';
import { findChromium } from '../run/findChromium';

/** Nothing but the page may speak to the network, and a container has no sandbox and no GPU. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = findChromium();

/** Each journey runs on a desk and on a phone. The browser speaks English on purpose: the console is Russian all the same. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
    launchOptions: { args: ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // The commands of the package, without a browser.
    { name: 'process', testDir: './process' },
    { name: 'desktop', testIgnore: 'process/**', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: 'process/**',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
