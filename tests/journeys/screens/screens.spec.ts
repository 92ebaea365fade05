import { test as base, expect } from '@playwright/test';
import { type Demo, startDemo } from './demo';
import { faultsOf, standingFaults, watchShifts } from './faultsOf';
import type { Screen } from './Screen';
import { screens } from './screens';
import { WIDTHS } from './sizes';
import { touchFaults } from './touchFaults';
import { openAs, type Visitor } from './visit';

/** One server and one page per person for all screens of a size: most of the time would go into opening them anew. */
const test = base.extend<object, { readonly demo: Demo; readonly visitors: Record<Screen['as'], Visitor> }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off this pattern
    async ({}, use) => {
      const demo = await startDemo();
      await use(demo);
      await demo.server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  visitors: [
    async ({ browser, demo }, use, { project }) => {
      const {
        viewport = null,
        hasTouch = false,
        locale = 'en-US',
        timezoneId = 'Europe/Moscow',
      } = project.use;
      const open = async (as: Screen['as']) => {
        const visitor = await openAs(browser, demo, as, { viewport, hasTouch, locale, timezoneId });
        await watchShifts(visitor.page);
        return visitor;
      };
      await use({
        guest: await open('guest'),
        owner: await open('owner'),
        newcomer: await open('newcomer'),
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// The words of a failure say what is wrong; recording every step would cost more than the checks themselves.
test.use({ trace: 'off' });

/** The configuration leaves out what the size at hand does not have. */
const screenTags = ({ only }: Screen) => ({ tag: only ? [`@${only}`] : [] });

for (const screen of screens) {
  test(
    `${screen.name} stands still, fits, speaks Russian and is accessible`,
    screenTags(screen),
    async ({ visitors }) => {
      const { page, visit } = visitors[screen.as];
      await visit(screen);
      expect(await faultsOf(page)).toEqual([]);
    },
  );

  test(
    `${screen.name} stands at every width of its kind`,
    { tag: ['@long', ...screenTags(screen).tag] },
    async ({ visitors }, { project }) => {
      const { page, visit } = visitors[screen.as];
      const { viewport, hasTouch = false } = project.use;
      if (!viewport) return;
      const faults: string[] = [];
      for (const width of hasTouch ? WIDTHS.phone : WIDTHS.desktop) {
        await page.setViewportSize({ ...viewport, width });
        await visit(screen);
        const found = [...(await standingFaults(page)), ...(hasTouch ? await touchFaults(page) : [])];
        faults.push(...found.map((fault) => `${width}: ${fault}`));
      }
      await page.setViewportSize(viewport);
      expect(faults).toEqual([]);
    },
  );
}
