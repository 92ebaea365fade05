import type { Allergen } from '../vocabulary';

/** The names of the groups. */
export const allergenTitles = {
  gluten: 'Глютен',
  crustaceans: 'Ракообразные',
  eggs: 'Яйца',
  fish: 'Рыба',
  peanuts: 'Арахис',
  soy: 'Соя',
  milk: 'Молоко',
  nuts: 'Орехи',
  celery: 'Сельдерей',
  mustard: 'Горчица',
  sesame: 'Кунжут',
  sulphites: 'Сульфиты',
  lupin: 'Люпин',
  molluscs: 'Моллюски',
} as const satisfies Readonly<Record<Allergen, string>>;

/** What a guest goes without. */
export const withoutTitles = {
  gluten: 'Без глютена',
  crustaceans: 'Без ракообразных',
  eggs: 'Без яиц',
  fish: 'Без рыбы',
  peanuts: 'Без арахиса',
  soy: 'Без сои',
  milk: 'Без молока',
  nuts: 'Без орехов',
  celery: 'Без сельдерея',
  mustard: 'Без горчицы',
  sesame: 'Без кунжута',
  sulphites: 'Без сульфитов',
  lupin: 'Без люпина',
  molluscs: 'Без моллюсков',
} as const satisfies Readonly<Record<Allergen, string>>;

/** Begins another product: the cream in `coconut chips and cream` is no coconut cream. What follows the others is not in it. */
export const joiningWords = ['и', 'или', 'с', 'со'] as const;
export const wordsWithout = ['без', 'without', 'no'] as const;

/** Words between the names of products. */
export const wordsBetween = [
  ...['из', 'на', 'в', 'для', 'по', 'под', 'к', 'от', 'до', 'не', 'г', 'гр', 'кг', 'мл', 'л', 'шт'],
  ...['of', 'the', 'with', 'and'],
] as const;

/** Endings of nouns and adjectives, and of English plurals. */
export const wordEndings: readonly string[] =
  ' а я о е ы и у ю ь й ой ей ом ем ам ям ами ями ах ях ов ев ью ою ею ый ий ая яя ое ее ые ие ого его ому ему ым им ую юю ых их ыми ими ия ии ию ией ием s es'.split(
    ' ',
  );

export const allergenTexts = {
  /** In place of groups, where a person has found none. */
  none: 'нет',
  noneHeld: 'Аллергенов нет',
  ask: 'Состав уточните у официанта', // to a guest, of a dish that is not told whole
  unchecked: 'Состав не проверен', // to staff, of the same dish
} as const;
