import { text } from '../../i18n/text';

/** The server notes the last use of a session to five minutes. */
const NOW_MINUTES = 5;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const format = new Intl.RelativeTimeFormat('ru', { numeric: 'auto' });

/** How long ago a moment of the wire was, in the largest unit that says it well; '' where it cannot be read. */
export const agoText = (iso: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000);
  if (Number.isNaN(minutes)) return '';
  if (minutes < NOW_MINUTES) return text('account.sessionNow');
  if (minutes < HOUR_MINUTES) return format.format(-minutes, 'minute');
  if (minutes < DAY_MINUTES) return format.format(-Math.floor(minutes / HOUR_MINUTES), 'hour');
  return format.format(-Math.floor(minutes / DAY_MINUTES), 'day');
};
