import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { bulkWords as words } from '../../../i18n/bulkWords';
import type { BulkAct } from '../../../kit/declaration/BulkAct';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';

const ClosureDialog = lazyWithPreload(async () => (await import('./ClosureDialog')).ClosureDialog);
const FieldsDialog = lazyWithPreload(
  async () => (await import('../../../kit/bulk/FieldsDialog')).FieldsDialog,
);

/** A schedule starts with usual hours, which are meant as they stand. */
const AS_SHOWN = {};
const byBulk = { call: { resource: 'points', verb: 'bulk' }, capability: 'bulk' } as const;

/** What is offered for ticked venues; whether guests see one at all is between it and its moderator. */
export const acts: readonly BulkAct[] = [
  {
    key: 'closure',
    label: words.closure.label,
    short: words.closure.short,
    Icon: EventBusyOutlined,
    ...byBulk,
    fields: ['close_point'],
    Dialog: ClosureDialog,
  },
  {
    key: 'hours',
    label: words.hours.label,
    Icon: ScheduleOutlined,
    ...byBulk,
    fields: ['graphic'],
    Dialog: (props) => (
      <FieldsDialog {...props} title={words.hours.title} names={['graphic']} start={AS_SHOWN} />
    ),
  },
];
