import type { FieldOption } from '../fieldConfig';
import { changeTitles } from '../texts/titles';
import { choices, dayFilter } from './drafts';
import type { RawFilter } from './RawFilter';

export const HISTORY_SECTION = 'history_main';

/** Filters of the journal; people and venues are those of the person who asks. */
export const historyMainWith = (
  people: readonly FieldOption[],
  venues: readonly FieldOption[],
): readonly RawFilter[] => [
  { field_id: 'person', title: 'Кто', type: 'checkbox', options: people },
  { field_id: 'pointId', title: 'Точка', type: 'checkbox', options: venues },
  { field_id: 'kind', title: 'Что произошло', type: 'checkbox', options: choices(changeTitles) },
  dayFilter('createdAt', 'Когда'),
];
