import { describe, expect, it } from 'vitest';
import { HOME_PATH, isWanted, wantedPath } from '../../src/auth/wantedPath';

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
  ])('drops an address of another place: %j', (from) => {
    expect(wantedPath({ from })).toBe(HOME_PATH);
  });

  it('keeps to this origin whatever it is given', () => {
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
