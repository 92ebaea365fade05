import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import type { OverflowItem } from './OverflowMenu';

interface OverflowItemsProps {
  readonly anchor: HTMLElement;
  readonly items: readonly OverflowItem[];
  readonly onClose: () => void;
}

/** The open overflow menu. */
export const OverflowItems = ({ anchor, items, onClose }: OverflowItemsProps) => (
  <Menu
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    {items.map(({ key, label, to, icon: Icon }) => (
      <MenuItem key={key} component={Link} to={to} onClick={onClose}>
        {Icon && (
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
        )}
        {label}
      </MenuItem>
    ))}
  </Menu>
);
