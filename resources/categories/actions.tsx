import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { RaRecord } from 'ra-core';
import { useListMode } from '../../src/kit/list/ListMode';
import { FieldsPanel } from '../../src/kit/panels/FieldsPanel';
import type { RowAction } from '../../src/kit/resourceDeclaration';
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

/** Shown or not, and hidden for a while; the badge of the table and the row's menu open the same panel (2§4). */
export const visibility: RowAction = {
  key: 'visibility',
  label: () => messages.visibility,
  icon: VisibilityOutlined,
  effect: ({ record, onClose }) => <VisibilityPanel record={record} onClose={onClose} />,
};
