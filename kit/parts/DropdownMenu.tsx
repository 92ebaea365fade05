import Menu from '@mui/material/Menu';
import { Children, type ReactNode, useEffect, useEffectEvent } from 'react';

interface DropdownMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An entry is this high at most, and the list has as much room around them, px. */
const ENTRY_PX = 48;
const ROOM_PX = 24;

/** A menu under its button, or above it where there is no room below; gone with it, as when a turned phone makes a table of cards. */
export const DropdownMenu = ({ anchor, onClose, children }: DropdownMenuProps) => {
  const { top, bottom } = anchor.getBoundingClientRect();
  const needed = Children.toArray(children).length * ENTRY_PX + ROOM_PX;
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
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: opensUp ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: opensUp ? 'bottom' : 'top', horizontal: 'right' }}
    >
      {children}
    </Menu>
  );
};
