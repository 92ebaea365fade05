import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'ra-core';
import { type ReactElement, useEffect, useState } from 'react';
import { text } from '../../i18n/text';

const SHOWN_MS = 5000;

/** react-admin's notifications in our looks, one after the other: stock parts and ours speak through the same place. */
export const Notifications = (): ReactElement | null => {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const [current, setCurrent] = useState<NotificationPayload | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (current || notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    setCurrent(next);
    setOpen(true);
  }, [current, notifications, takeNotification]);

  if (!current) return null;
  const { message, type, notificationOptions = {} } = current;
  const { autoHideDuration, messageArgs, undoable } = notificationOptions;
  const close = (): void => setOpen(false);

  return (
    <CloseNotificationContext.Provider value={close}>
      <Snackbar
        open={isOpen}
        autoHideDuration={autoHideDuration === undefined ? SHOWN_MS : autoHideDuration}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          transition: {
            onExited: () => {
              // An undoable act that nobody took back happens now; only then is it the next message's turn.
              if (undoable) takeMutation()?.({ isUndo: false });
              setCurrent(null);
            },
          },
        }}
      >
        <Alert
          severity={type}
          variant="filled"
          onClose={close}
          closeText={text('common.close')}
          action={
            undoable ? (
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  takeMutation()?.({ isUndo: true });
                  close();
                }}
              >
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
