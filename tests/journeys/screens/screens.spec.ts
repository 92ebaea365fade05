import { test as base, expect } from '@playwright/test';
import { type Demo, startDemo } from './demo';
import { faultsOf, redrawnFaults, sidewaysOf, standingFaults, watchShifts } from './faultsOf';
import type { Screen } from './Screen';
import { screens } from './screens';
import { SIZES, WIDTHS } from './sizes';
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
      const { locale = 'en-US', timezoneId = 'Europe/Moscow' } = project.use;
      const open = async (as: Screen['as']) => {
        const visitor = await openAs(browser, demo, as, { viewport: SIZES.desktop, locale, timezoneId });
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

const turned = (all: readonly number[], by: number): readonly number[] => [
  ...all.slice(by % all.length),
  ...all.slice(0, by % all.length),
];

/** CI and `npm test` judge a screen at a desk, and draw it to the other widths of one; all journeys judge it at all five. */
const isAll = (process.env.JOURNEYS ?? 'all') === 'all';

/** CI has no phone for what a phone alone has. */
const tagsOf = ({ only }: Screen) => ({ tag: only === 'phone' ? ['@desktop', '@long'] : ['@desktop'] });

/** A desk and a phone, or the one of them that has the screen. */
const sizesOf = ({ only }: Screen) =>
  only ? [only] : (['desktop', 'phone'] as const).slice(0, isAll ? 2 : 1);

for (const [at, screen] of screens.entries()) {
  test(
    `${screen.name} stands still, fits, speaks Russian and is accessible`,
    tagsOf(screen),
    async ({ visitors }) => {
      const { page, visit, hold, settle } = visitors[screen.as];
      const faults: string[] = [];
      const note = (width: number, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${width}: ${fault}`));
      for (const size of sizesOf(screen)) {
        // What moves while it arrives is seen at one width of each kind, another one at each screen; `@long` sees all.
        const [first = 0, ...others] = turned(WIDTHS[size], isAll ? at : 0);
        await hold(size, first);
        await visit(screen);
        note(first, await faultsOf(page, size));
        for (const width of others) {
          await hold(size, width);
          if (isAll) await settle();
          note(width, await (isAll ? redrawnFaults(page, size) : sidewaysOf(page)));
        }
      }
      // Where a phone is not opened the page is drawn to it: nothing may stand behind its edge.
      for (const width of isAll || screen.only ? [] : WIDTHS.phone) {
        await hold('phone', width);
        note(width, await sidewaysOf(page));
      }
      expect(faults).toEqual([]);
    },
  );

  test(`${screen.name} arrives without a move at each of five widths`, {
    tag: ['@desktop', '@long'],
  }, async ({ visitors }) => {
    const { page, visit, hold } = visitors[screen.as];
    const faults: string[] = [];
    for (const size of sizesOf(screen))
      for (const width of WIDTHS[size]) {
        await hold(size, width);
        await visit(screen);
        faults.push(...(await standingFaults(page)).map((fault) => `${width}: ${fault}`));
      }
    expect(faults).toEqual([]);
  });
}
