import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds on the page as it stands, as `rule: selector`; empty when all is well. */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  // Evaluated by the debugger: a script tag would break the page's own Content-Security-Policy.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const { violations } = await engine.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    // A menu or a list of suggestions belongs to the button or field it hangs from, not to a landmark.
    const hangs = (target: string) =>
      document.querySelector(target)?.closest('.MuiPopover-root, .MuiPopper-root, [role="listbox"]') !== null;
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .map(({ target, failureSummary = '' }) => ({ target: target.join(' '), message: failureSummary }))
        .filter(({ target }) => id !== 'region' || !hangs(target))
        .map(({ target, message }) => `${id}: ${target} ${message}`.trim()),
    );
  });
};
