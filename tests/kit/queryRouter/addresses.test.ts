import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTemplate, type RouteEntry, readRoutes } from '../../../kit/declaration/readRoutes';
import { resolveTarget } from '../../../kit/queryRouter/createQueryRouter';
import { listSearch, mergeSearch } from '../../../kit/queryRouter/mergeSearch';
import { createRouteTable, fromAddress, toAddress } from '../../../kit/queryRouter/RouteTable';
import { table } from './tables';

const entry = (resource: string, kind: 'list' | 'create' | 'edit' | 'deleted'): RouteEntry => {
  const found = table.find(resource, kind);
  if (!found) throw new Error(`No route ${resource}.${kind}.`);
  return found;
};
const split = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search: search && `?${search}` };
};
const standing = (address: string, parents = {}) => ({
  location: split(address),
  parents: { ...parents, ...fromAddress(table, split(address))?.parents },
});
const foods = '/menu/foods?pointId=3&type=drink&id=8';

describe('route templates', () => {
  it('name a parameter and the parent it stands for', () => {
    expect(parseTemplate('/menu?id:menuId')).toEqual({
      path: '/menu',
      params: [{ name: 'id', parent: 'menuId', isOptional: false }],
    });
    expect(parseTemplate('/menu/list/deleted?~pointId').params).toEqual([
      { name: 'pointId', parent: 'pointId', isOptional: true },
    ]);
    expect(parseTemplate('/menu/list')).toEqual({ path: '/menu/list', params: [] });
  });

  it.each(['/menu?', '/menu?id&id', '/menu?a-b', '/menu?x?y', '/menu/:id', '/'])(
    '%s is refused',
    (template) => {
      expect(() => parseTemplate(template as `/${string}`)).toThrow(template);
    },
  );

  it('a mistake names the resource and the route', () => {
    const read = () =>
      readRoutes({ name: 'teas', routes: { list: '/teas', edit: '/teas/edit?teaId' }, list: {} });
    expect(read).toThrow(/"teas", routes.edit: .*record's id/);
  });

  it('two routes on one path are refused by name', () => {
    const [list] = Object.values(readRoutes({ name: 'teas', routes: { list: '/teas' }, list: {} }));
    const [other] = Object.values(readRoutes({ name: 'cups', routes: { list: '/teas' }, list: {} }));
    expect(() => createRouteTable([list as RouteEntry, other as RouteEntry])).toThrow(
      /teas.list and cups.list/,
    );
  });
});

describe('from place to address and back', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 });

  it('loses nothing, whatever the ids look like', () => {
    fc.assert(
      fc.property(word, word, word, word, (pointId, type, categoryId, id) => {
        const address = toAddress(entry('foods', 'edit'), { parents: { pointId, type, categoryId }, id });
        expect(fromAddress(table, split(address ?? ''))).toMatchObject({
          parents: { pointId, type, categoryId },
          id,
          missing: [],
        });
      }),
    );
  });

  it('any parameter that is left out is named, and makes no address', () => {
    const all = { pointId: '3', type: 'food', categoryId: '8' };
    fc.assert(
      fc.property(fc.subarray(Object.keys(all), { maxLength: 2 }), (kept) => {
        const parents = Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name)));
        expect(toAddress(entry('foods', 'create'), { parents })).toBeUndefined();
        const search = `?${new URLSearchParams(parents)}`;
        expect(fromAddress(table, { pathname: '/menu/foods/add', search })?.missing).toEqual(
          Object.keys(all).filter((name) => !kept.includes(name)),
        );
      }),
    );
  });

  it('a record of two kinds is kind:id inside and apart in the address; dish is read as food', () => {
    expect(toAddress(entry('categories', 'edit'), { parents: { menuId: '5' }, id: 'drink:12' })).toBe(
      '/menu/categories/edit?menuId=5&type=drink&id=12',
    );
    expect(fromAddress(table, split('/menu/categories/edit?menuId=5&type=dish&id=12'))).toMatchObject({
      id: 'food:12',
      parents: { menuId: '5', type: 'food' },
      missing: [],
    });
    expect(fromAddress(table, split('/menu/categories/edit?menuId=5&type=soup&id=12'))?.missing).toEqual([
      'type',
    ]);
  });
});

describe('targets of react-admin', () => {
  it.each([
    ['/points', '/management/points'],
    ['/points/create', '/management/points/add'],
    ['/points/7', '/management/points/edit?id=7'],
    ['/points/7/show', '/management/points/edit?id=7'],
    ['/foods', '/menu/foods?pointId=3&type=drink&id=8'],
    ['/foods/create', '/menu/foods/add?pointId=3&type=drink&categoryId=8'],
    ['/foods/41', '/menu/foods/edit?pointId=3&type=drink&categoryId=8&id=41'],
    ['/foods/create?source=%7B%7D', '/menu/foods/add?pointId=3&type=drink&categoryId=8&source=%7B%7D'],
    ['/menu/foods/add', '/menu/foods/add?pointId=3&type=drink&categoryId=8'],
    ['/vacancies/add', '/vacancies/add'],
    ['/vacancies/9', '/vacancies/edit?id=9'],
  ])('%s from a list of drinks is %s', (to, address) => {
    expect(resolveTarget(table, standing(foods), to)).toBe(address);
    const { pathname, search } = split(to);
    expect(resolveTarget(table, standing(foods), { pathname, search, state: 1 })).toMatchObject(
      split(address),
    );
  });

  it.each([
    '/profile',
    'https://carte.example/points',
    '//evil.example',
    'mailto:a@b.c',
    '/points/7/8/9',
    'relative',
    '#top',
  ])('%s goes through untouched', (to) => {
    expect(resolveTarget(table, standing(foods), to)).toBe(to);
  });

  it('what lacks a parent leads where the specification sends it', () => {
    expect(resolveTarget(table, standing('/management/points'), '/foods/41')).toBe('/menu/list');
  });

  it('remembered parents fill what the address does not carry', () => {
    const at = standing('/management/points', { pointId: '3', type: 'food', categoryId: '2' });
    expect(resolveTarget(table, at, '/foods/create')).toBe(
      '/menu/foods/add?pointId=3&type=food&categoryId=2',
    );
  });
});

describe('search-only navigation', () => {
  it('[LP-19] keeps the route’s own parameters, whatever list state comes', () => {
    const state = fc.dictionary(fc.constantFrom('page', 'sort', 'order', 'filter', 'perPage'), fc.string());
    fc.assert(
      fc.property(state, (next) => {
        const merged = resolveTarget(table, standing(foods), { search: `?${new URLSearchParams(next)}` });
        expect(
          fromAddress(table, { pathname: '/menu/foods', search: (merged as { search: string }).search }),
        ).toEqual(fromAddress(table, split(foods)));
      }),
    );
  });

  it('leaves out what the page starts with, but never the page number', () => {
    const search = '?page=1&perPage=12&sort=id&order=ASC&filter=%7B%7D';
    expect(mergeSearch(entry('foods', 'list'), split(foods).search, search)).toBe(
      '?pointId=3&type=drink&id=8&page=1',
    );
  });

  it('[LP-19] gives react-admin back the whole list state and nothing of the route', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.constantFrom('title', 'price', 'id'),
        fc.constantFrom('ASC', 'DESC'),
        (page, sort, order) => {
          const state = { filter: '{"title":"x"}', order, page: String(page), perPage: '12', sort };
          const list = entry('foods', 'list');
          const merged = mergeSearch(list, split(foods).search, `?${new URLSearchParams(state)}`);
          expect(Object.fromEntries(new URLSearchParams(listSearch(list, merged)))).toEqual(state);
        },
      ),
    );
    expect(listSearch(entry('foods', 'list'), split(foods).search)).toBe('');
  });
});
