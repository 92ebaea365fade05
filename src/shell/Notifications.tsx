import { type NotificationPayload, useNotificationContext } from 'ra-core';
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';

const Toast = lazy(async () => ({ default: (await import('./Toast')).Toast }));

/** react-admin's notifications in our looks, one after the other: stock parts and ours speak through the same place. */
export const Notifications = (): ReactElement | null => {
  const { notifications, takeNotification } = useNotificationContext();
  const [current, setCurrent] = useState<{ readonly count: number; readonly payload: NotificationPayload }>();
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (current || notifications.length === 0) return;
    const payload = takeNotification();
    if (!payload) return;
    setCount(count + 1);
    setCurrent({ count, payload });
  }, [current, count, notifications, takeNotification]);

  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <Toast key={current.count} notification={current.payload} onGone={() => setCurrent(undefined)} />
    </Suspense>
  );
};
