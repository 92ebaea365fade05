import type { Page } from '@playwright/test';
import axe from 'axe-core';

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;
/** The rules whose verdict hangs on the colours: of a page that was judged in one theme, another theme can break only these. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** What axe finds on the page as it stands, as `rule: selector`; empty when all is well. */
export const violationsOf = async (
  page: Page,
  asks: 'everything' | 'colours' = 'everything',
): Promise<readonly string[]> => {
  // Evaluated by the debugger: a script tag would break the page's own Content-Security-Policy.
  await page.evaluate(axe.source);
  const rules = [...(asks === 'colours' ? COLOUR_RULES : EVERY_RULE)];
  return page.evaluate(async (runOnly) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const { violations } = await engine.run(document, { runOnly, resultTypes: ['violations'] });
    // A menu or a list of suggestions belongs to the button or field it hangs from, not to a landmark.
    const hangs = (target: string) =>
      document.querySelector(target)?.closest('.MuiPopover-root, .MuiPopper-root, [role="listbox"]') !== null;
    // The system's own colours are its own business; Chromium's styles would name ours in their place.
    const isForced = matchMedia('(forced-colors: active)').matches;
    const isOurs = (target: string) =>
      [...document.querySelectorAll(target)].some(
        (one) => getComputedStyle(one).forcedColorAdjust === 'none',
      );
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .map(({ target, failureSummary = '' }) => ({ target: target.join(' '), message: failureSummary }))
        .filter(({ target }) => id !== 'region' || !hangs(target))
        .filter(({ target }) => !isForced || id !== 'color-contrast' || isOurs(target))
        .map(({ target, message }) => `${id}: ${target} ${message}`.trim()),
    );
  }, rules);
};
