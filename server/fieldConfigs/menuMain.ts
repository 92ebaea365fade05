import { type RawFilter, visibilityOptions } from './rawFilter';

/** Filters of the menu list. */
export const menuMain = (): readonly RawFilter[] => [
  { field_id: 'visible', title: 'Видимость', type: 'radio', options: visibilityOptions },
  { field_id: 'createdAt', title: 'Дата создания', type: 'date-range', options: [] },
];
