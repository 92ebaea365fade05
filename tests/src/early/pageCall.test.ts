import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { resources } from '../../../resources';
import { earlyPages } from '../../../resources/earlyPages';
import { type EarlyPage, pageAt, pageCall } from '../../../src/early/earlyCalls';

const editor: EarlyPage = {
  path: '/menu/editor',
  call: '/menus/{id}/board',
  params: { id: 'menuId' },
  seen: ['view', 'board'],
};
const seen = () => 'board';
const at = (pathname: string, stored: (key: string) => string | null = seen) =>
  pageAt([editor], { pathname, search: '' }, stored);

describe('a page whose call the first script makes', () => {
  it('is the one at the address, also with a slash at its end', () =>
    expect([at('/menu/editor'), at('/menu/editor/')]).toEqual([editor, editor]));

  it('is none elsewhere', () => expect(at('/menu')).toBeUndefined());

  it('is none on a browser that has not seen it: the backend may not have its call', () => {
    expect(at('/menu/editor', () => null)).toBeUndefined();
    expect(at('/menu/editor', () => 'list')).toBeUndefined();
  });
});

describe('the call that a page will make', () => {
  const callAt = (search: string) => pageCall(editor, { pathname: '/menu/editor', search });

  it('is filled by the address', () => expect(callAt('?pointId=1&menuId=7')).toBe('/menus/7/board'));
  it('stays one part of its path', () =>
    expect(callAt(`?menuId=${encodeURIComponent('7/../8')}`)).toBe('/menus/7%2F..%2F8/board'));
  it.each(['?pointId=1', '?menuId='])('is not known at %s', (search) =>
    expect(callAt(search)).toBeUndefined(),
  );
});

describe('what is declared', () => {
  it.each(earlyPages)('$resource, $page: a page, its call and the parents of its address', (each) => {
    const resource = resources.find(({ name }) => name === each.resource);
    const [, route] = Object.entries(resource?.routes ?? {}).find(([name]) => name === each.page) ?? [];
    expect(route?.params.map(({ parent }) => parent)).toEqual(
      expect.arrayContaining(Object.values(each.params)),
    );
    expect(endpoints[each.call].path).toContain(`{${Object.keys(each.params)[0]}}`);
  });
});
