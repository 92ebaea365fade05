import { expect, it, vi } from 'vitest';
import { HttpError } from '../../../contract/errors';
import { type CellAt, CellConflict, createCells } from '../../../kit/rows/createCells';

const PRICE: CellAt = { row: 1, column: 'price' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Cells whose saves are answered one by one, by hand. */
const begin = () => {
  const sent: string[] = [];
  const seenBy: string[] = [];
  const answers: ((error?: unknown) => void)[] = [];
  const timers: (() => void)[] = [];
  const cells = createCells({
    send: ({ row, column }, typed, seen) => {
      sent.push(`${row} ${column} ${typed}`);
      seenBy.push(seen);
      return new Promise((resolve, reject) =>
        answers.push((error) => (error === undefined ? resolve(`${typed} ₽`) : reject(error))),
      );
    },
    wordsOf: () => 'words',
    later: (then) => void timers.push(then),
  });
  return { cells, sent, seenBy, answers, timers };
};

it('cells of one record are saved one after the other, those of others at once', async () => {
  const { cells, sent, answers } = begin();
  cells.save(PRICE, '10', '5');
  cells.save({ row: 1, column: 'title' }, 'a', '5');
  cells.save({ row: 2, column: 'price' }, '20', '5');
  await settle();
  expect(sent).toEqual(['1 price 10', '2 price 20']);
  answers[0]?.();
  await settle();
  expect(sent).toEqual(['1 price 10', '2 price 20', '1 title a']);
});

it('what was typed last is what is sent, and an older answer says nothing of it', async () => {
  const { cells, sent, answers } = begin();
  cells.save(PRICE, '10', '5');
  await settle();
  cells.save(PRICE, '11', '5');
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
  cells.save(PRICE, '-5', '5');
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
  cells.save(PRICE, '12', '5');
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

it('goes over what the person has seen: what stood there, or what they have saved since', async () => {
  const { cells, seenBy, answers } = begin();
  cells.save(PRICE, '10', '5');
  await settle();
  // Opened again while that is on its way: the row still holds what stood there.
  cells.save(PRICE, '11', '5');
  answers[0]?.();
  await settle();
  answers[1]?.();
  await settle();
  expect(seenBy).toEqual(['5', '10 ₽']);
});

it('what somebody else has changed meanwhile stays in its cell with both values, until one is chosen', async () => {
  const { cells, sent, seenBy, answers } = begin();
  cells.save(PRICE, '390', '400');
  await settle();
  answers[0]?.(new CellConflict('both', '420'));
  await settle();
  expect(cells.stateOf(PRICE)).toEqual({ kind: 'refused', typed: '390', words: 'words', theirs: '420' });
  cells.save(PRICE, '390', '420');
  await settle();
  expect(sent).toEqual(['1 price 390', '1 price 390']);
  expect(seenBy).toEqual(['400', '420']);
});
