import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Link, useLocation } from 'react-router';
import { DropdownMenu } from './DropdownMenu';
import type { OverflowItem } from './OverflowMenu';

interface OverflowItemsProps {
  readonly anchor: HTMLElement;
  readonly items: readonly OverflowItem[];
  readonly onClose: () => void;
}

/** The open overflow menu. */
export const OverflowItems = ({ anchor, items, onClose }: OverflowItemsProps) => {
  const { pathname, search } = useLocation();
  // For pages outside the console, which offer the way back.
  const state = { leftAt: `${pathname}${search}` };
  return (
    <DropdownMenu anchor={anchor} onClose={onClose}>
      {items.map(({ key, label, to, act, icon: Icon }) => (
        <MenuItem
          key={key}
          {...(to !== undefined && { component: Link, to, state })}
          onClick={() => {
            onClose();
            act?.();
          }}
        >
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
};
