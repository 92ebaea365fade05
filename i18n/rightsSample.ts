import type { GallerySample } from './gallerySamples';

/** The rights of a role, for the field gallery: some of them locked. */
export const rightsSample: GallerySample = {
  field: {
    title: 'Права',
    description: 'Изменения действуют сразу для всех, у кого эта роль.',
    areas: [
      { key: 'management_points', title: 'Точки', group: 'Управление' },
      { key: 'menu_list', title: 'Меню, категории и блюда', group: 'Меню', held: ['view', 'edit'] },
      { key: 'menu_stop', title: 'Стоп-лист', group: 'Меню', levels: ['view', 'edit'] },
      { key: 'team_salary', title: 'Табель', group: 'Команда', levels: ['view'] },
    ],
    sections: [
      {
        key: 'food_general',
        title: 'Блюдо: основное',
        fields: [
          { name: 'title', title: 'Название', required: true },
          { name: 'price', title: 'Цена, ₽', held: ['view'], required: true },
          { name: 'url', title: 'Ссылка', permissions: ['view'] },
        ],
      },
    ],
  },
  record: {
    levels: { menu_list: ['view', 'edit'], menu_stop: ['view'] },
    fields: { food_general: { price: ['view'] } },
  },
  wrong: { levels: { menu_list: ['edit'] }, fields: {} },
};
