import { afterEach, describe, expect, it } from 'vitest';
import { type EarlyList, listAt, listCall } from '../../../src/early/earlyCalls';

const foods: EarlyList = {
  path: '/menu/foods',
  params: [
    { name: 'pointId', parent: 'pointId', isOptional: false },
    { name: 'type', parent: 'type', isOptional: false },
    { name: 'id', parent: 'categoryId', isOptional: false },
  ],
  call: '/foods/category/{categoryId}',
  query: ['type'],
  isPaged: true,
  extended: [],
  resource: 'foods',
  rows: { under: 'data', columns: [], hasNote: false, hasStatus: false },
};
const HERE = '?pointId=1&type=food&id=7';
const KEY = 'foods.list?categoryId=7&pointId=1&type=food';

const callAt = (
  search: string,
  remembered: Readonly<Record<string, readonly string[]>> = {},
  pageSize: number | string = 12,
) => {
  const place = listAt([foods], { pathname: '/menu/foods', search });
  return place && listCall(place, (key) => remembered[key] ?? [], pageSize);
};

// Nothing else of the head: the styles in it belong to all files of a worker.
afterEach(() => document.querySelector('meta[name=carte-capabilities]')?.remove());

describe('the call that a list will make', () => {
  it('is its first page where nothing says another', () =>
    expect(callAt(HERE)).toBe('/foods/category/7?page=1&per_page=12&type=food'));

  it('is the page and the filters of the address', () =>
    expect(callAt(`${HERE}&page=2&filter=${encodeURIComponent('{"title":"чай"}')}`)).toBe(
      `/foods/category/7?page=2&per_page=12&type=food&${encodeURIComponent('filters[0][field]')}=title&${encodeURIComponent('filters[0][value]')}=${encodeURIComponent('чай')}`,
    ));

  it('is what is remembered where the address says nothing', () =>
    expect(
      callAt(HERE, { [KEY]: ['{"page":3,"perPage":12,"sort":"id","order":"ASC","filter":{}}'] }),
    ).toContain('page=3'));

  it.each([
    ['a parameter that the address lacks', '?pointId=1&type=food', {}],
    ['an order that takes a capability', `${HERE}&sort=price`, {}],
    ['two people who have signed in here', HERE, { [KEY]: ['{"page":3}', '{"page":1}'] }],
  ])('is not known with %s', (_why, search, remembered) =>
    expect(callAt(search, remembered)).toBeUndefined(),
  );

  it('is none where no list stands', () =>
    expect(listAt([foods], { pathname: '/profile', search: '' })).toBeUndefined());

  it('says no more than the documents print, unless the page announces that it may', () => {
    const place = listAt([{ ...foods, extended: ['page', 'per_page'] }], {
      pathname: '/menu/foods',
      search: HERE,
    });
    const asked = () => place && listCall(place, () => [], 12);
    expect(asked()).toBe('/foods/category/7?type=food');
    document.head.insertAdjacentHTML('beforeend', '<meta name="carte-capabilities" content="filters">');
    expect(asked()).toBe('/foods/category/7?page=1&per_page=12&type=food');
  });

  it('[TD-06] has as many rows as the person has chosen, where nothing else says', () => {
    expect(callAt(HERE, {}, '25')).toContain('per_page=25');
    expect(callAt(`${HERE}&page=2&perPage=50`, {}, '25')).toContain('per_page=50');
  });
});
