import type { CategoryKind } from '../vocabulary';

interface Base {
  readonly kind: CategoryKind;
  /** The base category, by its title. */
  readonly base: string;
  /** How a word of such a category begins. */
  readonly words: readonly string[];
}

/** What the name of a category says of what it holds: the first that fits; where none does, `otherwise` of food. */
export const categoryWords: readonly Base[] = [
  { kind: 'drink', base: 'Кофе', words: ['кофе', 'кофей', 'эспрессо', 'капучино', 'латте', 'раф', 'coffee'] },
  { kind: 'drink', base: 'Чай', words: ['чай', 'чаи', 'чая', 'чаёв', 'матча', 'tea'] },
  {
    kind: 'drink',
    base: 'Лимонады и соки',
    words: ['лимонад', 'сок', 'соки', 'соков', 'фреш', 'смузи', 'морс', 'компот', 'lemonade', 'juice'],
  },
  {
    kind: 'drink',
    base: 'Вино',
    words: ['вин', 'винн', 'игрист', 'шампан', 'просекко', 'wine'],
  },
  {
    kind: 'drink',
    base: 'Пиво и сидр',
    words: ['пиво', 'пива', 'пивн', 'сидр', 'эль', 'лагер', 'beer', 'cider'],
  },
  { kind: 'drink', base: 'Коктейли', words: ['коктейл', 'шот', 'лонг', 'cocktail'] },
  {
    kind: 'drink',
    base: 'Крепкие напитки',
    words: [
      'крепк',
      'алкогол',
      'водк',
      'виски',
      'коньяк',
      'бренди',
      'ром',
      'джин',
      'текил',
      'настойк',
      'ликёр',
      'дижестив',
      'аперитив',
      'spirit',
      'whisk',
    ],
  },
  {
    kind: 'drink',
    base: 'Вода и напитки',
    words: ['напит', 'вода', 'воды', 'бар', 'барная', 'барное', 'какао', 'молочн', 'drink', 'bar', 'water'],
  },
  {
    kind: 'food',
    base: 'Завтраки',
    words: ['завтрак', 'каш', 'яичн', 'омлет', 'сырник', 'блин', 'breakfast'],
  },
  { kind: 'food', base: 'Супы', words: ['суп', 'бульон', 'soup'] },
  { kind: 'food', base: 'Салаты', words: ['салат', 'salad'] },
  { kind: 'food', base: 'Холодные закуски', words: ['закус', 'тапас', 'starter', 'appetizer'] },
  { kind: 'food', base: 'Мясо и гриль', words: ['мяс', 'грил', 'шашлык', 'стейк', 'grill', 'steak', 'meat'] },
  {
    kind: 'food',
    base: 'Рыба и морепродукты',
    words: ['рыб', 'морепродукт', 'икра', 'устриц', 'fish', 'seafood'],
  },
  { kind: 'food', base: 'Паста и ризотто', words: ['паст', 'ризотто', 'макарон', 'pasta'] },
  { kind: 'food', base: 'Пицца', words: ['пицц', 'pizza'] },
  { kind: 'food', base: 'Гарниры', words: ['гарнир', 'side'] },
  {
    kind: 'food',
    base: 'Бургеры и сэндвичи',
    words: ['бургер', 'сэндвич', 'сендвич', 'шаурм', 'хот', 'burger', 'sandwich'],
  },
  {
    kind: 'food',
    base: 'Выпечка',
    words: ['выпеч', 'пирог', 'пирож', 'хлеб', 'булочн', 'круассан', 'bakery', 'bread'],
  },
  { kind: 'food', base: 'Десерты', words: ['десерт', 'сладк', 'торт', 'морожен', 'dessert', 'cake'] },
  { kind: 'food', base: 'Детское меню', words: ['детск', 'kids'] },
  { kind: 'food', base: 'Соусы и добавки', words: ['соус', 'добавк', 'топпинг', 'sauce'] },
];

/** The base category of what no word speaks of. */
export const otherwise: Readonly<Record<CategoryKind, string>> = {
  food: 'Горячие блюда',
  drink: 'Вода и напитки',
};

/** The ends of Russian words that differ between «суп» and «супы», «горячее» and «горячие». */
export const WORD_END = /(?:ые|ие|ое|ее|ая|яя|ий|ый|ой|ов|ев|ы|и|а|я|о|е|ь|s)$/;
