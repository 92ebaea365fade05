import type { ReactNode } from 'react';
import { isRecord } from '../../contract/isRecord';
import { text } from '../../i18n/text';
import { DateText } from './DateText';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(T|$)/;
const numbers = new Intl.NumberFormat('ru-RU');

/** What a column without `render` shows: the value as a person reads it, and nothing rather than `[object Object]`. */
export const plainCell = (value: unknown, of?: object): ReactNode => {
  if (typeof value === 'string') return ISO_DAY.test(value) ? <DateText value={value} of={of} /> : value;
  if (typeof value === 'number') return numbers.format(value);
  if (typeof value === 'boolean') return text(value ? 'common.yes' : 'common.no');
  if (Array.isArray(value)) return value.map(named).filter(Boolean).join(', ');
  return named(value);
};

/** A list item or a parent record is called by its title. */
const named = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numbers.format(value);
  return isRecord(value) && typeof value.title === 'string' ? value.title : undefined;
};
