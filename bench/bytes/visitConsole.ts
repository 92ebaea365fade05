import type { Page } from '@playwright/test';

/** What a page has cost since the last time it was asked. */
export interface Cost {
  /** Compressed, as they travelled, in kilobytes of 1000. */
  readonly scripts: number;
  readonly calls: number;
  /** Calls made more than once, `GET /api/...`. */
  readonly repeated: readonly string[];
}

/** Counts what a page asks for; `take` answers what came since the last time, once the page is quiet. */
export const watchRequests = (page: Page): { readonly take: () => Promise<Cost> } => {
  let scripts: Promise<number>[] = [];
  let calls: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return {
    take: async () => {
      await page.waitForLoadState('networkidle');
      const sizes = await Promise.all(scripts);
      const asked = calls;
      scripts = [];
      calls = [];
      return {
        scripts: sizes.reduce((sum, size) => sum + size, 0) / 1000,
        calls: asked.length,
        repeated: asked.filter((call, index) => asked.indexOf(call) !== index),
      };
    },
  };
};

/** The scripts that a page had asked for when this matched first; what it asked for later, this did not wait for. */
export const scriptsBefore = (
  page: Page,
  selector: string,
): Promise<{ readonly scripts: number; readonly requests: number }> =>
  page.evaluate((awaited) => {
    const at = window.__seen[awaited] ?? Number.NaN;
    const sizes = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= at)
      .map(({ encodedBodySize }) => encodedBodySize);
    return { scripts: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: sizes.length };
  }, selector);
