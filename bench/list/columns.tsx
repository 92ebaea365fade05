import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { isRecord } from '../../contract/isRecord';
import { DateText } from '../../kit/cells/DateText';
import { StatusBadge } from '../../kit/cells/StatusBadge';
import type { Column } from '../../kit/declaration/ResourceDeclaration';

/** More than a page of the console shows in one row. */
const MOST = 6;

const WORDS: Readonly<Record<string, string>> = {
  title: 'Название',
  name: 'Название',
  address: 'Адрес',
  type: 'Тип',
  status: 'Статус',
  createdAt: 'Дата создания',
  price: 'Цена',
};

/** The columns of rows nobody has declared: whatever the first row brings, drawn as the console draws its kind. */
export const columnsOf = (row: RaRecord): readonly Column[] =>
  Object.keys(row)
    .filter((key) => key !== 'id')
    .slice(0, MOST)
    .map((key) => ({ key, label: WORDS[key] ?? key, sort: key, render: (record) => cell(key, record[key]) }));

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT/;

const cell = (key: string, value: unknown): ReactNode => {
  if (isRecord(value)) return String(value.title ?? value.name ?? '');
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (key === 'status') return <StatusBadge status={String(value)} />;
  return typeof value === 'string' && ISO_MOMENT.test(value) ? <DateText value={value} /> : value;
};
