import { limits } from '../limits';
import { type RawFilter, visibilityOptions } from './RawFilter';
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
  {
    name: 'title',
    type: 'text',
    title: 'Название категории',
    placeholder: 'Например, «Супы»',
    validation_rules: {
      required: true,
      min_length: limits.titleMin,
      max_length: limits.categoryTitleMax,
      min_letters: limits.titleMinLetters,
    },
    symbol_counter: true,
  },
  {
    name: 'url',
    type: 'url',
    title: 'Адрес категории',
    placeholder: 'supy',
    description: 'Складывается из названия, его можно изменить.',
    validation_rules: { max_length: limits.addressMax },
    autoGenerate: true,
  },
  {
    name: 'description',
    type: 'textarea',
    title: 'Описание',
    placeholder: 'Несколько слов для гостей',
    validation_rules: { max_length: limits.descriptionMax, not_only_spaces: true },
    symbol_counter: true,
  },
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
    options: [
      { value: 'displayed', title: 'Показывается' },
      { value: 'not_displayed', title: 'Не показывается' },
    ],
    validation_rules: { max_length: limits.descriptionMax },
  },
  { name: 'hours', type: 'header', title: 'Когда показывать' },
  {
    name: 'graphic',
    type: 'graphic',
    title: 'Время показа',
    description: 'Без графика категория показывается всё время, пока показывается меню.',
  },
];

/** Filters of a menu's categories. */
export const categoryMain: readonly RawFilter[] = [
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
