/** A finger needs 44 px; the mouse gets MUI X's own 36 px. Used by the calendar and, for its size, by its skeleton. */
const FINGER = '@media (pointer: coarse)';
const DAY = '2.75rem';

export const calendarSize = {
  width: '20rem',
  height: '21rem',
  maxHeight: 'none',
  [FINGER]: { width: `calc(${DAY} * 7 + 0.75rem)`, height: '25.5rem' },
} as const;

export const calendarStyle = {
  ...calendarSize,
  '& .MuiPickersCalendarHeader-label': { textTransform: 'capitalize' },
  '& .MuiDayCalendar-weekDayLabel': { textTransform: 'capitalize' },
  [FINGER]: {
    ...calendarSize[FINGER],
    '& .MuiPickerDay-root': { '--PickerDay-size': DAY, '--PickerDay-horizontalMargin': '0' },
    '& .MuiDayCalendar-weekDayLabel': { width: DAY, margin: 0 },
    '& .MuiDayCalendar-slideTransition': { minHeight: `calc((${DAY} + 0.25rem) * 6)` },
  },
} as const;
