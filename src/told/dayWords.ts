import { text } from '../../i18n/text';

const thisYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });

/** The day of a moment, as a heading says it. */
export const dayWords = (moment: string, now: Date): string => {
  const then = new Date(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (then.toDateString() === now.toDateString()) return text('notices.today');
  if (then.toDateString() === yesterday.toDateString()) return text('notices.yesterday');
  return (then.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(then);
};
