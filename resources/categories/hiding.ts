import type { Category } from '../../contract/entities';
import { isHiding, readHidingPeriod } from '../../contract/visibility/HidingPeriod';
import { shownText } from '../../i18n/text';
import { formatDay } from '../../kit/cells/DateText';
import { messages } from './messages';

type HideBlock = Pick<
  Category,
  | 'status'
  | 'close_begin_date'
  | 'close_begin_time'
  | 'close_end_date'
  | 'close_end_time'
  | 'show_after_time'
  | 'visible'
>;

/** What guests see of a category right now, and what is going to change that, in words. */
export interface Seen {
  readonly isShown: boolean;
  /** Why it is hidden for now; absent where it is simply shown, or not. */
  readonly hidden?: string;
  /** It is shown, but not for long. */
  readonly later?: string;
}

/**
 * A category is seen where it is visible and its hide block does not hide it now: from its begin on, and until its end
 * only if it is to be shown again then. `clock` is the venue's, `YYYY-MM-DDTHH:MM`.
 */
export const seenOf = (category: HideBlock, clock: string): Seen => {
  if (!category.visible) return { isShown: false };
  const period = readHidingPeriod(category);
  if (!period) return { isShown: true };
  const { begin, end } = period;
  if (isHiding(period, clock)) {
    const hidden =
      end === undefined ? messages.hidden : shownText(messages.hiddenUntil, { moment: inWords(end, clock) });
    return { isShown: false, hidden };
  }
  const isOver = end !== undefined && clock >= end;
  if (isOver || begin === undefined) return { isShown: true };
  const words = isTimeOfToday(begin, clock) ? messages.hidesAt : messages.hidesFrom;
  return { isShown: true, later: shownText(words, { moment: inWords(begin, clock) }) };
};

const MIDNIGHT = '00:00';

const isTimeOfToday = (moment: string, clock: string): boolean =>
  moment.split('T')[0] === clock.split('T')[0] && !moment.endsWith(MIDNIGHT);

/** The time alone where it is today, the day alone where it begins with it; without the year where that is this one. */
const inWords = (moment: string, clock: string): string => {
  const [day = '', time = ''] = moment.split('T');
  if (isTimeOfToday(moment, clock)) return time;
  const full = formatDay(day) ?? day;
  const date = day.slice(0, 4) === clock.slice(0, 4) ? full.replace(/\.\d{4}$/, '') : full;
  return time === MIDNIGHT ? date : `${date}, ${time}`;
};
