import Typography from '@mui/material/Typography';
import { Calendar } from '../../../fieldRenderers/dates/Calendar';
import { RangeCalendar } from '../../../fieldRenderers/dates/RangeCalendar';
import { text } from '../../../i18n/text';
import { isDayRange } from './activeFilters';
import type { FilterInputProps } from './FilterGroup';

/** One day, or from one day to another: always a start and an end (1§3), inside the server's bounds, picked inline. */
export const DateFilter = ({ definition, value, onChange }: FilterInputProps) => {
  const range = isDayRange(value) ? value : {};
  const { start = '', end = '' } = range;
  const bounds = { min: definition.minDate, max: definition.maxDate };
  return (
    <>
      {definition.type === 'date' ? (
        <Calendar day={start} onPick={(day) => onChange({ start: day, end: day })} {...bounds} />
      ) : (
        <RangeCalendar
          value={{ start, end }}
          onChange={(picked) => onChange(picked.start || picked.end ? picked : undefined)}
          {...bounds}
        />
      )}
      {!start && !end && (
        <Typography variant="body2" color="textSecondary">
          {text('filters.pickDates')}
        </Typography>
      )}
    </>
  );
};
