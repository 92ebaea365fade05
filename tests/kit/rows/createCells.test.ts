import { expect, it, vi } from 'vitest';
import { HttpError } from '../../../contract/errors';
import { type CellAt, createCells } from '../../../kit/rows/createCells';

const PRICE: CellAt = { row: 1, column: 'price' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Cells whose saves are answered one by one, by hand. */
const begin = () => {
  const sent: string[] = [];
  const answers: ((error?: unknown) => void)[] = [];
  const timers: (() => void)[] = [];
  const cells = createCells({
    send: ({ row, column }, typed) => {
      sent.push(`${row} ${column} ${typed}`);
      return new Promise((resolve, reject) =>
        answers.push((error) => (error === undefined ? resolve() : reject(error))),
      );
    },
    wordsOf: () => 'words',
    later: (then) => void timers.push(then),
  });
  return { cells, sent, answers, timers };
};

it('cells of one record are saved one after the other, those of others at once', async () => {
  const { cells, sent, answers } = begin();
  cells.save(PRICE, '10');
  cells.save({ row: 1, column: 'title' }, 'a');
  cells.save({ row: 2, column: 'price' }, '20');
  await settle();
  expect(sent).toEqual(['1 price 10', '2 price 20']);
  answers[0]?.();
  await settle();
  expect(sent).toEqual(['1 price 10', '2 price 20', '1 title a']);
});

it('what was typed last is what is sent, and an older answer says nothing of it', async () => {
  const { cells, sent, answers } = begin();
  cells.save(PRICE, '10');
  await settle();
  cells.save(PRICE, '11');
  answers[0]?.(new Error('late'));
  await settle();
  expect(cells.stateOf(PRICE)).toEqual({ kind: 'saving', typed: '11' });
  answers[1]?.();
  await settle();
  expect(sent).toEqual(['1 price 10', '1 price 11']);
  expect(cells.stateOf(PRICE)).toEqual({ kind: 'saved', typed: '11' });
});

it('what is refused keeps what was typed, with the words, until it is given up', async () => {
  const { cells, answers } = begin();
  const heard = vi.fn();
  cells.subscribe(PRICE, heard);
  cells.save(PRICE, '-5');
  await settle();
  answers[0]?.(new HttpError(422));
  await settle();
  expect(cells.stateOf(PRICE)).toEqual({ kind: 'refused', typed: '-5', words: 'words' });
  expect(cells.refusedIn(1, ['title', 'price'])).toBe('price');
  expect(cells.unsaved()).toBe(1);
  cells.drop(PRICE);
  expect(cells.unsaved()).toBe(0);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('without a network a cell waits, and is sent again when that is back', async () => {
  const { cells, sent, answers } = begin();
  cells.save(PRICE, '12');
  await settle();
  answers[0]?.(new HttpError(0));
  await settle();
  expect(cells.stateOf(PRICE)).toEqual({ kind: 'waiting', typed: '12' });
  cells.resend();
  await settle();
  answers[1]?.();
  await settle();
  expect(sent).toEqual(['1 price 12', '1 price 12']);
  expect(cells.stateOf(PRICE)?.kind).toBe('saved');
});
