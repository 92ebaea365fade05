import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import { limits } from '../../contract/limits';
import { bulkWords as words } from '../../i18n/bulkWords';
import { IconButton } from '../../ui/IconButton';
import styles from './bulk.module.css';

interface BulkFrameProps {
  readonly title: string;
  /** What it is about. */
  readonly note: string;
  /** While it works it stays: its outcome must be seen. */
  readonly isBusy: boolean;
  readonly onClosed: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** The dialog of a change of many records; on a phone a sheet from below. */
export const BulkFrame = ({ title, note, isBusy, onClosed, children }: BulkFrameProps) => {
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
          <p className="muted text-label above-2">{note}</p>
        </div>
        <IconButton label={words.close} onClick={() => !isBusy && close()}>
          <Close />
        </IconButton>
      </header>
      {children(close)}
    </Dialog>
  );
};
