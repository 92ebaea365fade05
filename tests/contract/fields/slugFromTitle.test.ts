import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugFromTitle } from '../../../contract/fields/slugFromTitle';
import { propertyRuns } from '../../propertyRuns';

describe('a title as an address', () => {
  it.each([
    ['Щётка и объезд', 'shchyotka-i-obezd'],
    ['Сыр & Хлеб «Ёлка» №5', 'syr-khleb-yolka-5'],
    ['  ЦЕХ--1  ', 'tsekh-1'],
    ['Café Müller', 'cafe-muller'],
    ['Подъезд', 'podezd'],
    ['Чай, кофе', 'chai-kofe'],
    ['и\u0306од', 'yod'],
    ['', ''],
    ['«…»', ''],
  ])('[FT-19] [MN-18] %s -> %s', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  it('[MN-18] is lower case words with hyphens between them, for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        expect(slugFromTitle(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);
});
