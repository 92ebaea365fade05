import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { withdrawNotices } from '../parts/notices';
import './form.css';

/** So many changed fields are named; a longer list says how many more. */
const NAMED = 6;

export interface LeaveDialogProps {
  readonly isOpen: boolean;
  /** The titles of the changed fields; none = they have no names. */
  readonly changed: readonly string[];
  readonly onLeave: () => void;
  readonly onStay: () => void;
  /** Saves and goes on, where one only goes to another tab. */
  readonly onSave?: (() => void) | undefined;
}

/**
 * The question before unsaved changes are lost, or before another tab is opened: nobody leaves the form then. The
 * answer that loses nothing has the focus, and Escape stays.
 */
export const LeaveDialog = ({ isOpen, changed, onLeave, onStay, onSave }: LeaveDialogProps) => {
  const id = useId();
  const named = changed.length > NAMED + 1 ? changed.slice(0, NAMED) : changed;
  const more = changed.length - named.length;
  // What was saved before is not what this is about.
  useEffect(() => {
    if (isOpen) withdrawNotices();
  }, [isOpen]);
  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
      maxWidth={onSave ? 'sm' : 'xs'}
    >
      <DialogTitle id={`${id}-title`}>
        {text(onSave ? 'form.tabs.leave.title' : 'form.leave.title')}
      </DialogTitle>
      <DialogContent>
        <div id={`${id}-note`}>{text(onSave ? 'form.tabs.leave.note' : 'form.leave.note')}</div>
        {named.length > 0 && (
          <ul className="bullets above-12 ink anywhere" aria-label={text('form.leave.changed')}>
            {named.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fields may share a title, and the list never changes its order
              <li key={`${index} ${title}`}>{title}</li>
            ))}
            {more > 0 && <li>{text('form.leave.more', { smart_count: more })}</li>}
          </ul>
        )}
      </DialogContent>
      <DialogActions className={onSave && 'carte-answers'}>
        {onSave ? (
          <>
            <Button variant="simple" onClick={onStay}>
              {text('form.tabs.leave.stay')}
            </Button>
            <Button variant="simple" onClick={onLeave}>
              {text('form.tabs.leave.drop')}
            </Button>
            <Button autoFocus onClick={onSave}>
              {text('form.tabs.leave.save')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="simple" onClick={onLeave}>
              {text('form.leave.yes')}
            </Button>
            <Button autoFocus onClick={onStay}>
              {text('form.leave.no')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};
