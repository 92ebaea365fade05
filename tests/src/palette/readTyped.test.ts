import { expect, it } from 'vitest';
import type { PaletteAct } from '../../../kit/palette/PaletteEntry';
import { readTyped } from '../../../src/palette/readTyped';

const act = (key: string, word: string, more: Partial<PaletteAct> = {}): PaletteAct => ({
  key,
  words: [word],
  icon: () => null,
  label: () => key,
  run: async () => ({ said: '', undo: async () => '' }),
  ...more,
});
const ACTS = [act('stop', 'стоп'), act('price', 'цена', { valueHint: () => 'ещё число' })];

it.each([
  ['борщ', undefined, 'борщ', ''],
  ['  Борщ  ', undefined, 'Борщ', ''],
  ['стоп борщ', 'stop', 'борщ', ''],
  ['СТОП борщ 2', 'stop', 'борщ 2', ''],
  ['cnjg ,jho', 'stop', 'борщ', ''],
  ['цена латте 260', 'price', 'латте', '260'],
  ['цена латте 260,50 ₽', 'price', 'латте', '260.50'],
  ['WTYF KFNNT 260', 'price', 'латте', '260'],
  ['цена 260', 'price', '260', ''],
  ['борщ 440', undefined, 'борщ', '440'],
  ['стопка', undefined, 'стопка', ''],
  ['7up', undefined, '7up', ''],
  ['стоп', 'stop', '', ''],
])('[TD-07] "%s" is read as act %s, dish "%s", number "%s"', (typed, key, query, value) => {
  const meant = readTyped(typed, ACTS);
  expect([meant.act?.key, meant.query, meant.value]).toEqual([key, query, value]);
});
