import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { bulkWords } from '../../i18n/bulkWords';
import type { BulkAct } from '../../kit/declaration/BulkAct';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

const ShowDialog = lazyWithPreload(async () => (await import('../../kit/bulk/ShowDialog')).ShowDialog);

/** Many records of a resource are shown to guests, or hidden. */
export const showMany = (resource: string): BulkAct => ({
  key: 'shown',
  label: bulkWords.shown.label,
  Icon: VisibilityOutlined,
  call: { resource, verb: 'bulk' },
  capability: 'bulk',
  fields: ['visible'],
  Dialog: (props) => <ShowDialog {...props} field="visible" />,
});
