import type { Point } from '../../contract/entities';
import { deletedColumns } from '../../src/kit/bin/deletedColumns';
import { DateText } from '../../src/kit/DateText';
import type { Column } from '../../src/kit/resourceDeclaration';
import { StatusBadge } from '../../src/kit/StatusBadge';
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

/** 1§2: title, address, type, status, creation date. */
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

/** 1§2: title, address, type, deletion date, days before deletion. */
export const binColumns: readonly Column<Point>[] = [title, address, type, ...deletedColumns];
