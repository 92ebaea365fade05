import type { RawFilter } from '../../contract/sections/RawFilter';
import { optionsOf, type SectionFacts } from './SectionFacts';

/** Filters of the points list. */
export const pointMain = (facts: SectionFacts): readonly RawFilter[] => [
  {
    field_id: 'status',
    title: 'Статус',
    type: 'checkbox',
    options: [
      { value: 'displayed', title: 'Показывается' },
      { value: 'not_displayed', title: 'Не показывается' },
      { value: 'draft', title: 'Черновик' },
      { value: 'rejected', title: 'Отклонена' },
      { value: 'under_moderation', title: 'На согласовании' },
    ],
  },
  { field_id: 'type', title: 'Тип заведения', type: 'radio', options: optionsOf(facts.pointTypes) },
  { field_id: 'createdAt', title: 'Дата создания', type: 'date-range', options: [] },
];
