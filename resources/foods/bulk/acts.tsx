import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { bulkWords } from '../../../i18n/bulkWords';
import type { BulkAct } from '../../../kit/declaration/BulkAct';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { showMany } from '../../shared/bulkShow';
import { bulkAttach, bulkDetach } from '../../shared/stop/bulkStop';

const FieldsDialog = lazyWithPreload(
  async () => (await import('../../../kit/bulk/FieldsDialog')).FieldsDialog,
);

const byBulk = { call: { resource: 'foods', verb: 'bulk' }, capability: 'bulk' } as const;

/** What is offered for ticked dishes, in the editor and in the list, in this order. Another act is one more line. */
export const acts: readonly BulkAct[] = [
  bulkAttach,
  {
    key: 'price',
    label: bulkWords.price.label,
    Icon: SellOutlined,
    ...byBulk,
    fields: ['price'],
    Dialog: lazyWithPreload(async () => (await import('./PriceDialog')).PriceDialog),
  },
  {
    key: 'move',
    label: bulkWords.move.label,
    Icon: DriveFileMoveOutlined,
    ...byBulk,
    // A category takes one kind.
    isFor: ({ parents }) => parents.type !== undefined,
    Dialog: lazyWithPreload(async () => (await import('./MoveMenu')).MoveMenu),
  },
  bulkDetach,
  {
    key: 'marks',
    label: bulkWords.marks.label,
    Icon: StarBorderOutlined,
    ...byBulk,
    fields: ['marks'],
    Dialog: lazyWithPreload(async () => (await import('./MarksDialog')).MarksDialog),
  },
  showMany('foods'),
  {
    key: 'unit',
    label: bulkWords.unit.label,
    Icon: ScaleOutlined,
    ...byBulk,
    fields: ['unit_measurement'],
    Dialog: (props) => <FieldsDialog {...props} title={bulkWords.unit.title} names={['unit_measurement']} />,
  },
  {
    key: 'copy',
    label: bulkWords.copy.label,
    Icon: StorefrontOutlined,
    call: { resource: 'foods', verb: 'copy' },
    capability: 'copy',
    Dialog: lazyWithPreload(async () => (await import('./CopyDialog')).CopyDialog),
  },
];
