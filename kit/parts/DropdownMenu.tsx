import Drawer from '@mui/material/Drawer';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { Children, type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsPhone } from '../../ui/media';

/** An entry of a menu: it leads somewhere or does something, and the menu closes first. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: ComponentType<{ fontSize?: 'small' }> | undefined;
  /** A page of this site. */
  readonly to?: string;
  /** A page of guests, in a tab of its own. */
  readonly href?: string;
  readonly act?: () => void;
  /** Takes something away for good: it is red. */
  readonly isGrave?: boolean | undefined;
}

/** Entries as they are declared; what is not offered is false or absent in its place. */
export type MenuEntries = readonly (MenuEntry | false | undefined)[];

export interface DropdownMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** Above the button where it opens upwards, px. */
  readonly gap?: number;
  readonly items?: MenuEntries;
  /** What it is about; said on a phone, where the button is out of sight. */
  readonly title?: ReactNode;
  /** Entries of another kind, in place of those. */
  readonly children?: ReactNode;
}

/** An entry is this high at most, and the list has as much room around them, px. */
const ENTRY_PX = 48;
const ROOM_PX = 24;

/**
 * A menu under its button, or above it where there is no room below; on a phone a sheet from below. Gone with its button, as when
 * a turned phone makes a table of cards.
 */
export const DropdownMenu = ({
  anchor,
  onClose,
  gap = 0,
  items = [],
  title,
  children,
}: DropdownMenuProps) => {
  const { pathname, search } = useLocation();
  const isPhone = useIsPhone();
  const entries = items.filter((entry) => entry !== false && entry !== undefined);
  // Where one has a sign, the words of all begin at one edge.
  const hasIcons = entries.some(({ icon }) => icon);
  const { top, bottom } = anchor.getBoundingClientRect();
  const needed = (entries.length + Children.toArray(children).length) * ENTRY_PX + ROOM_PX;
  const below = window.innerHeight - bottom;
  const opensUp = below < needed && top > below;
  const closeWithAnchor = useEffectEvent(() => {
    if (!anchor.isConnected) onClose();
  });
  useEffect(() => {
    // What leaves the page has no size any more.
    const observer = new ResizeObserver(() => closeWithAnchor());
    observer.observe(anchor);
    return () => observer.disconnect();
  }, [anchor]);
  const list = [
    ...entries.map(({ key, label, icon: Icon, to, href, act, isGrave = false }) => (
      <MenuItem
        key={key}
        // A page outside the console offers the way back.
        {...(to !== undefined && { component: Link, to, state: { leftAt: `${pathname}${search}` } })}
        {...(href !== undefined && { component: 'a', href, target: '_blank', rel: 'noopener' })}
        onClick={() => {
          onClose();
          act?.();
        }}
        className={isGrave ? 'grave' : undefined}
      >
        {hasIcons && <ListItemIcon>{Icon && <Icon fontSize="small" />}</ListItemIcon>}
        {label}
      </MenuItem>
    )),
    ...Children.toArray(children),
  ];
  if (isPhone)
    return (
      <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper: { style: { maxHeight: '85dvh' } } }}>
        {title && (
          <div className="strong" style={{ padding: '16px 16px 0' }}>
            {title}
          </div>
        )}
        <MenuList autoFocusItem>{list}</MenuList>
      </Drawer>
    );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: opensUp ? -gap : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: opensUp ? 'bottom' : 'top', horizontal: 'right' }}
    >
      {list}
    </Menu>
  );
};
