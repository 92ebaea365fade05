import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '../contract/limits';
import styles from './Modal.module.css';
import { useFocusTrap } from './useFocusTrap';
import { useScrollLock } from './useScrollLock';

interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  /** The name of the cross. */
  readonly closeLabel: string;
  readonly position?: 'center' | 'right';
  readonly animation?: 'fade' | 'slideInRight';
  /** `bare`: what it holds reaches its edges, and scrolls by itself. */
  readonly appearance?: 'account' | 'landing' | 'bare';
  readonly children: ReactNode;
}

/**
 * The modal of the specification. Stays in the page for the 300 ms of its closing animation, locks the page's
 * scroll, holds the focus and gives it back; Esc and a press beside it close it.
 */
export const Modal = (props: ModalProps): ReactElement | null => {
  const presence = usePresence(props.isOpen, limits.modalCloseMs);
  return presence === 'gone'
    ? null
    : createPortal(<Sheet {...props} isClosing={presence === 'closing'} />, document.body);
};

/** Of a modal that is drawn only while it is wanted: closes it, and says so once it has faded. */
export const useClosing = (onClosed: () => void): readonly [isOpen: boolean, close: () => void] => {
  const [isOpen, setOpen] = useState(true);
  const close = (): void => {
    setOpen(false);
    setTimeout(onClosed, limits.modalCloseMs);
  };
  return [isOpen, close];
};

const Sheet = ({
  isClosing,
  onClose,
  label,
  closeLabel,
  position = 'center',
  animation = 'fade',
  appearance = 'account',
  children,
}: ModalProps & { readonly isClosing: boolean }): ReactElement => {
  const sheet = useRef<HTMLDivElement>(null);
  useScrollLock();
  useFocusTrap(sheet);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      className={`${styles.layer} ${styles[position]}`}
      style={{ zIndex: limits.modalLevel }}
      data-closing={isClosing || undefined}
    >
      {/* The keyboard's way out is Esc and the cross; this one is for the pointer. */}
      <div className="cover scrim" onPointerDown={onClose} aria-hidden="true" />
      <div
        ref={sheet}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={`${styles.sheet} ${styles[animation]} ${styles[appearance]}`}
      >
        <button type="button" className={styles.cross} onClick={onClose} aria-label={closeLabel}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
        {children}
      </div>
    </div>
  );
};

type Presence = 'shown' | 'closing' | 'gone';

/** Keeps something in the page for `closeMs` after it was closed, so that its going can be seen. */
const usePresence = (isOpen: boolean, closeMs: number): Presence => {
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);

  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setMounted(false), closeMs);
    return () => clearTimeout(timer);
  }, [isOpen, closeMs]);

  if (isOpen) return 'shown';
  return isMounted ? 'closing' : 'gone';
};
