import { describe, expect, it } from 'vitest';
import { askedWhile } from '../plansOf';
import { once, openKitchen } from '../standing';
import { cook } from './startKitchen';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const at = once(() => cook(anna).place('odna'));

/** How many statements a call makes; one of them is the test's own, which keeps the session alive. */
const countOf = async (url: string): Promise<number> => {
  const { result, asked } = await askedWhile(() => anna.ask('GET', url));
  expect(result.status).toBe(200);
  return asked.length - 1;
};

/** Every list and record of the menu area, with what it may cost: who asks, whose place it is, rows, number, parts. */
const calls = (): readonly (readonly [url: string, max: number])[] => [
  ['/point', 7],
  [`/point/${at.point}`, 5],
  [`/point/${at.point}/menus`, 8],
  [`/menus/${at.menu}`, 5],
  [`/categories/${at.menu}`, 8],
  [`/point/${at.point}/categories/food/${at.category}`, 5],
  [`/foods/category/${at.category}`, 4],
  [`/foods/${at.food}`, 2],
];

describe('[S1] statements of a call', () => {
  it('are few, and as many for a page of rows as for one', async () => {
    const before = new Map<string, number>();
    for (const [url, max] of calls()) {
      const count = await countOf(url);
      expect(count, url).toBeLessThanOrEqual(max);
      before.set(url, count);
    }
    for (const more of ['dva', 'tri', 'chetyre']) {
      await anna.point(more);
      const menu = await cook(anna).menu(at.point, `Меню ${more}`);
      expect(menu).toBeGreaterThan(0);
      await cook(anna).category(at.menu, 'food', `Супы ${more}`);
      await cook(anna).food(at.category, 'food', `Борщ ${more}`);
    }
    for (const [url] of calls()) expect(await countOf(url), url).toBe(before.get(url));
  });
});

describe('a section of fields', () => {
  it('has a tag, and whoever names it is answered 304 without the section', async () => {
    const first = await anna.ask('GET', '/fields/permissions/food_general');
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    const again = await anna.ask('GET', '/fields/permissions/food_general');
    expect(again.headers.etag).toBe(tag);
    const other = await anna.ask('GET', '/fields/permissions/menu_general');
    expect(other.headers.etag).not.toBe(tag);
    const kept = await kitchen.app.inject({
      method: 'GET',
      url: '/api/fields/permissions/food_general',
      headers: { authorization: `Bearer ${anna.token}`, 'if-none-match': tag },
    });
    expect(kept.statusCode).toBe(304);
    expect(kept.body).toBe('');
    expect(kept.headers['cache-control']).toBe('no-store');
  });
});
