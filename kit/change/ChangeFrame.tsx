import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import styles from './change.module.css';

interface ChangeFrameProps {
  readonly title: string;
  /** What it is about. */
  readonly note?: string;
  /** While it works it stays: its outcome must be seen. */
  readonly isBusy: boolean;
  readonly onClosed: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** The dialog of a change of many records; on a phone a sheet from below. */
export const ChangeFrame = ({ title, note, isBusy, onClosed, children }: ChangeFrameProps) => {
  const titleId = useId();
  const [isOpen, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <Dialog
      open={isOpen}
      maxWidth={false}
      aria-labelledby={titleId}
      onClose={() => !isBusy && close()}
      transitionDuration={{ exit: limits.modalCloseMs }}
      slotProps={{ transition: { onExited: onClosed }, paper: { className: styles.dialog } }}
    >
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {note !== undefined && <p className="muted text-label above-2">{note}</p>}
        </div>
        <IconButton label={text('common.close')} onClick={() => !isBusy && close()}>
          <Close />
        </IconButton>
      </header>
      {children(close)}
    </Dialog>
  );
};

interface ChangeFootProps {
  /** Why it was not done; '' = nothing is in the way. */
  readonly failure: string;
  readonly said?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The foot of a change: what is to be said of it, and what can be done. */
export const ChangeFoot = ({ failure, said, children }: ChangeFootProps) => (
  <footer className={styles.foot}>
    {failure !== '' && (
      <p role="alert" className="wrong bold">
        {failure}
      </p>
    )}
    <p role="status">{said}</p>
    <div className="flex wrap gap-8 push">{children}</div>
  </footer>
);
