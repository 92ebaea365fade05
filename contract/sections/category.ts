import { limits } from '../limits';
import {
  addressField,
  choices,
  dayFilter,
  descriptionField,
  shownOptions,
  titleField,
  visibilityOptions,
} from './drafts';
import type { RawFilter } from './RawFilter';
import type { FieldDraft } from './rawFields';

/**
 * A category of a menu; the base categories to choose from are rows, not part of it. `alcohol` is always part of the section, because a section knows no point: the console
 * leaves it out for a point without a licence, and the category calls refuse it there.
 */
export const categoryGeneral: readonly FieldDraft[] = [
  {
    name: 'base_category_id',
    type: 'select',
    title: 'Базовая категория',
    placeholder: 'Начните вводить название',
    description: 'Помогает гостям находить похожие блюда в разных заведениях.',
    validation_rules: { required: true },
  },
  titleField('Название категории', 'Например, «Супы»', limits.categoryTitleMax),
  addressField('supy'),
  descriptionField('Описание', 'Несколько слов для гостей'),
  { name: 'visible', type: 'toggle', title: 'Видят гости' },
  {
    name: 'alcohol',
    type: 'radio',
    title: 'Заказ алкоголя',
    description: 'Если активен, гости заказывают позиции категории только по QR-коду.',
    options: [
      { value: false, title: 'Не активен' },
      { value: true, title: 'Активен' },
    ],
  },
  {
    name: 'hide',
    type: 'close_point',
    title: 'Временно скрыть',
    description: 'На это время категория не показывается гостям.',
    options: shownOptions,
    validation_rules: { max_length: limits.descriptionMax },
  },
  {
    name: 'graphic',
    type: 'graphic',
    title: 'Когда показывать',
    layout: 'wide',
    description: 'Без графика категория показывается всё время, пока показывается меню.',
  },
];

/** Filters of a menu's categories. */
export const categoryMain: readonly RawFilter[] = [
  { field_id: 'type', title: 'Вид', type: 'radio', options: choices({ food: 'Блюда', drink: 'Напитки' }) },
  { field_id: 'visible', title: 'Видимость', type: 'radio', options: visibilityOptions },
  dayFilter('updatedAt', 'Дата изменения'),
];
