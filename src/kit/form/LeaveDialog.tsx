import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { text } from '../../../i18n/text';

interface Props {
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** The question before unsaved changes are lost (1§2). The safe answer has the focus, and Escape gives it. */
export const LeaveDialog = ({ isOpen, onLeave, onStay }: Props) => {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{text('form.leave.title')}</DialogTitle>
      <DialogContent id={`${id}-note`}>{text('form.leave.note')}</DialogContent>
      <DialogActions>
        <Button variant="withoutBG" onClick={onLeave}>
          {text('form.leave.yes')}
        </Button>
        <Button variant="primary" autoFocus onClick={onStay}>
          {text('form.leave.no')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
