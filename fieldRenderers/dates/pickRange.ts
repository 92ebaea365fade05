/** Two ISO days; an empty text is an open end. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export const emptyRange: DateRange = { start: '', end: '' };

/** The first day opens a new range, the second closes it, whichever of the two is earlier. */
export function pickRange(range: DateRange, day: string): DateRange {
  if (!range.start || range.end) return { start: day, end: '' };
  return day < range.start ? { start: day, end: range.start } : { start: range.start, end: day };
}

/** How a day stands in a range: decides its shape in the calendar. */
export type RangePlace = 'single' | 'start' | 'inside' | 'end' | 'outside';

export function placeInRange({ start, end }: DateRange, day: string): RangePlace {
  if (day === start) return !end || end === start ? 'single' : 'start';
  if (!start || !end || day < start || day > end) return 'outside';
  return day === end ? 'end' : 'inside';
}
