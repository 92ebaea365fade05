import { text } from '../../../i18n/text';
import { DateText } from '../DateText';
import type { Column } from '../resourceDeclaration';
import { DaysLeft } from './DaysLeft';

/** What every deleted-items page shows besides the resource's own: the day, and the days that are left (1§4, 2§4). */
export const deletedColumns: readonly Column[] = [
  {
    key: 'deletedAt',
    get label() {
      return text('bin.deletedAt');
    },
    sort: 'deletedAt',
    width: '9rem',
    leaves: 'late',
    render: (record) => <DateText value={record.deletedAt} />,
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
