import type { Page } from '@playwright/test';

/** Facts of a list that are broken or cut off, and pages that scroll sideways. */
export const cutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const facts = 'main :is(time, .carte-badge, td button, li button, td.right > span)';
    const faults: string[] = [];
    for (const fact of document.querySelectorAll(facts)) {
      const box = fact.getBoundingClientRect();
      if (box.width === 0) continue;
      const said = (fact.textContent ?? '').trim();
      const lines = new Range();
      lines.selectNodeContents(fact);
      const tops = new Set(
        [...lines.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ bottom }) => Math.round(bottom / 8)),
      );
      if (fact.matches('time, span') && tops.size > 1) faults.push(`broken: ${said}`);
      if (fact.scrollWidth > fact.clientWidth + 1 && fact.clientWidth > 0) faults.push(`cut off: ${said}`);
      const cell = fact.closest('td')?.getBoundingClientRect();
      if (cell && (box.right > cell.right + 1 || box.left < cell.left - 1))
        faults.push(`over its cell: ${said}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} of ${clientWidth} px`);
    return faults;
  });
