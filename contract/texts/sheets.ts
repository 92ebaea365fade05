import type { Nutrient } from '../fields/nutrition';

/** The words that stand in a spreadsheet besides the titles of a section. */
export const sheetTexts = {
  id: 'Номер Carte',
  ofMenu: 'меню',
  category: 'Категория',
  yes: 'да',
  no: 'нет',
  allergen: 'аллерген',
  sheet: 'Меню',
} as const;

/** What stands in brackets behind an ingredient that is an allergen, and in front of a list of them. */
export const allergenWords = ['аллергены?', 'allergens?'] as const;
export const compositionHeadings = ['состав', 'ингредиенты', 'ingredients'] as const;

/** What is read from a cell that holds neither a text nor a number. */
export const cellErrors = { formula: '#ФОРМУЛА!', absent: '#Н/Д', true: 'ИСТИНА', false: 'ЛОЖЬ' } as const;

/** Months as a spreadsheet program cuts them short when it takes 12.05 for a day. */
export const shortMonths = [
  'янв',
  'фев',
  'мар',
  'апр',
  'май',
  'июн',
  'июл',
  'авг',
  'сен',
  'окт',
  'ноя',
  'дек',
] as const;

/** The letters of Russian from the most to the least frequent: by them the encoding of a file is known. */
export const lettersByUse = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё';

/** What people write for yes and for no. */
export const sheetFlags = {
  yes: ['да', 'yes', 'true', 'истина', '1', '+'],
  no: ['нет', 'no', 'false', 'ложь', '0', '-'],
} as const;

export const nutrientTitles = {
  calories: 'Калории, ккал',
  proteins: 'Белки, г',
  fats: 'Жиры, г',
  carbs: 'Углеводы, г',
} as const satisfies Readonly<Record<Nutrient, string>>;

/** What the columns of other programs are called, by the key of ours; the title of the section fits besides. */
export const sheetAliases: Readonly<Record<string, readonly string[]>> = {
  category: [
    'категория',
    'раздел',
    'группа',
    'раздел меню',
    'категория меню',
    'категория блюда',
    'категория блюд',
    'категория товара',
    'группа блюд',
    'группа товаров',
    'родительская группа',
    'группа меню',
    'папка',
    'category',
    'categories',
    'category name',
    'menu section',
    'section',
    'group',
  ],
  title: [
    'название',
    'наименование',
    'блюдо',
    'название блюда',
    'наименование блюда',
    'название товара',
    'наименование товара',
    'название позиции',
    'наименование позиции',
    'номенклатура',
    'товар',
    'позиция',
    'item name',
    'name',
    'item',
    'dish',
    'product',
    'product name',
    'title',
  ],
  price: [
    'цена',
    'стоимость',
    'цена продажи',
    'цена за порцию',
    'цена в меню',
    'розничная цена',
    'отпускная цена',
    'цена реализации',
    'цена с ндс',
    'цена блюда',
    'price',
    'item price',
    'base price',
    'unit price',
  ],
  description: ['описание', 'описание блюда', 'описание товара', 'description', 'item description'],
  ingredients: ['состав', 'ингредиенты', 'состав блюда', 'ingredients', 'composition'],
  unit_value: [
    'количество',
    'выход',
    'порция',
    'вес',
    'объём',
    'масса',
    'выход блюда',
    'выход порции',
    'вес порции',
    'размер порции',
    'вес нетто',
    'вес/объём',
    'объём/вес',
    'weight',
    'portion',
    'serving size',
    'size',
  ],
  unit_measurement: [
    'единица измерения',
    'единица',
    'ед',
    'ед изм',
    'единицы измерения',
    'мера',
    'unit',
    'units',
    'unit of measure',
  ],
  'nutrition.calories': [
    'калории',
    'ккал',
    'калорийность',
    'энергетическая ценность',
    'calories',
    'kcal',
    'energy',
  ],
  'nutrition.proteins': ['белки', 'белок', 'protein', 'proteins'],
  'nutrition.fats': ['жиры', 'жир', 'fat', 'fats'],
  'nutrition.carbs': ['углеводы', 'carbs', 'carbohydrates'],
};

/** What stands behind a title, after a comma or in brackets, and says nothing of what is in the column. */
export const titleUnits = [
  '₽',
  'р',
  'руб',
  'рублей',
  'rub',
  'г',
  'гр',
  'грамм',
  'кг',
  'мл',
  'л',
  'шт',
  'ккал',
  'g',
  'ml',
  'kcal',
] as const;
