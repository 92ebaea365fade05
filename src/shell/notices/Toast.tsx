import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { CloseNotificationContext, type NotificationPayload, useTranslate } from 'react-admin';
import { text } from '../../../i18n/text';
import { useFreeSpot } from './useFreeSpot';

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
        <Panel role="alert" data-tone={type}>
          <Icon fontSize="small" />
          <div className="words">
            {typeof message === 'string' ? translate(message, messageArgs) : message}
          </div>
          {undoable && (
            <Button color="inherit" size="small" onClick={undo}>
              {translate('ra.action.undo')}
            </Button>
          )}
          <IconButton color="inherit" aria-label={text('common.close')} onClick={close}>
            <Close fontSize="small" />
          </IconButton>
        </Panel>
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

const Panel = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    width: '100%',
    maxWidth: 440,
    minHeight: 44,
    maxHeight: '100%',
    padding: theme.spacing(0, 0, 0, 1.75),
    fontSize: '0.9375rem',
    borderRadius: theme.shape.borderRadius,
    color: palette.background.paper,
    background: palette.text.primary,
    boxShadow: theme.shadows[6],
    '&[data-tone="error"]': { color: palette.error.contrastText, background: palette.error.main },
    '& > svg': { flex: 'none' },
    '& .words': { flex: 1, padding: theme.spacing(1, 0), overflowWrap: 'anywhere' },
    '& > button': { flex: 'none', color: 'inherit' },
    '& > button[aria-label]': { width: 44, height: 44, borderRadius: theme.shape.borderRadius },
    [theme.breakpoints.down('sm')]: {
      maxWidth: 'none',
      paddingLeft: theme.spacing(1.25),
      fontSize: '0.8125rem',
      lineHeight: 1.25,
      '& .words': {
        display: '-webkit-box',
        padding: 0,
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      },
    },
  };
});
