import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { useFocusTrap } from '../../ui/useFocusTrap';
import { usePresence } from '../../ui/usePresence';
import { useScrollLock } from '../../ui/useScrollLock';
import { Sidebar } from './Sidebar';
import styles from './shell.module.css';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar as a sheet over the page: locks the page's scroll while it is open, and closes on the choice of a link. */
export const MobileMenu = ({ isOpen, onClose }: MobileMenuProps): ReactElement | null => {
  const presence = usePresence(isOpen, limits.modalCloseMs);
  return presence === 'gone'
    ? null
    : createPortal(<Panel isClosing={presence === 'closing'} onClose={onClose} />, document.body);
};

const Panel = ({
  isClosing,
  onClose,
}: {
  readonly isClosing: boolean;
  readonly onClose: () => void;
}): ReactElement => {
  const panel = useRef<HTMLDivElement>(null);
  useScrollLock(!isClosing);
  useFocusTrap(panel);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };

  return (
    <div className={styles.layer} style={{ zIndex: limits.modalLevel }} data-closing={isClosing || undefined}>
      <div className={styles.scrim} onPointerDown={onClose} aria-hidden="true" />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label={text('shell.navigation')}
        tabIndex={-1}
        className={styles.panel}
        onKeyDown={onKeyDown}
      >
        <Sidebar isCollapsed={false} onClose={onClose} onChoose={onClose} />
      </div>
    </div>
  );
};
