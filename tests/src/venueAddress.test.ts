import { describe, expect, it } from 'vitest';
import { resources } from '../../resources';
import { venueAddress, venueOf } from '../../src/shell/VenueSwitcher';

describe('another venue', () => {
  it.each([
    ['/menu/list', '/menu/list?pointId=7'],
    ['/menu/list/deleted', '/menu/list/deleted?pointId=7'],
    ['/menu/stop', '/menu/stop?pointId=7'],
    ['/menu/ingredients', '/menu/ingredients?pointId=7'],
    ['/menu', '/menu/list?pointId=7'],
    ['/menu/deleted', '/menu/list?pointId=7'],
    ['/menu/list/edit', '/menu/list?pointId=7'],
    ['/menu/categories/edit', '/menu/list?pointId=7'],
    ['/menu/foods', '/menu/list?pointId=7'],
    ['/menu/foods/edit', '/menu/list?pointId=7'],
    ['/management/points', undefined],
    ['/management/points/edit', undefined],
    ['/profile', undefined],
  ])('leads from %s to %s', (pathname, expected) => {
    expect(venueAddress(resources, { pathname, id: '7' })).toBe(expected);
  });

  it('is named by the address, where it names one', () => {
    expect(venueOf('?pointId=12&page=2')).toBe('12');
    expect(venueOf('?id=4')).toBeUndefined();
  });
});
