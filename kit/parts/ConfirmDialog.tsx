import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useRef, useState } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Button, type ButtonProps } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { withdrawNotices } from './notices';
import { shownError } from './shownError';

export interface ConfirmDialogProps {
  /** A question that names what is acted upon. */
  readonly title: string;
  readonly note?: string;
  /** Further detail under the note: what exactly goes. */
  readonly children?: ReactNode;
  /** The verb, not "OK". */
  readonly confirmLabel: string;
  /** The safe answer in its own words; default: to cancel. */
  readonly cancelLabel?: string;
  readonly tone?: ButtonProps['variant'];
  /** Resolves when it is done; a rejection is shown in place and can be tried again. */
  readonly onConfirm: () => Promise<unknown>;
  /** Called once the dialog is gone from the screen: unmount it then. */
  readonly onClose: () => void;
  /** Text or key, shown when a failure says nothing itself. */
  readonly fallback: string;
}

/** The dialog of `ConfirmAction`. */
export const ConfirmDialog = ({
  title,
  note,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'error',
  onConfirm,
  onClose,
  fallback,
}: ConfirmDialogProps) => {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(true);
  /** While it runs, and once it is done: the dialog still fades then, and is not pressed again. */
  const isShut = useRef(false);
  const titleId = useId();
  const noteId = useId();

  const confirm = async (): Promise<void> => {
    if (isShut.current) return;
    isShut.current = true;
    withdrawNotices();
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      setOpen(false);
    } catch (error) {
      setFailure({ error });
      isShut.current = false;
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      onClose={() => !isShut.current && setOpen(false)}
      transitionDuration={{ exit: limits.modalCloseMs }}
      slotProps={{ transition: { onExited: onClose } }}
      aria-labelledby={titleId}
      aria-describedby={noteId}
    >
      <DialogTitle id={titleId} className="anywhere">
        {title}
      </DialogTitle>
      <DialogContent id={noteId}>
        {note && <DialogContentText>{note}</DialogContentText>}
        {children}
        {failure && (
          <Notice tone="error" className="carte-below">
            {shownError(failure.error, fallback)}
          </Notice>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" disabled={isBusy} onClick={() => setOpen(false)}>
          {cancelLabel ?? text('common.cancel')}
        </Button>
        <Button variant={tone} loading={isBusy && text('common.loading')} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
