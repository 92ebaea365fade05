import { expect, it } from 'vitest';
import { otherLayout } from '../../contract/texts/keyboardLayout';

it.each([
  [',jho', 'борщ'],
  ['kfnnt', 'латте'],
  ['[kt,', 'хлеб'],
  ['зшяяф', 'pizza'],
  ['cnjg ,jho', 'стоп борщ'],
  ['WTYF KFNNT 260', 'цена латте 260'],
])('[TD-07] "%s" are the keys of "%s"', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

it.each(['', '260', '%_', 'Latte и чай'])('"%s" was typed as it was meant', (typed) => {
  expect(otherLayout(typed)).toBeUndefined();
});
