import type { MenuTemplate } from './MenuTemplate';

export const coffee: MenuTemplate = {
  key: 'coffee',
  title: 'Кофейня',
  menu: 'Меню кофейни',
  categories: [
    {
      title: 'Кофе',
      kind: 'drink',
      base: 17,
      foods: [
        { title: 'Эспрессо' },
        { title: 'Американо' },
        { title: 'Капучино', description: 'Эспрессо, молоко и плотная молочная пена.' },
        { title: 'Латте', description: 'Эспрессо и много молока.' },
        { title: 'Раф', description: 'Эспрессо, взбитый со сливками и ванильным сахаром.' },
      ],
    },
    {
      title: 'Чай',
      kind: 'drink',
      base: 18,
      foods: [{ title: 'Чёрный чай' }, { title: 'Зелёный чай' }, { title: 'Облепиховый чай' }],
    },
    {
      title: 'Лимонады',
      kind: 'drink',
      base: 19,
      foods: [{ title: 'Лимонад классический' }, { title: 'Морс клюквенный' }],
    },
    {
      title: 'Завтраки',
      kind: 'food',
      base: 1,
      foods: [
        { title: 'Овсяная каша', description: 'С ягодами и мёдом.' },
        { title: 'Сырники', description: 'Со сметаной и вареньем.' },
        { title: 'Омлет', description: 'С зеленью и тостом.' },
      ],
    },
    {
      title: 'Сэндвичи',
      kind: 'food',
      base: 11,
      foods: [{ title: 'Сэндвич с курицей' }, { title: 'Сэндвич с лососем' }, { title: 'Тост с авокадо' }],
    },
    {
      title: 'Выпечка',
      kind: 'food',
      base: 12,
      foods: [{ title: 'Круассан' }, { title: 'Булочка с корицей' }, { title: 'Печенье овсяное' }],
    },
    {
      title: 'Десерты',
      kind: 'food',
      base: 13,
      foods: [{ title: 'Чизкейк' }, { title: 'Медовик' }, { title: 'Морковный торт' }],
    },
  ],
};
