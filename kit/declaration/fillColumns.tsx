import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { isRecord } from '../../contract/isRecord';
import { text } from '../../i18n/text';
import { DateText } from '../cells/DateText';
import type {
  Card,
  Column,
  ColumnDeclaration,
  ResourceBin,
  ResourceDeclaration,
  ResourceList,
} from './ResourceDeclaration';

/** More facts than this are no card any more. */
const FACTS_ON_CARD = 3;

type Represent<R extends RaRecord> = (record: R) => string;

/** The list with everything filled in that the declaration left to us. */
export const fillList = <R extends RaRecord>(
  { list = {} }: ResourceDeclaration<R>,
  represent: Represent<R>,
): ResourceList<R> => {
  const columns = list.columns?.map(fillColumn) ?? [titleColumn(represent)];
  return {
    ...list,
    columns,
    card: list.card ?? cardOf(columns, represent),
  };
};

/** The deleted-items mode: the list's title, and what every bin tells. */
export const fillBin = <R extends RaRecord>(
  { bin = {}, list: { card } = {} }: Pick<ResourceDeclaration<R>, 'bin' | 'list'>,
  list: ResourceList<R>,
  represent: Represent<R>,
): ResourceBin<R> => {
  const [title = titleColumn(represent)] = list.columns;
  return {
    ...bin,
    columns: [...(bin.columns?.map(fillColumn) ?? [title]), ...deletedColumns],
    card: {
      ...(bin.card ?? card ?? cardOf([title], represent)),
      status: (record) => <DaysLeft days={record.days_before_deletion} />,
    },
  };
};

/** What every deleted-items page shows besides the resource's own: the day, and the days that are left. */
const deletedColumns: readonly Column[] = [
  {
    key: 'deletedAt',
    get label() {
      return text('bin.deletedAt');
    },
    sort: 'deletedAt',
    width: '9rem',
    leaves: 'late',
    render: (record) => <DateText value={record.deletedAt} of={record} />,
  },
  {
    key: 'days_before_deletion',
    get label() {
      return text('bin.daysLeft');
    },
    width: '11rem',
    render: (record) => <DaysLeft days={record.days_before_deletion} />,
  },
];

const fillColumn = <R extends RaRecord>(column: ColumnDeclaration<R>): Column<R> =>
  column.render
    ? column
    : { ...column, render: (record) => plainCell(record[column.key], record), isPlain: true };

const titleColumn = <R extends RaRecord>(represent: Represent<R>): Column<R> => ({
  key: 'title',
  // Looked up when it is shown: a resource is declared before the catalogue has been read.
  get label() {
    return text('list.columnTitle');
  },
  render: represent,
});

const cardOf = <R extends RaRecord>(
  [title, ...others]: readonly Column<R>[],
  represent: Represent<R>,
): Card<R> => ({
  title: (record) => title?.render(record) ?? represent(record),
  facts: (record) => others.slice(0, FACTS_ON_CARD).map((column) => column.render(record)),
});

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(T|$)/;
const numbers = new Intl.NumberFormat('ru-RU');

/** What a column without `render` shows: the value as a person reads it, and nothing rather than `[object Object]`. */
const plainCell = (value: unknown, of?: object): ReactNode => {
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

/** The countdown of a deleted record: the backend counts the days, the last ones stand out. */
const DaysLeft = ({ days }: { readonly days: number | null | undefined }) => {
  if (typeof days !== 'number') return null;
  return (
    <span className={`nowrap ${lookOf(days)}`}>
      {days <= 0 ? text('bin.lastDay') : text('bin.days', { smart_count: days })}
    </span>
  );
};

/** The last two days are red, the two before them amber. */
const lookOf = (days: number): string => {
  if (days <= 2) return 'wrong medium';
  return days <= 4 ? 'caution medium' : '';
};
