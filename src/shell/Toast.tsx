import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useTakeUndoableMutation,
  useTranslate,
} from 'ra-core';
import { type ReactElement, useState } from 'react';
import { text } from '../../i18n/text';

const SHOWN_MS = 5000;

interface ToastProps {
  readonly notification: NotificationPayload;
  /** It is gone from the screen: the next one may come. */
  readonly onGone: () => void;
}

/** One of react-admin's notifications, with its undo where it can be undone. */
export const Toast = ({ notification, onGone }: ToastProps): ReactElement => {
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const { message, type, notificationOptions = {} } = notification;
  const { autoHideDuration, messageArgs, undoable } = notificationOptions;
  const close = (): void => setOpen(false);

  const onExited = (): void => {
    // An undoable act that nobody took back happens now.
    if (undoable) takeMutation()?.({ isUndo: false });
    onGone();
  };
  const undo = (): void => {
    takeMutation()?.({ isUndo: true });
    close();
  };

  return (
    <CloseNotificationContext.Provider value={close}>
      <Snackbar
        open={isOpen}
        autoHideDuration={autoHideDuration === undefined ? SHOWN_MS : autoHideDuration}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ transition: { onExited } }}
      >
        <Alert
          severity={type}
          variant="filled"
          onClose={close}
          closeText={text('common.close')}
          action={
            undoable ? (
              <Button color="inherit" size="small" onClick={undo}>
                {translate('ra.action.undo')}
              </Button>
            ) : undefined
          }
        >
          {typeof message === 'string' ? translate(message, messageArgs) : message}
        </Alert>
      </Snackbar>
    </CloseNotificationContext.Provider>
  );
};
