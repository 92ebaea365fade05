import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { onWithdrawal } from '../../../kit/parts/notices';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';

const Toast = lazyWithPreload(async () => (await import('./Toast')).Toast);

/**
 * react-admin's notifications in our looks: stock parts and ours speak through the same place. Only the newest is shown,
 * at once: what was said before it is out of date.
 */
export const Notifications = (): ReactElement | null => {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const takeLatest = useRef(takeMutation);
  useEffect(() => {
    takeLatest.current = takeMutation;
  }, [takeMutation]);

  const remove = useCallback(
    (gone: readonly NotificationPayload[], isUndo = false) => {
      // An undoable act that nobody took back happens now.
      for (const each of gone) if (isUndoable(each)) takeLatest.current()?.({ isUndo });
      setNotifications((all) => all.filter((each) => !gone.includes(each)));
    },
    [setNotifications],
  );
  useEffect(() => {
    if (notifications.length > 1) remove(notifications.slice(0, -1));
    return onWithdrawal(() => remove(notifications.filter((each) => !isUndoable(each))));
  }, [notifications, remove]);

  const latest = notifications.at(-1);
  // Drawn before it has arrived it would take the whole console along where it does not; the next notice tries again.
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (latest) Toast.ready().then(() => setHere(true), console.error);
  }, [latest]);
  if (!latest || !isHere) return null;
  return <Toast key={numberOf(latest)} notification={latest} onGone={(isUndo) => remove([latest], isUndo)} />;
};

const isUndoable = ({ notificationOptions }: NotificationPayload): boolean =>
  notificationOptions?.undoable === true;

const numbers = new WeakMap<NotificationPayload, number>();
let last = 0;

/** Tells one notification from the next, also where both say the same. */
const numberOf = (notification: NotificationPayload): number => {
  const known = numbers.get(notification);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(notification, last);
  return last;
};
