import type { Point } from '../../contract/entities';
import { DateText } from '../../kit/cells/DateText';
import { DaysLeft } from '../../kit/cells/DaysLeft';
import { StatusBadge } from '../../kit/cells/StatusBadge';
import { deletedColumns } from '../../kit/declaration/deletedColumns';
import type { Card, Column } from '../../kit/declaration/ResourceDeclaration';
import { messages } from './messages';
import { pointAddress } from './pointAddress';

const title: Column<Point> = {
  key: 'title',
  label: messages.columnTitle,
  width: '22%',
  sort: 'title',
  render: (point) => point.title,
};
const address: Column<Point> = { key: 'address', label: messages.columnAddress, render: pointAddress };
const type: Column<Point> = {
  key: 'type',
  label: messages.columnType,
  width: '8.5rem',
  leaves: 'early',
  render: (point) => point.type?.title,
};

/** PT-07: title, address, type, status, creation date. */
export const columns: readonly Column<Point>[] = [
  title,
  address,
  type,
  {
    key: 'status',
    label: messages.columnStatus,
    sort: 'status',
    width: '10.5rem',
    render: (point) => <StatusBadge status={point.status} />,
  },
  {
    key: 'createdAt',
    label: messages.columnCreatedAt,
    sort: 'createdAt',
    width: '9rem',
    leaves: 'late',
    render: (point) => <DateText value={point.createdAt} />,
  },
];

/** PT-11: title, address, type, deletion date, days before deletion. */
export const binColumns: readonly Column<Point>[] = [title, address, type, ...deletedColumns];

export const card: Card<Point> = {
  title: (point) => point.title,
  facts: (point) => [pointAddress(point), point.type?.title],
  status: (point) => <StatusBadge status={point.status} />,
};

export const binCard: Card<Point> = {
  title: (point) => point.title,
  facts: (point) => [pointAddress(point), point.type?.title],
  status: (point) => <DaysLeft days={point.days_before_deletion} />,
};
