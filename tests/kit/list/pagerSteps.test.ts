import { describe, expect, it } from 'vitest';
import { pagerSteps } from '../../../kit/list/Pager';

const drawn = (page: number, pages: number): string =>
  pagerSteps(page, pages)
    .map((step) => (step === 'gap' ? '…' : step))
    .join(' ');

describe('pages of a list', () => {
  it('[UI-14] is nothing under two pages', () => {
    expect(pagerSteps(1, 0)).toEqual([]);
    expect(pagerSteps(1, 1)).toEqual([]);
  });

  it.each([
    [1, 2, '1 2'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 3 … 9'],
    [3, 9, '1 2 3 4 5 … 9'],
    [4, 9, '1 2 3 4 5 6 … 9'],
    [5, 9, '1 … 3 4 5 6 7 … 9'],
    [6, 9, '1 … 4 5 6 7 8 9'],
    [9, 9, '1 … 7 8 9'],
    [50, 100, '1 … 48 49 50 51 52 … 100'],
  ])('[UI-15] page %i of %i: %s', (page, pages, expected) => {
    expect(drawn(page, pages)).toBe(expected);
  });

  it('[UI-15] stays inside the pages when the address asks for one beyond', () => {
    expect(drawn(40, 4)).toBe('1 2 3 4');
    expect(drawn(-3, 9)).toBe('1 2 3 … 9');
  });
});
