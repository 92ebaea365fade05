import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import { CountBadge } from '../shell/CountBadge';
import { useUnread } from './useUnread';

/** How much waits to be read, beside its entry in the frame. */
export const UnreadCount = (): ReactElement | null => {
  const count = useUnread();
  return count > 0 ? <CountBadge count={count} words={text('shell.unread', { count })} tone="news" /> : null;
};
