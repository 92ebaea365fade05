import type { Page } from '@playwright/test';
import axe from 'axe-core';

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;
/** The rules whose verdict hangs on the colours: of a page that was judged in one theme, another theme can break only these. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * What axe finds on the page as it stands, as `rule: selector`; empty when all is well. `layout` is everything but colours: of a page
 * that was judged at one width, another width draws no new ones, and they cost half of all.
 */
export const violationsOf = async (
  page: Page,
  asks: 'everything' | 'colours' | 'layout' = 'everything',
): Promise<readonly string[]> => {
  // Evaluated by the debugger: a script tag would break the page's own Content-Security-Policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const enabled = asks !== 'layout';
  const asked = {
    runOnly: [...(asks === 'colours' ? COLOUR_RULES : EVERY_RULE)],
    rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled }])),
    // Nothing here plays by itself, and no rule needs the style sheets read once more.
    preload: false,
    resultTypes: ['violations' as const],
  };
  return page.evaluate(async (options) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const { violations } = await engine.run(document, options);
    // What lies half under a bar that stays can be scrolled out from under it: it is judged again in the middle of the page.
    const isSmall = async (target: string): Promise<boolean> => {
      const one = document.querySelector(target);
      if (!one) return true;
      one.scrollIntoView({ block: 'center' });
      const again = await engine.run(one, { runOnly: ['target-size'], resultTypes: ['violations'] });
      return again.violations.length > 0;
    };
    const hittable = new Set<string>();
    for (const { id, nodes } of violations)
      for (const { target } of id === 'target-size' ? nodes : [])
        if (!(await isSmall(target.join(' ')))) hittable.add(target.join(' '));
    scrollTo(0, 0);
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
        .filter(({ target }) => id !== 'target-size' || !hittable.has(target))
        .filter(({ target }) => !isForced || id !== 'color-contrast' || isOurs(target))
        .map(({ target, message }) => `${id}: ${target} ${message}`.trim()),
    );
  }, asked);
};
