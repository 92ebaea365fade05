import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { type FileEntry, isPicture, nameOf } from './fileEntry';

export interface DeleteFileProps {
  readonly entry: FileEntry;
  readonly onAnswer: (isSure: boolean) => void;
}

/** Asks once, names what goes; the titles differ for a file and an image. The focus is on the safe answer. */
export function DeleteFile({ entry, onAnswer }: DeleteFileProps) {
  const id = useId();
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>
        {text(isPicture(entry) ? 'file.deleteImageTitle' : 'file.deleteFileTitle')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {text('file.deleteText', { name: nameOf(entry) })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" autoFocus onClick={() => onAnswer(false)}>
          {text('common.cancel')}
        </Button>
        <Button variant="error" onClick={() => onAnswer(true)}>
          {text('file.deleteSure')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
