import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { Menu } from '../../contract/entities';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { useListMode } from '../../kit/listMode/ListMode';
import { FieldsPanel } from '../../kit/panels/FieldsPanel';
import { messages } from './messages';

const FIELDS = ['visible'] as const;

const VisibilityPanel = ({ menu, onClose }: { readonly menu: Menu; readonly onClose: () => void }) => (
  <FieldsPanel
    resource={useListMode().resource}
    record={menu}
    title={messages.visibilityOf}
    section="menu_general"
    fields={FIELDS}
    onClosed={onClose}
  />
);

/** The badge of the table and the row's menu open the same panel. */
export const visibility: RowAction<Menu> = {
  key: 'visibility',
  label: () => messages.visibility,
  icon: VisibilityOutlined,
  call: { resource: 'menus', verb: 'update' },
  render: ({ record, onClose }) => <VisibilityPanel menu={record} onClose={onClose} />,
};
