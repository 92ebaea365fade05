import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import { Modal } from '../../ui/Modal';
import { Sidebar } from './Sidebar';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar as a sheet over the page: it closes on the choice of a link, too. */
export const MobileMenu = ({ isOpen, onClose }: MobileMenuProps): ReactElement => (
  <Modal
    isOpen={isOpen}
    onClose={onClose}
    label={text('shell.navigation')}
    closeLabel={text('shell.closeMenu')}
    position="right"
    animation="slideInRight"
    appearance="bare"
  >
    <Sidebar isCollapsed={false} onChoose={onClose} />
  </Modal>
);
