import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersLocaleText, ruRU } from '@mui/x-date-pickers/locales';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { format } from 'date-fns/format';
import { ru } from 'date-fns/locale/ru';
import { createContext, useContext } from 'react';
import { calendarStyle } from './calendarStyle';
import { dayOf, isoOf } from './dateText';
import { type DateRange, emptyRange, placeInRange, type RangePlace } from './pickRange';

const Shown = createContext<DateRange>(emptyRange);

/** Which range the days below are drawn in. */
const RangeShown = Shown.Provider;

/** The free calendar knows single days only: the same day with the shape of its place in the range. */
function RangeDay(props: PickerDayProps) {
  const range = useContext(Shown);
  const place = props.outsideCurrentMonth ? 'outside' : placeInRange(range, isoOf(props.day));
  const isEdge = place === 'start' || place === 'end' || place === 'single';
  return <PickerDay {...props} selected={isEdge} aria-selected={place !== 'outside'} sx={band[place]} />;
}

const strip = { bgcolor: 'action.selected', borderRadius: 0 };
const band: Record<RangePlace, object> = {
  single: {},
  outside: {},
  inside: strip,
  start: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  end: { borderStartStartRadius: 0, borderEndStartRadius: 0 },
};

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
