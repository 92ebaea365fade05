import type { MenuTemplate } from './MenuTemplate';

export const bar: MenuTemplate = {
  key: 'bar',
  title: 'Бар',
  menu: 'Барная карта',
  categories: [
    {
      title: 'Закуски',
      kind: 'food',
      base: 4,
      foods: [
        { title: 'Сырная тарелка' },
        { title: 'Мясная тарелка' },
        { title: 'Гренки с чесноком', description: 'Из бородинского хлеба, с соусом.' },
        { title: 'Начос', description: 'С сырным соусом и сальсой.' },
        { title: 'Картофель фри' },
      ],
    },
    {
      title: 'Горячее',
      kind: 'food',
      base: 6,
      foods: [
        { title: 'Куриные крылья', description: 'В остром соусе.' },
        { title: 'Бургер', description: 'Говяжья котлета, сыр, огурец, соус.' },
        { title: 'Колбаски гриль', description: 'С горчицей и тушёной капустой.' },
      ],
    },
    {
      title: 'Пиво и сидр',
      kind: 'drink',
      base: 22,
      foods: [
        { title: 'Светлое пиво' },
        { title: 'Тёмное пиво' },
        { title: 'Пшеничное пиво' },
        { title: 'Сидр сухой' },
      ],
    },
    {
      title: 'Коктейли',
      kind: 'drink',
      base: 23,
      foods: [
        { title: 'Негрони', description: 'Джин, красный вермут, биттер.' },
        { title: 'Джин-тоник' },
        { title: 'Апероль-шприц' },
        { title: 'Виски сауэр', description: 'Виски, лимон, сахарный сироп, яичный белок.' },
      ],
    },
    {
      title: 'Вино',
      kind: 'drink',
      base: 21,
      foods: [{ title: 'Белое сухое' }, { title: 'Красное сухое' }, { title: 'Игристое брют' }],
    },
    {
      title: 'Крепкое',
      kind: 'drink',
      base: 24,
      foods: [{ title: 'Виски' }, { title: 'Ром' }, { title: 'Водка' }, { title: 'Текила' }],
    },
    {
      title: 'Без алкоголя',
      kind: 'drink',
      base: 20,
      foods: [{ title: 'Мохито без алкоголя' }, { title: 'Апельсиновый сок' }, { title: 'Вода с газом' }],
    },
  ],
};
