import { asBoolean } from '../asBoolean';
import type { WireRecord } from '../fields/FieldTypeRules';

/** Something is hidden for a while; moments in any writing that compares as they follow each other. */
export interface HidingPeriod<Moment extends string | number = string> {
  /** Left out: from the start. */
  readonly begin?: Moment | undefined;
  /** When it comes back; left out: nobody has said so. */
  readonly end?: Moment | undefined;
}

/** Hidden from the begin on, and no longer at the end. */
export const isHiding = <Moment extends string | number>(
  { begin, end }: HidingPeriod<Moment>,
  now: Moment,
): boolean => (begin === undefined || now >= begin) && (end === undefined || now < end);

/**
 * The closure of a venue (`close_begin`: there is one where it has a begin) or the hide block of a category (`status`,
 * `close_begin_date`, ...), in the venue's wall clock; undefined = none. Its end counts only where it says so.
 */
export const readHidingPeriod = (record: WireRecord): HidingPeriod | undefined => {
  const isBlock = 'close_begin_date' in record;
  const begin = isBlock
    ? joined(record.close_begin_date, record.close_begin_time)
    : wallTime(record.close_begin);
  const isHidden = isBlock
    ? record.status === 'not_displayed' || asBoolean(record.status) === false
    : begin !== undefined;
  if (!isHidden) return undefined;
  if (asBoolean(record.show_after_time) !== true) return { begin };
  const end = isBlock ? joined(record.close_end_date, record.close_end_time) : wallTime(record.close_end);
  return { begin, end };
};

const joined = (day: unknown, time: unknown): string | undefined =>
  typeof day === 'string' && day !== '' ? wallTime(`${day}T${time || MIDNIGHT}`) : undefined;

const MIDNIGHT = '00:00';

/** `2026-11-21`, `2026-11-21 10:00:00` -> `2026-11-21T10:00` */
const wallTime = (raw: unknown): string | undefined => {
  const [, day, time = MIDNIGHT] = (typeof raw === 'string' && MOMENT.exec(raw)) || [];
  return day && `${day}T${time}`;
};

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/;
