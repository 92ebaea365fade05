import { limits } from '../limits';
import { dayFilter, descriptionField, ownAddressField, titleField, visibilityOptions } from './drafts';
import { pictures } from './pictures';
import type { RawFilter } from './RawFilter';
import type { FieldDraft } from './rawFields';

/** A menu of a point. */
export const menuGeneral: readonly FieldDraft[] = [
  {
    name: 'images',
    type: 'file',
    title: 'Фото',
    validation_rules: pictures,
    layout: 'aside',
  },
  titleField('Название меню', 'Например, «Основное меню»', limits.menuTitleMax),
  ownAddressField,
  descriptionField('Описание', 'Что гость найдёт в этом меню'),
  {
    name: 'visible',
    type: 'toggle',
    title: 'Видят гости',
    description: 'Скрытое меню остаётся в списке, но гости его не видят.',
  },
  {
    name: 'graphic',
    type: 'graphic',
    title: 'Когда показывать',
    layout: 'wide',
    description: 'Без графика меню показывается всегда. Завтраки, например, — с 08:00 до 12:00.',
  },
];

/** What a backend says of the hours whose menus may run past midnight. */
export const overnightHours =
  'Без графика меню показывается всегда. Завтраки, например, — с 08:00 до 12:00, барная карта — с 18:00 до 02:00.';

/** Filters of the menu list. */
export const menuMain: readonly RawFilter[] = [
  { field_id: 'visible', title: 'Видимость', type: 'radio', options: visibilityOptions },
  dayFilter('createdAt', 'Дата создания'),
];
