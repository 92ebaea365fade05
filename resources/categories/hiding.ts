import { asBoolean } from '../../contract/asBoolean';
import type { Category } from '../../contract/entities';
import { formatText } from '../../i18n/formatText';
import { formatDay } from '../../src/kit/DateText';
import { messages } from './messages';

type HideBlock = Pick<
  Category,
  'status' | 'close_begin_date' | 'close_end_date' | 'show_after_time' | 'visible'
>;

/**
 * What the hide block does to a category that is shown otherwise, in words (2§3): hidden until a day, for good, or from a
 * day to come. Nothing when it does nothing. `today` is the venue's, `YYYY-MM-DD`.
 */
export const hidingOf = (category: HideBlock, today: string): string | undefined => {
  const status: unknown = category.status;
  const isHidden = status === 'not_displayed' || asBoolean(status) === false;
  if (!isHidden || !category.visible) return undefined;
  const { close_begin_date: begin, close_end_date: end } = category;
  if (end && end < today && category.show_after_time) return undefined;
  if (begin && begin > today) return formatText(messages.hidesFrom, { day: formatDay(begin) ?? begin });
  return end && end >= today
    ? formatText(messages.hiddenUntil, { day: formatDay(end) ?? end })
    : messages.hidden;
};
