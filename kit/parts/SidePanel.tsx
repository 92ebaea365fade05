import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { useIsPhone } from '../../ui/media';
import './parts.css';

interface SidePanelProps {
  readonly title: string;
  /** Asked before it closes; calls `close` when it may. Default: closes at once. */
  readonly onLeave?: (close: () => void) => void;
  /** Called once the panel is gone from the screen: unmount it then. */
  readonly onClosed: () => void;
  /** Where the window is wide it stands beside the page, which stays at work. */
  readonly isBeside?: boolean;
  /** Where what opens it stands there. */
  readonly isLeft?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** A panel from the side, the right as a rule; on a phone a sheet from below. */
export const SidePanel = ({
  title,
  onLeave,
  onClosed,
  isBeside = false,
  isLeft = false,
  children,
}: SidePanelProps) => {
  const [isOpen, setOpen] = useState(true);
  const isPhone = useIsPhone();
  const isWide = useMediaQuery('not all and (max-width: 1279.95px)', { noSsr: true });
  const titleId = useId();
  const close = (): void => setOpen(false);
  const head = (leave: () => void) => (
    <div className="panel-head row spread gap-8">
      <Typography id={titleId} component="h2" variant="h2" className="anywhere">
        {title}
      </Typography>
      <IconButton label={text('common.close')} onClick={leave}>
        <Close />
      </IconButton>
    </div>
  );
  if (isBeside && isWide)
    return (
      <Beside titleId={titleId} onClose={onClosed}>
        {head(onClosed)}
        {children(onClosed)}
      </Beside>
    );
  const leave = (): void => (onLeave ? onLeave(close) : close());
  return (
    <Drawer
      open={isOpen}
      anchor={isPhone ? 'bottom' : isLeft ? 'left' : 'right'}
      onClose={leave}
      transitionDuration={{ exit: limits.modalCloseMs }}
      slotProps={{
        transition: { onExited: onClosed },
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          style: isPhone ? { maxHeight: '90dvh' } : { width: 440, maxWidth: '100vw' },
        },
      }}
    >
      {head(leave)}
      {children(close)}
    </Drawer>
  );
};

interface BesideProps {
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Not over the page but at its side. Takes the focus, gives it back, and holds nobody. */
const Beside = ({ titleId, onClose, children }: BesideProps) => {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    pane.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <div
      ref={pane}
      tabIndex={-1}
      role="dialog"
      aria-labelledby={titleId}
      className="carte-side-pane stack surface unringed line-left scroll"
      data-along
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>,
    document.body,
  );
};
