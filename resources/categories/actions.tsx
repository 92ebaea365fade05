import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { RaRecord } from 'react-admin';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { useListMode } from '../../kit/listMode/ListMode';
import { FieldsPanel } from '../../kit/panels/FieldsPanel';
import { messages } from './messages';

const FIELDS = ['visible', 'hide'] as const;

const VisibilityPanel = ({
  record,
  onClose,
}: {
  readonly record: RaRecord;
  readonly onClose: () => void;
}) => (
  <FieldsPanel
    resource={useListMode().resource}
    record={record}
    title={messages.visibilityOf}
    section="category_general"
    fields={FIELDS}
    onClosed={onClose}
  />
);

/** Shown or not, and hidden for a while; the badge of the table and the row's menu open the same panel. */
export const visibility: RowAction = {
  key: 'visibility',
  label: () => messages.visibility,
  icon: VisibilityOutlined,
  call: { resource: 'categories', verb: 'update' },
  render: ({ record, onClose }) => <VisibilityPanel record={record} onClose={onClose} />,
};
