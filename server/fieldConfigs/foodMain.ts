import type { RawFilter } from './rawFilter';
import { optionsOf, type SectionFacts } from './SectionFacts';

/** Filters of a category's foods. */
export const foodMain = (facts: SectionFacts): readonly RawFilter[] => [
  {
    field_id: 'stop',
    title: 'Стоп-лист',
    type: 'radio',
    options: [
      { value: true, title: 'В стоп-листе' },
      { value: false, title: 'В продаже' },
    ],
  },
  { field_id: 'marks', title: 'Отметки', type: 'checkbox', options: optionsOf(facts.marks) },
  { field_id: 'updatedAt', title: 'Дата изменения', type: 'date-range', options: [] },
];
