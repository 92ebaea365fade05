import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestFirst, findBest, isExactly } from '../../contract/bestFirst';
import { propertyRuns } from '../propertyRuns';

const self = (text: string): readonly string[] => [text];
const units = ['мл', 'л', 'кг', 'г', 'мг', 'шт.'];

describe('what is found for a typed text', () => {
  it.each([
    ['г', ['г', 'кг', 'мг']],
    ['л', ['л', 'мл']],
    ['Г', ['г', 'кг', 'мг']],
    ['шт', ['шт.']],
    ['', units],
    ['  ', units],
    ['ъ', []],
  ])('of the units, %j finds %j', (typed, found) => {
    expect(findBest(units, typed, self)).toEqual(found);
  });

  it('[FT-10] stands in the order: the text itself, its beginning, the beginning of a word, anywhere', () => {
    const titles = ['Гречка с сыром', 'Бессырный', 'Суп', 'Сырники', 'сыр'];
    expect(findBest(titles, 'Сыр', self)).toEqual(['сыр', 'Сырники', 'Гречка с сыром', 'Бессырный']);
    expect(findBest(['Пассыр', 'Сырники', 'сыр-пармезан'], 'сыр', self)).toEqual([
      'Сырники',
      'сыр-пармезан',
      'Пассыр',
    ]);
  });

  it('yo is ye, case and accents do not count, the short i is a letter of its own', () => {
    expect(findBest(['Ёлка', 'елка'], 'елка', self)).toEqual(['Ёлка', 'елка']);
    expect(findBest(['Мёд', 'Café'], 'МЕД', self)).toEqual(['Мёд']);
    expect(findBest(['Café'], 'cafe', self)).toEqual(['Café']);
    expect(isExactly('Чай', 'чаи')).toBe(false);
    expect(isExactly('  Сгущённое\u00a0молоко', 'сгущенное молоко ')).toBe(true);
  });

  it('words may stand apart, and the best of several texts counts', () => {
    const cities = [
      ['Кировград', 'Кировград, Свердловская область'],
      ['Киров', 'Киров, Калужская область'],
    ];
    const textsOf = (city: readonly string[]) => city;
    expect(findBest(cities, 'киров', textsOf)[0]?.[0]).toBe('Киров');
    expect(findBest(cities, 'киров, калуж', textsOf).map(([title]) => title)).toEqual(['Киров']);
    expect(findBest(cities, 'калужская киров', textsOf).map(([title]) => title)).toEqual(['Киров']);
  });

  it('what a server found is put in order and never left out', () => {
    expect(bestFirst(['Санкт-Петербург', 'Спбург'], 'спб', self)).toEqual(['Спбург', 'Санкт-Петербург']);
  });

  it('whatever is typed, a text that is exactly it comes first and equals keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.string({ unit: 'binary' }), (texts, typed) => {
        const found = findBest([...texts, typed], typed, self);
        expect(isExactly(found[0] ?? '', typed) || typed.trim() === '').toBe(true);
        expect(bestFirst(texts, typed, self).toSorted()).toEqual(texts.toSorted());
      }),
      { numRuns: propertyRuns },
    );
  });
});
