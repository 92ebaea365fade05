import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { text } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';
import type { OverflowItem } from '../parts/OverflowMenu';

/** The page's overflow menu: the deleted records, and the instruction, which stands on the landing page. */
export const listMenu = (resource: Resource, deleted: string | undefined): readonly OverflowItem[] => [
  ...(deleted === undefined
    ? []
    : [{ key: 'deleted', label: resource.messages.deletedTitle, to: deleted, icon: DeleteOutlined }]),
  { key: 'instruction', label: text('list.instruction'), to: '/#guide', icon: MenuBookOutlined },
];
