import { describe, expect, it } from 'vitest';
import { DOCUMENTED, documentedCall } from '../journeys/plain/documentedCalls';
import { bodyKeys, DOCUMENTED_KEYS, undocumentedKeys } from '../journeys/plain/documentedKeys';
import { plainAnswer } from '../journeys/plain/plainAnswer';

const asked = (method: string, path: string, type?: string) =>
  documentedCall(method, new URL(path, 'http://plain.test'), type);

describe('the plain backend of the journeys', () => {
  it('knows the 43 calls that the two specifications print', () => {
    expect(DOCUMENTED).toHaveLength(43);
    expect(Object.keys(DOCUMENTED_KEYS).sort()).toEqual([...DOCUMENTED].sort());
  });

  it.each([
    ['foods.update', '/api/foods/3', '{"price":"1","categoryId":4}', []],
    ['foods.update', '/api/foods/3', '{"price":"1","visible":false}', ['foods.update visible']],
    [
      'menus.update',
      '/api/point/3/menus/4',
      '--x\r\nContent-Disposition: form-data; name="images[0]"; filename="a.png"\r\n--x\r\nContent-Disposition: form-data; name="_types"\r\n',
      ['menus.update _types'],
    ],
    [
      'categories.list',
      '/api/categories/3?page=1&filters[0][field]=title',
      '',
      ['categories.list ?page', 'categories.list ?filters'],
    ],
  ] as const)('finds what %s carries beyond the documents: %s %s', (key, path, body, beyond) => {
    expect(undocumentedKeys(key, new URL(path, 'http://plain.test'), bodyKeys(body))).toEqual(beyond);
  });

  it.each([
    ['GET', '/api/deleted_menus/restore?ids[]=4', undefined, 'menus.restoreMany'],
    ['GET', '/api/deleted_menus/4', undefined, 'menus.deleted'],
    ['DELETE', '/api/point/7/menus/', undefined, 'menus.deleteMany'],
    ['POST', '/api/foods/7', 'multipart/form-data; boundary=x', 'foods.update'],
    ['POST', '/api/foods/7', 'application/json', undefined],
    ['POST', '/api/auth/login', 'application/json', undefined],
    ['POST', '/api/auth/logout', undefined, undefined],
    ['GET', '/api/point/7/foods/stop-list', undefined, undefined],
    ['GET', '/api/fields/permissions/menu_general', undefined, undefined],
    ['GET', '/api/fields/permissions/point_docs', undefined, 'fields.permissions'],
  ])('%s %s (%s) is %s', (method, path, type, key) => {
    expect(asked(method, path, type)?.key).toBe(key);
  });

  it('drops the parameters that no document names, and asks for the whole of a list without pages', () => {
    const foods = asked('GET', '/api/foods/category/3?type=food&page=2&filters[0][field]=title&sort=price');
    expect(foods?.isWhole).toBe(true);
    expect(foods?.url.search).toBe('?type=food&per_page=100');
    const menus = asked('GET', '/api/point/3/menus?page=2&per_page=12&sort=title');
    expect(menus?.url.search).toBe('?page=2&per_page=12');
  });

  it('says of a written record no more than its id, and of a page no more than the documents print', () => {
    expect(plainAnswer('points.create', { point: { id: 7, title: 'Кафе' } })).toEqual({ id: 7 });
    expect(plainAnswer('points.update', { point: { id: 7, title: 'Кафе' } })).toEqual({});
    const page = { data: [{ id: 1, timezone: 'x' }], current_page: 1, last_page: 3, total: 30, per_page: 12 };
    expect(plainAnswer('menus.list', page)).toEqual({ data: [{ id: 1 }], last_page: 3 });
  });
});
