import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { DropdownMenu } from './DropdownMenu';
import type { OverflowItem } from './OverflowMenu';

interface OverflowItemsProps {
  readonly anchor: HTMLElement;
  readonly items: readonly OverflowItem[];
  readonly onClose: () => void;
}

/** The open overflow menu. */
export const OverflowItems = ({ anchor, items, onClose }: OverflowItemsProps) => (
  <DropdownMenu anchor={anchor} onClose={onClose}>
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
  </DropdownMenu>
);
