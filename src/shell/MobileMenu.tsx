import Drawer from '@mui/material/Drawer';
import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import { Sidebar } from './Sidebar';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const WIDTH = 'min(304px, calc(100vw - 56px))';

/** The sidebar over the page: locks the page's scroll while it is open, and closes on the choice of a link (1§2). */
export const MobileMenu = ({ isOpen, onClose }: MobileMenuProps): ReactElement => (
  <Drawer
    open={isOpen}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': text('shell.navigation'), sx: { width: WIDTH } } }}
  >
    <Sidebar isCollapsed={false} onChoose={onClose} />
  </Drawer>
);
