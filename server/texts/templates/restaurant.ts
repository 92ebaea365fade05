import type { MenuTemplate } from './MenuTemplate';

export const restaurant: MenuTemplate = {
  key: 'restaurant',
  title: 'Ресторан',
  menu: 'Основное меню',
  categories: [
    {
      title: 'Холодные закуски',
      kind: 'food',
      base: 4,
      foods: [
        { title: 'Тартар из говядины', description: 'С желтком и гренками.' },
        { title: 'Брускетта с томатами' },
        { title: 'Паштет из куриной печени', description: 'С луковым конфитюром.' },
      ],
    },
    {
      title: 'Салаты',
      kind: 'food',
      base: 3,
      foods: [
        { title: 'Цезарь с курицей' },
        { title: 'Греческий салат' },
        { title: 'Салат с запечённой свёклой', description: 'С мягким сыром и орехами.' },
      ],
    },
    {
      title: 'Супы',
      kind: 'food',
      base: 2,
      foods: [
        { title: 'Крем-суп из тыквы' },
        { title: 'Грибной суп' },
        { title: 'Уха', description: 'С двумя видами рыбы.' },
      ],
    },
    {
      title: 'Горячие блюда',
      kind: 'food',
      base: 5,
      foods: [
        { title: 'Стейк из говядины', description: 'С перечным соусом.' },
        { title: 'Филе лосося', description: 'С овощами на гриле.' },
        { title: 'Утиная ножка', description: 'С пюре и ягодным соусом.' },
        { title: 'Бефстроганов' },
      ],
    },
    {
      title: 'Паста и ризотто',
      kind: 'food',
      base: 8,
      foods: [{ title: 'Карбонара' }, { title: 'Паста с морепродуктами' }, { title: 'Ризотто с грибами' }],
    },
    {
      title: 'Гарниры',
      kind: 'food',
      base: 10,
      foods: [{ title: 'Картофель с розмарином' }, { title: 'Овощи на гриле' }],
    },
    {
      title: 'Десерты',
      kind: 'food',
      base: 13,
      foods: [{ title: 'Тирамису' }, { title: 'Шоколадный фондан' }, { title: 'Сорбет' }],
    },
    {
      title: 'Напитки',
      kind: 'drink',
      base: 20,
      foods: [{ title: 'Домашний лимонад' }, { title: 'Морс' }, { title: 'Вода без газа' }],
    },
    {
      title: 'Вино',
      kind: 'drink',
      base: 21,
      foods: [{ title: 'Белое сухое' }, { title: 'Красное сухое' }, { title: 'Игристое брют' }],
    },
  ],
};
