import type { Page } from '@playwright/test';

/** What a finger must be able to hit, and inputs that a phone zooms into. Only where `(pointer: coarse)` holds. */
export const touchFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const NO_ZOOM = 16;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isHit = (element: Element, x: number, y: number): boolean => {
      const target = element.closest('label') ?? element;
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    };
    const faults: string[] = matchMedia('(pointer: coarse)').matches ? [] : ['no finger here'];
    for (const element of document.querySelectorAll('main :is(a[href], button, input[type="checkbox"])')) {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const [x, y, reach] = [box.x + box.width / 2, box.y + box.height / 2, LEAST / 2 - 1];
      if (!isHit(element, x, y)) continue;
      const misses = [
        [x, y - reach],
        [x, y + reach],
      ].filter(([left = 0, top = 0]) => !isHit(element, left, top));
      if (misses.length > 0 || box.width < 24)
        faults.push(`too small to hit: ${nameOf(element)} ${box.width}x${box.height}`);
    }
    for (const input of document.querySelectorAll(
      'input:not([type="checkbox"], [type="radio"]), textarea, select',
    )) {
      const size = Number.parseFloat(getComputedStyle(input).fontSize);
      if (size < NO_ZOOM) faults.push(`zoomed into: ${nameOf(input)} ${size} px`);
    }
    scrollTo(0, 0);
    return faults;
  });

/** What says by its fill alone that it is chosen, counted or to be pressed; each stands on some screen. */
export const FILLS = [
  'nav a[aria-current]',
  '[role="search"] div:has(> input)',
  'tr.selected',
  '.carte-badge',
  'header a[href$="/add"]',
  'section:has(> p[role="status"])',
  '[role="tab"][aria-selected="true"]',
  'button[type="submit"]',
] as const;

/** Those of them that say nothing where the system chooses the colours, as it does while this is asked. */
export const fillFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (fills) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const none = 'rgba(0, 0, 0, 0)';
      const isSeen = (element: Element): boolean => {
        const style = getComputedStyle(element);
        const hasLine = [
          [style.outlineStyle, style.outlineWidth],
          [style.borderBottomStyle, style.borderBottomWidth],
        ].some(([kind, width = '']) => kind !== 'none' && Number.parseFloat(width) > 0);
        return hasLine || (style.backgroundColor !== canvas && style.backgroundColor !== none);
      };
      return fills.flatMap((fill) => {
        const drawn = [...document.querySelectorAll(fill)].filter((one) => one.getClientRects().length > 0);
        return drawn.every(isSeen) ? [] : [`not seen in forced colours: ${fill}`];
      });
    },
    [...FILLS],
  );
