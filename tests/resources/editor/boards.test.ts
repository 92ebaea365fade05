import { describe, expect, it } from 'vitest';
import { boardOf, findDishes, readDish } from '../../../resources/menus/editor/board';
import { changedSections, moveDishes, moveSection, stepOf } from '../../../resources/menus/editor/moveDishes';
import { readRows } from '../../../resources/menus/editor/usePaste';

const food = (id: number) => ({ id, title: `Ёлка ${id}`, version: 1 });
const board = boardOf({
  menu: { id: 1, title: 'Меню', visible: true },
  categories: [
    { id: 1, type: 'food', title: 'Супы', foods: [food(1), food(2), food(3)] },
    { id: 2, type: 'drink', title: 'Соки', foods: [food(4)] },
    { id: 3, type: 'food', title: 'Горячее', foods: [food(5)] },
  ],
});
const order = (now: typeof board) => now.sections.map(({ rows }) => rows.map(({ id }) => id));

describe('order', () => {
  it.each([
    ['down in its category', [1], { section: 'food:1', before: 3 }, [[2, 1, 3], [4], [5]]],
    ['several, in their order', [3, 1], { section: 'food:3', before: 5 }, [[2], [4], [1, 3, 5]]],
    ['before one that moves itself', [1, 2], { section: 'food:1', before: 2 }, [[1, 2, 3], [4], [5]]],
    ['never to another kind', [1], { section: 'drink:2', before: undefined }, [[1, 2, 3], [4], [5]]],
  ] as const)('a row moves %s', (_how, ids, target, expected) => {
    expect(order(moveDishes(board, new Set<number>(ids), target))).toEqual(expected);
  });

  it('a step over the edge of a category leads to the next of its kind', () => {
    expect(stepOf(board, 3, { by: 1, isFar: false })).toEqual({ section: 'food:3', before: 5 });
    expect(stepOf(board, 5, { by: -1, isFar: false })).toEqual({ section: 'food:1', before: undefined });
    expect(stepOf(board, 4, { by: 1, isFar: false })).toBeUndefined();
  });

  it('what stands as before is not said to have changed', () => {
    expect(changedSections(board, moveDishes(board, new Set([1]), { section: 'food:1', before: 2 }))).toEqual(
      [],
    );
    const moved = moveDishes(board, new Set([1]), { section: 'food:3', before: undefined });
    expect(changedSections(board, moved).map(({ key }) => key)).toEqual(['food:1', 'food:3']);
    expect(moveSection(board, 'food:3', 'food:1').sections.map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});

it('a dish is the same whether its record tells of it or the board: read again after a save, it is not drawn anew', () => {
  const visibility = {
    is_visible: false,
    timezone: 'Europe/Moscow',
    causes: [],
    notes: [],
    changes_at: null,
  };
  const record = {
    ...food(1),
    type: 'food',
    visible: true,
    stopable: [],
    stop: null,
    images: [],
    visibility,
  };
  expect(readDish(record, 1)).toEqual(board.sections[0]?.rows[0]);
  expect(readDish({ ...record, visible: false }, 1).visibility).toEqual(visibility);
});

it('the search finds over all categories, by every word, ё as е', () => {
  expect(findDishes(board.sections, 'елка 4').map(({ rows }) => rows.length)).toEqual([1]);
  expect(findDishes(board.sections, 'суп').flatMap(({ rows }) => rows)).toHaveLength(3);
  expect(findDishes(board.sections, 'нет')).toEqual([]);
});

it.each([
  ['Борщ\t350 г\t390', { title: 'Борщ', portion: '350 г', price: '390' }],
  ['Борщ\t390', { title: 'Борщ', portion: '', price: '390' }],
  ['Борщ\t350\tг\t390,50', { title: 'Борщ', portion: '350 г', price: '390,50' }],
  ['"Борщ ""московский"""\t\t390 ₽', { title: 'Борщ "московский"', portion: '', price: '390 ₽' }],
])('the pasted line %j is read', (line, entry) => {
  expect(readRows(`${line}\r\n\n${line}`)).toEqual([entry, entry]);
});
