import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, useContext } from 'react';
import { isoOf } from './dateText';
import { type DateRange, emptyRange, placeInRange, type RangePlace } from './pickRange';

const Shown = createContext<DateRange>(emptyRange);

/** Which range the days below are drawn in. */
export const RangeShown = Shown.Provider;

/** The free calendar knows single days only: the same day with the shape of its place in the range. */
export function RangeDay(props: PickerDayProps) {
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
