import type { MenuTemplate } from './MenuTemplate';

export const canteen: MenuTemplate = {
  key: 'canteen',
  title: 'Столовая',
  menu: 'Меню столовой',
  categories: [
    {
      title: 'Супы',
      kind: 'food',
      base: 2,
      foods: [
        { title: 'Борщ', description: 'Со сметаной.' },
        { title: 'Щи из свежей капусты' },
        { title: 'Куриный суп с лапшой' },
        { title: 'Гороховый суп' },
      ],
    },
    {
      title: 'Салаты',
      kind: 'food',
      base: 3,
      foods: [
        { title: 'Винегрет' },
        { title: 'Салат из свежей капусты' },
        { title: 'Оливье' },
        { title: 'Сельдь под шубой' },
      ],
    },
    {
      title: 'Горячее',
      kind: 'food',
      base: 5,
      foods: [
        { title: 'Котлета домашняя' },
        { title: 'Куриная грудка запечённая' },
        { title: 'Гуляш' },
        { title: 'Рыба запечённая' },
        { title: 'Тефтели в соусе' },
      ],
    },
    {
      title: 'Гарниры',
      kind: 'food',
      base: 10,
      foods: [
        { title: 'Картофельное пюре' },
        { title: 'Гречка' },
        { title: 'Рис отварной' },
        { title: 'Макароны' },
      ],
    },
    {
      title: 'Выпечка',
      kind: 'food',
      base: 12,
      foods: [{ title: 'Пирожок с капустой' }, { title: 'Ватрушка с творогом' }, { title: 'Хлеб' }],
    },
    {
      title: 'Напитки',
      kind: 'drink',
      base: 20,
      foods: [{ title: 'Компот из сухофруктов' }, { title: 'Морс' }, { title: 'Кисель' }, { title: 'Чай' }],
    },
  ],
};
