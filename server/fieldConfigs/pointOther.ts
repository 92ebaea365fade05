import { limits } from '../../contract/limits';
import type { FieldDraft } from '../../contract/sections/rawFields';

/** Whether and how guests see the venue. */
export const pointOther = (): readonly FieldDraft[] => [
  {
    name: 'status',
    type: 'change_status',
    title: 'Видят гости',
    description: 'Скрытая точка остаётся в списке, но гости её не видят.',
    options: [
      { value: 'displayed', title: 'Показывается' },
      { value: 'not_displayed', title: 'Не показывается' },
    ],
  },
  {
    name: 'close_point',
    type: 'close_point',
    title: 'Временное закрытие',
    description: 'Пока закрыто, гости точку не увидят.',
    validation_rules: { max_length: limits.descriptionMax },
  },
  { name: 'page', type: 'header', title: 'Страница для гостей' },
  { name: 'show_phone', type: 'toggle', title: 'Показывать телефон' },
  { name: 'show_socials', type: 'toggle', title: 'Показывать социальные сети' },
  {
    name: 'show_schedule',
    type: 'checkbox',
    title: 'Показывать часы работы',
  },
  {
    name: 'show_notice',
    type: 'checkbox',
    title: 'Показывать объявление',
    description: 'Например, о живой музыке или закрытой веранде.',
  },
  {
    name: 'notice',
    type: 'textarea',
    title: 'Текст объявления',
    placeholder: 'В пятницу в 20:00 играет джаз',
    validation_rules: {
      required: true,
      max_length: limits.descriptionMax,
      min_letters: 2,
      not_only_spaces: true,
    },
    depends_on: { field: 'show_notice', values: [true] },
    symbol_counter: true,
  },
];
