import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersLocaleText, ruRU } from '@mui/x-date-pickers/locales';
import { format } from 'date-fns/format';
import { ru } from 'date-fns/locale/ru';
import { calendarStyle } from './calendarStyle';
import { dayOf, isoOf } from './dateText';
import { type DateRange, emptyRange } from './pickRange';
import { RangeDay, RangeShown } from './RangeDay';

export interface CalendarPaneProps {
  /** The chosen day; in a range, the day the calendar opens on. ISO. */
  readonly day: string;
  /** Present = days are drawn as parts of this range. */
  readonly range?: DateRange;
  readonly onPick: (day: string) => void;
  /** The first and the last day that can be chosen, ISO. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly autoFocus?: boolean;
}

// MUI's own types of this object differ by `undefined`, which exactOptionalPropertyTypes tells apart.
const texts = ruRU.components.MuiLocalizationProvider.defaultProps.localeText as Partial<PickersLocaleText>;

/** The month itself, the week starting on Monday. A chunk of its own: load it through `Calendar`. */
export function CalendarPane({ day, range, onPick, min, max, autoFocus = false }: CalendarPaneProps) {
  const minDate = min ? dayOf(min) : null;
  const maxDate = max ? dayOf(max) : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={ru} localeText={texts}>
      <RangeShown value={range ?? emptyRange}>
        <DateCalendar
          value={dayOf(day)}
          onChange={(picked: Date | null, state) => {
            if (picked && state === 'finish') onPick(isoOf(picked));
          }}
          autoFocus={autoFocus}
          views={['year', 'month', 'day']}
          openTo="day"
          fixedWeekNumber={6}
          dayOfWeekFormatter={weekday}
          sx={calendarStyle}
          showDaysOutsideCurrentMonth={!range}
          {...(minDate && { minDate })}
          {...(maxDate && { maxDate })}
          {...(range && { slots: { day: RangeDay } })}
        />
      </RangeShown>
    </LocalizationProvider>
  );
}

/** Two letters: a single one does not tell the second day of the week from the last. */
const weekday = (day: Date): string => format(day, 'EEEEEE', { locale: ru });
