import CompareArrows from '@mui/icons-material/CompareArrows';
import type { Menu } from '../../contract/entities';
import { menuLinkWords } from '../../i18n/menuLinkWords';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { Leaving } from './Leaving';
import { compareAddress } from './menuAddresses';

/** The way to a menu beside one of another venue (BK-07). */
export const compareMenu: RowAction<Menu> = {
  key: 'compare',
  label: () => menuLinkWords.compare,
  icon: CompareArrows,
  call: { resource: 'menus', verb: 'takeOver' },
  render: ({ record: { id, point }, onClose }) => (
    <Leaving to={compareAddress({ pointId: String(point.id), menuId: String(id) })} onClose={onClose} />
  ),
};
