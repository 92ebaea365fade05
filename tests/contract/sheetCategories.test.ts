import { expect, it } from 'vitest';
import { baseOfName, kindOfName, missingIn, type SheetCategory } from '../../contract/sheets/categories';

it.each([
  ['Бар', 'drink', 'Вода и напитки'],
  ['Барная карта', 'drink', 'Вода и напитки'],
  ['Безалкогольные напитки', 'drink', 'Вода и напитки'],
  ['Кофе и чай', 'drink', 'Кофе'],
  ['ЧАЙ', 'drink', 'Чай'],
  ['Домашние лимонады', 'drink', 'Лимонады и соки'],
  ['Красное вино', 'drink', 'Вино'],
  ['Пиво разливное', 'drink', 'Пиво и сидр'],
  ['Coffee', 'drink', 'Кофе'],
  ['Виски', 'drink', 'Крепкие напитки'],
  ['Супы', 'food', 'Супы'],
  ['Горячее', 'food', 'Горячие блюда'],
  ['Барбекю', 'food', 'Горячие блюда'],
  ['Виноград и сыр', 'food', 'Горячие блюда'],
  ['Ромштексы', 'food', 'Горячие блюда'],
  ['Разное', 'food', 'Горячие блюда'],
] as const)('a category «%s» holds %s, of the base category %s', (title, kind, base) => {
  expect([kindOfName(title), baseOfName(title, kind)]).toEqual([kind, base]);
});

const soups: SheetCategory = { id: 1, title: 'Супы', kind: 'food' };

it('a name that the menu has is not missing; one that is written a little otherwise is a likely twin', () => {
  const names = [
    'супы',
    'Суп',
    'горячие',
    'Горячее',
    'Горячее',
    '',
    'Чай',
    'чай ',
    'Салаты',
    'Салат',
    'Салат',
  ];
  expect(missingIn(names, [soups])).toEqual([
    { said: 'Суп', count: 1, kind: 'food', twin: soups },
    { said: 'горячие', count: 1, kind: 'food', twin: 'Горячее' },
    { said: 'Горячее', count: 2, kind: 'food' },
    { said: 'Чай', count: 2, kind: 'drink' },
    { said: 'Салаты', count: 1, kind: 'food', twin: 'Салат' },
    { said: 'Салат', count: 2, kind: 'food' },
  ]);
});
