import { text } from '../../i18n/text';
import { formatDay } from '../cells/DateText';

const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** A moment as people say it, in the reader's zone: by its day, or by today and yesterday. */
export const whenWords = (moment: string, now: Date): string => {
  const then = new Date(moment);
  if (Number.isNaN(then.getTime())) return moment;
  const time = clock.format(then);
  const days = Math.round((midnight(now) - midnight(then)) / DAY_MS);
  if (days === 0) return text('history.today', { time });
  if (days === 1) return text('history.yesterday', { time });
  return text('history.day', { day: formatDay(moment), time });
};

const DAY_MS = 24 * 60 * 60 * 1000;

const midnight = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
