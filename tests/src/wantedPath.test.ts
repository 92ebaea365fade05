import { describe, expect, it } from 'vitest';
import type { User } from '../../dataProvider/User';
import { readUser } from '../../dataProvider/User';
import { session } from '../../src/auth/session';
import { HOME_PATH, isWanted, wantedPath } from '../../src/auth/wantedPath';
import { owner } from './fakeServer';

describe('wantedPath', () => {
  it.each([
    '/management/points/edit?id=7',
    '/menu/foods?pointId=1&type=food&id=3#top',
    '/profile',
    '/menu?id=4',
  ])('[AU-04] leads back to %s', (from) => {
    expect(wantedPath({ from })).toBe(from);
  });

  it.each([null, undefined, {}, { from: 7 }, { from: '' }, { from: '/' }, 'text', 0])(
    '[AU-04] leads to the points when nothing was asked for: %j',
    (state) => {
      expect(wantedPath(state)).toBe(HOME_PATH);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/%5C/../\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'evil.example/path',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'http:evil.example',
    '@evil.example',
    './/evil.example',
    '?next=//evil.example',
    '#//evil.example',
    '//evil.example/management/points',
    '////evil.example',
    '//evil.example@carte.example',
    '//carte.example@evil.example',
    '//[::1]/',
    '//127.0.0.1',
    '//evil.example:443/x',
    '//%65vil.example',
    '/\\evil.example/management',
    '\\/evil.example',
    '\\/\\/evil.example',
    '/\r/evil.example',
    '/\t/\tevil.example',
    '\n//evil.example',
    '\r\n//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '\u00a0//evil.example',
    '\u3000//evil.example',
    '／／evil.example',
    'https:/evil.example',
    'https:evil.example',
    'HTTPS://evil.example',
    'ftp://evil.example',
    'file:///etc/passwd',
    'blob:https://evil.example/1',
    'about:blank',
    'mailto:a@evil.example',
    'ws://evil.example',
    'intent://evil.example#Intent;end',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://carte.example/%0aalert(1)',
    'data:,//evil.example',
    '/a/..//evil.example',
    '/a/../..//evil.example',
    '/./\\evil.example',
    '/%2e%2e//evil.example',
    '/management/..//evil.example',
    '../evil.example',
    'management/points',
  ])('[XC5] drops an address of another place: %j', (from) => {
    expect(wantedPath({ from })).toBe(HOME_PATH);
  });

  it('[XC5] keeps to this origin whatever it is given', () => {
    const pieces = [
      '/',
      '\\',
      '//',
      '.',
      '..',
      '@',
      ':',
      'evil.example',
      'javascript:',
      '\t',
      '%2f',
      '?',
      '#',
    ];
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces) {
          const path = wantedPath({ from: a + b + c });
          expect(path.startsWith('/')).toBe(true);
          expect(new URL(path, 'https://carte.example').origin).toBe('https://carte.example');
        }
  });

  it('says whether a guard sent the visitor', () => {
    expect(isWanted({ from: '/menu/list' })).toBe(true);
    expect(isWanted(null)).toBe(false);
  });
});

describe('where a person starts', () => {
  const shift = { links: ['menu_list', 'menu_stop'], closed_calls: ['foods.update', 'menus.update'] };
  it.each<[string, object, string]>([
    [
      'an owner',
      { links: ['management_dashboard', 'management_points'], capabilities: ['overview'] },
      '/management/dashboard',
    ],
    [
      'an owner where there is no overview',
      { links: ['management_dashboard', 'management_points'] },
      HOME_PATH,
    ],
    ['who stops dishes and no more', { ...shift, capabilities: ['stop_list.read'] }, '/menu/stop'],
    ['the same where no stop list can be read', shift, HOME_PATH],
    ['who works on menus', { ...shift, closed_calls: [], capabilities: ['stop_list.read'] }, HOME_PATH],
    [
      'who has chosen a page',
      {
        links: ['management_dashboard'],
        capabilities: ['overview'],
        preferences: { start_page: '/menu/list' },
      },
      '/menu/list',
    ],
  ])('%s', (_who, user, path) => {
    session.setUser(readUser({ ...owner, ...user }) as User);
    expect(wantedPath(undefined)).toBe(path);
    session.logout();
  });
});
