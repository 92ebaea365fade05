import { expect, it } from 'vitest';
import { unbroken } from '../../contract/texts/unbroken';

/** With `~` where no line ends. */
it.each([
  ['a number keeps its unit', '0,5 л', '0,5~л'],
  ['and what it counts', 'из 57 блюд', 'из~57~блюд'],
  ['and its sign', 'на 12 % больше', 'на~12~% больше'],
  ['a preposition keeps its word', 'Открыто до 23:00', 'Открыто до~23:00'],
  ['the first one, too', 'До 5 МБ', 'До~5~МБ'],
  [
    'a day keeps its month',
    'Ждём вас с 7 декабря, понедельник, в 8:00',
    'Ждём вас с~7~декабря, понедельник, в~8:00',
  ],
  ['a telephone is one number', '+7 495 000-11-20', '+7~495~000-11-20'],
  ['a unit behind a comma does not stand alone', 'белки, г', 'белки,~г'],
  ['a dash begins no line', 'заказать — в часы', 'заказать~— в~часы'],
  ['the end of a word is no preposition', 'квас свежий', 'квас свежий'],
])('%s', (_rule, words, kept) => {
  expect(unbroken(words).replaceAll('\u00a0', '~')).toBe(kept);
});
