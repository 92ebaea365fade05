/** What the calls of the menu area refuse, beyond the rules of single fields. */
export const menuAreaTexts = {
  baseOfDishes: 'Эта базовая категория — для блюд, а здесь напитки. Выберите базовую категорию напитков.',
  baseOfDrinks: 'Эта базовая категория — для напитков, а здесь блюда. Выберите базовую категорию блюд.',
  noLicence: 'У точки нет лицензии на алкоголь: загрузите её в документах точки.',
  allergenFixed: 'Отметку аллергена у известного ингредиента изменить нельзя.',
  ingredientUnknown: 'Такого ингредиента у точки нет.',
  stopUntil: 'Ожидается end_of_day, open, default или время в течение года.',
  stopReason: 'Причина — не длиннее 200 знаков.',
  otherKind: 'Блюда и напитки стоят в разных категориях.',
} as const;
