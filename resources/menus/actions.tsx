import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { Menu } from '../../contract/entities';
import { useListMode } from '../../src/kit/list/ListMode';
import { FieldsPanel } from '../../src/kit/panels/FieldsPanel';
import type { RowAction } from '../../src/kit/resourceDeclaration';
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

/** The badge of the table and the row's menu open the same panel (2§4). */
export const visibility: RowAction<Menu> = {
  key: 'visibility',
  label: () => messages.visibility,
  icon: VisibilityOutlined,
  effect: ({ record, onClose }) => <VisibilityPanel menu={record} onClose={onClose} />,
};
