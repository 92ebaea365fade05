import { type RawFilter, visibilityOptions } from './rawFilter';

/** Filters of a menu's categories. */
export const categoryMain = (): readonly RawFilter[] => [
  {
    field_id: 'type',
    title: 'Вид',
    type: 'radio',
    options: [
      { value: 'food', title: 'Блюда' },
      { value: 'drink', title: 'Напитки' },
    ],
  },
  { field_id: 'visible', title: 'Видимость', type: 'radio', options: visibilityOptions },
  { field_id: 'updatedAt', title: 'Дата изменения', type: 'date-range', options: [] },
];
