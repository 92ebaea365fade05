/** Lists that belong to nobody; their ids never change, because records point at them. */
export const countries = [{ id: 1, title: 'Россия' }] as const;

export const pointTypes = [
  { id: 1, title: 'Кафе' },
  { id: 2, title: 'Кофейня' },
  { id: 3, title: 'Ресторан' },
  { id: 4, title: 'Бар' },
  { id: 5, title: 'Пекарня' },
  { id: 6, title: 'Столовая' },
  { id: 7, title: 'Фастфуд' },
  { id: 8, title: 'Фуд-корт' },
] as const;

export const phoneTypes = [
  { id: 1, title: 'Администратор' },
  { id: 2, title: 'Бронирование' },
  { id: 3, title: 'Доставка' },
  { id: 4, title: 'Банкеты' },
] as const;

export const marks = [
  { id: 1, title: 'Хит' },
  { id: 2, title: 'Новинка' },
  { id: 3, title: 'Острое' },
  { id: 4, title: 'Вегетарианское' },
  { id: 5, title: 'Постное' },
  { id: 6, title: 'Без глютена' },
  { id: 7, title: 'Без сахара' },
  { id: 8, title: 'Детское' },
  { id: 9, title: 'Халяль' },
] as const;

/** `dish` is read as food everywhere (docs/spec/3-decisions.md); the specifications print all three. */
export const baseCategories = [
  { id: 1, title: 'Завтраки', type: 'dish' },
  { id: 2, title: 'Супы', type: 'dish' },
  { id: 3, title: 'Салаты', type: 'dish' },
  { id: 4, title: 'Холодные закуски', type: 'dish' },
  { id: 5, title: 'Горячие блюда', type: 'dish' },
  { id: 6, title: 'Мясо и гриль', type: 'dish' },
  { id: 7, title: 'Рыба и морепродукты', type: 'dish' },
  { id: 8, title: 'Паста и ризотто', type: 'dish' },
  { id: 9, title: 'Пицца', type: 'dish' },
  { id: 10, title: 'Гарниры', type: 'dish' },
  { id: 11, title: 'Бургеры и сэндвичи', type: 'food' },
  { id: 12, title: 'Выпечка', type: 'food' },
  { id: 13, title: 'Десерты', type: 'food' },
  { id: 14, title: 'Национальная кухня', type: 'dish' },
  { id: 15, title: 'Детское меню', type: 'dish' },
  { id: 16, title: 'Соусы и добавки', type: 'food' },
  { id: 17, title: 'Кофе', type: 'drink' },
  { id: 18, title: 'Чай', type: 'drink' },
  { id: 19, title: 'Лимонады и соки', type: 'drink' },
  { id: 20, title: 'Вода и напитки', type: 'drink' },
  { id: 21, title: 'Вино', type: 'drink' },
  { id: 22, title: 'Пиво и сидр', type: 'drink' },
  { id: 23, title: 'Коктейли', type: 'drink' },
  { id: 24, title: 'Крепкие напитки', type: 'drink' },
] as const;
