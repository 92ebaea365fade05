import { expect, it } from 'vitest';
import { lettersOf } from '../../ui/Initials';

it.each([
  ['Кофе и книги', 'КК'],
  ['Веранда на Волге', 'ВВ'],
  ['Пекарня у моря', 'ПМ'],
  ['На Патриарших', 'П'],
  ['Чай со вкусом', 'ЧВ'],
  ['анна воронцова', 'АВ'],
  // Nothing else is there to say.
  ['До', 'Д'],
  ['Б', 'Б'],
  ['', ''],
])('the initials of «%s» are %s: a preposition says nothing of a name', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});
