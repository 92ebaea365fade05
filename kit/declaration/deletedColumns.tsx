import { text } from '../../i18n/text';
import { DateText } from '../cells/DateText';
import { DaysLeft } from '../cells/DaysLeft';
import type { Column } from './ResourceDeclaration';

/** What every deleted-items page shows besides the resource's own: the day, and the days that are left. */
export const deletedColumns: readonly Column[] = [
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
