import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';

export interface OverflowItem {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly icon?: ComponentType<{ fontSize?: 'small' }>;
}

/** The page's further ways, behind one button; the menu is mounted only while it is open. */
export const OverflowMenu = ({ items }: { readonly items: readonly OverflowItem[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={text('list.actions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {items.map(({ key, label, to, icon: Icon }) => (
            <MenuItem key={key} component={Link} to={to} onClick={close}>
              {Icon && (
                <ListItemIcon>
                  <Icon fontSize="small" />
                </ListItemIcon>
              )}
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
