import { describe, expect, it } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { shownText } from '../../i18n/text';

const points = '%{smart_count} точка |||| %{smart_count} точки |||| %{smart_count} точек';

describe('shownText', () => {
  it.each([
    [0, '0 точек'],
    [1, '1 точка'],
    [2, '2 точки'],
    [4, '4 точки'],
    [5, '5 точек'],
    [11, '11 точек'],
    [12, '12 точек'],
    [14, '14 точек'],
    [21, '21 точка'],
    [22, '22 точки'],
    [101, '101 точка'],
    [111, '111 точек'],
    [1.5, '1,5 точки'],
  ])('[UI-17] counts %s as "%s"', (count, expected) => {
    expect(shownText(points, { smart_count: count })).toBe(expected);
  });

  it('[UI-17] groups large counts the Russian way', () => {
    expect(shownText(points, { smart_count: 12_001 })).toMatch(/^12\s001 точка$/u);
  });

  it('fills every mark and leaves none behind', () => {
    expect(shownText('%{a} и %{b}, %{a}%{c}', { a: 1, b: 'два' })).toBe('1 и два, 1');
  });

  it.each([
    [0.0001, 'не меньше 0,0001'],
    [999.99, 'не меньше 999,99'],
    [1e-7, 'не меньше 0,0000001'],
    [2026, 'не меньше 2026'],
  ])('[UI-17] %s has a comma and every digit: "%s"', (min, expected) => {
    expect(shownText('не меньше %{min}', { min })).toBe(expected);
  });

  it('takes the first form when no count is given', () => {
    expect(shownText('файл |||| файла |||| файлов')).toBe('файл');
  });

  it('leaves no mark behind for what is no text', () => {
    expect(i18nProvider.translate('Имя: «%{who}»', { who: { name: 'Анна' } })).toBe('Имя: «»');
  });

  it('does not fill marks that came in with an argument', () => {
    expect(shownText('«%{title}»', { title: '%{secret}', secret: 'x' })).toBe('«%{secret}»');
  });
});
