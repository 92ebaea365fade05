import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { useIsPhone } from '../ui/media';

export interface SheetProps {
  /** What it hangs from on a wide screen; null = closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** A popover beside its button; on a phone a sheet from below. Both give the focus back to the button. */
export function Sheet({ anchor, onClose, label, children }: SheetProps) {
  const isPhone = useIsPhone();
  const paper = { role: 'dialog', 'aria-label': label } as const;
  if (isPhone) {
    return (
      <Drawer
        anchor="bottom"
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ paper: { ...paper, sx: sheet } }}
      >
        {children}
      </Drawer>
    );
  }
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      // As far from the window's edge as the page itself at a desk.
      marginThreshold={40}
      slotProps={{ paper }}
    >
      {children}
    </Popover>
  );
}

const sheet = {
  alignItems: 'center',
  maxHeight: '85dvh',
};
