import type { FieldOption } from '../fieldConfig';
import { changeTitles } from '../texts/changes';
import type { RawFilter } from './RawFilter';

export const HISTORY_SECTION = 'history_main';

/** Filters of the journal; people and venues are those of the person who asks. */
export const historyMainWith = (
  people: readonly FieldOption[],
  venues: readonly FieldOption[],
): readonly RawFilter[] => [
  { field_id: 'person', title: 'Кто', type: 'checkbox', options: people },
  { field_id: 'pointId', title: 'Точка', type: 'checkbox', options: venues },
  {
    field_id: 'kind',
    title: 'Что произошло',
    type: 'checkbox',
    options: Object.entries(changeTitles).map(([value, title]) => ({ value, title })),
  },
  { field_id: 'createdAt', title: 'Когда', type: 'date-range', options: [] },
];
