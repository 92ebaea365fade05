import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Snackbar from '@mui/material/Snackbar';
import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CloseNotificationContext, type NotificationPayload, useTranslate } from 'react-admin';
import { text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import './toast.css';

/** Whatever a person may want to press, read or not. */
const ACTIONS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [role="tab"], [role="switch"], [role="option"]';
/** Between a notice and the edges of the page: beside it it ends where the fields of a form do. */
const MARGIN = { y: 16, wide: 72, narrow: 40 };
const WIDE = 1024;

interface Spot extends Box {
  readonly inSlot: boolean;
}

/**
 * Where a notice stands without lying over anything that can be pressed: in the bar of a phone, which makes room for it,
 * else in the free place nearest to the lower right corner of the page. It moves when what is below it changes.
 */
const useFreeSpot = (notice: RefObject<HTMLElement | null>): CSSProperties => {
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => {
    const place = () => {
      const element = notice.current;
      if (element) setSpot((now) => placeOf(element, now));
    };
    let frame = 0;
    const placeSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        place();
      });
    };
    place();
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', placeSoon, { capture: true, passive: true });
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scroll', placeSoon, { capture: true });
      window.removeEventListener('resize', placeSoon);
    };
  }, [notice]);
  const moved = { right: 'auto', bottom: 'auto', transform: 'none' };
  if (!spot) return { ...moved, left: 0, top: 0, visibility: 'hidden' };
  const { left, top, right, bottom, inSlot } = spot;
  // Under the sheets of a phone, over everything elsewhere.
  const slot = { width: right - left, height: bottom - top, zIndex: 901 };
  return { ...moved, left, top, ...(inSlot && slot) };
};

const placeOf = (notice: HTMLElement, now: Spot | undefined): Spot => {
  const slot = document.querySelector('[data-notice-slot]')?.getBoundingClientRect();
  if (slot && slot.width > 0) {
    const { left, top, right, bottom } = slot;
    return now?.inSlot && same(now, slot) ? now : { left, top, right, bottom, inSlot: true };
  }
  const { offsetWidth: width, offsetHeight: height } = notice;
  const obstacles = [...document.querySelectorAll(ACTIONS)]
    .filter((action) => !notice.contains(action) && isInSight(action, notice))
    .map((action) => action.getBoundingClientRect());
  if (now && !now.inSlot && now.right - now.left === width && isFree(now, obstacles)) return now;
  const area = areaOf();
  const corner = {
    left: area.right - width,
    top: area.bottom - height,
    right: area.right,
    bottom: area.bottom,
  };
  return { ...(freeSpot({ area, width, height, obstacles }) ?? corner), inSlot: false };
};

/** Whether it is not under a bar or a dialog already; what only the notice lies over is to be freed. */
const isInSight = (action: Element, notice: HTMLElement): boolean => {
  const { left, top, width, height } = action.getBoundingClientRect();
  const above = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return !above || action.contains(above) || above.contains(action) || notice.contains(above);
};

/** What is seen of the page beside the sidebar. */
const areaOf = (): Box => {
  const aside = window.innerWidth < WIDE ? MARGIN.narrow : MARGIN.wide;
  const page = document.getElementById('content')?.getBoundingClientRect();
  return {
    left: Math.max(page?.left ?? 0, 0) + aside,
    top: MARGIN.y,
    right: Math.min(page?.right ?? window.innerWidth, document.documentElement.clientWidth) - aside,
    bottom: window.innerHeight - MARGIN.y,
  };
};

const same = (left: Box, right: Box): boolean =>
  left.left === right.left &&
  left.top === right.top &&
  left.right === right.right &&
  left.bottom === right.bottom;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Places {
  /** Where it may stand at all. */
  readonly area: Box;
  readonly width: number;
  readonly height: number;
  /** What must stay free. */
  readonly obstacles: readonly Box[];
}

/** At least so far from everything that can be pressed. */
const GAP = 8;
const STEP = { x: 24, y: 8 };

/** Whether a box leaves every obstacle free. */
export const isFree = ({ left, top, right, bottom }: Box, obstacles: readonly Box[]): boolean =>
  obstacles.every(
    (other) =>
      other.right + GAP <= left ||
      other.left - GAP >= right ||
      other.bottom + GAP <= top ||
      other.top - GAP >= bottom,
  );

/** The free place nearest to the lower right corner of the area; undefined = there is none. */
export const freeSpot = ({ area, width, height, obstacles }: Places): Box | undefined => {
  const near = obstacles.filter(({ right, left }) => right > left);
  for (let top = area.bottom - height; top >= area.top; top -= STEP.y) {
    for (let left = area.right - width; left >= area.left; left -= STEP.x) {
      const box = { left, top, right: left + width, bottom: top + height };
      if (isFree(box, near)) return box;
    }
  }
  return undefined;
};

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
  useRoomInBar();
  const style = useFreeSpot(root);
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
        <div className="carte-toast row full gap-8 touch text-body light round" role="alert" data-tone={type}>
          <Icon className="rigid" fontSize="small" />
          <div className="words fill anywhere pad-y-8">
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

/** The bar of a phone hides its name while a notice stands there, and is back before the notice looks for its place. */
const useRoomInBar = (): void =>
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.notice = '';
    return () => {
      delete dataset.notice;
    };
  }, []);
