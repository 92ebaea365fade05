import { Calendar } from './Calendar';
import { type DateRange, pickRange } from './pickRange';

interface RangeCalendarProps {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Two days of one calendar: the first click opens the range, the second closes it. */
export function RangeCalendar({ value, onChange, min, max }: RangeCalendarProps) {
  return (
    <Calendar
      day={value.end || value.start}
      range={value}
      onPick={(day) => onChange(pickRange(value, day))}
      min={min}
      max={max}
    />
  );
}
