import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Snackbar from '@mui/material/Snackbar';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { CloseNotificationContext, type NotificationPayload, useTranslate } from 'react-admin';
import { text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { useFreeSpot } from './useFreeSpot';
import './toast.css';

const SHOWN_MS = 5000;

const ICONS = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  warning: ErrorOutlined,
  error: ErrorOutlined,
} as const;

interface ToastProps {
  readonly notification: NotificationPayload;
  /** It is gone from the screen; `isUndo` = what it told of is taken back. */
  readonly onGone: (isUndo: boolean) => void;
}

/** One of react-admin's notifications, with its undo where it can be undone. */
export const Toast = ({ notification, onGone }: ToastProps): ReactElement => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const isUndo = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const style = useFreeSpot(root);
  useRoomInBar();
  const { message, type, notificationOptions = {} } = notification;
  const { autoHideDuration, messageArgs, undoable } = notificationOptions;
  const close = (): void => setOpen(false);
  const undo = (): void => {
    isUndo.current = true;
    close();
  };
  const Icon = ICONS[type === 'success' || type === 'warning' || type === 'error' ? type : 'info'];

  return (
    <CloseNotificationContext.Provider value={close}>
      <Snackbar
        ref={root}
        open={isOpen}
        style={style}
        autoHideDuration={autoHideDuration === undefined ? SHOWN_MS : autoHideDuration}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        slotProps={{ transition: { onExited: () => onGone(isUndo.current) } }}
      >
        <div className="carte-toast" role="alert" data-tone={type}>
          <Icon fontSize="small" />
          <div className="words">
            {typeof message === 'string' ? translate(message, messageArgs) : message}
          </div>
          {undoable && (
            <Button variant="simple" size="s" onClick={undo}>
              {translate('ra.action.undo')}
            </Button>
          )}
          <IconButton label={text('common.close')} onClick={close}>
            <Close />
          </IconButton>
        </div>
      </Snackbar>
    </CloseNotificationContext.Provider>
  );
};

/** The bar of a phone hides its name while a notice stands there. */
const useRoomInBar = (): void =>
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.notice = '';
    return () => {
      delete dataset.notice;
    };
  }, []);
