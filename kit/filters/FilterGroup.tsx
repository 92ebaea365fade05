import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { FilterDefinition, FilterType } from '../../contract/parseFilters';
import { Calendar } from '../../fieldRenderers/dates/Calendar';
import { RangeCalendar } from '../../fieldRenderers/dates/RangeCalendar';
import { text } from '../../i18n/text';
import { isDayRange } from './activeFilters';

interface FilterInputProps {
  readonly definition: FilterDefinition;
  readonly value: unknown;
  /** `undefined` = this filter is off. */
  readonly onChange: (value: unknown) => void;
}

/** One filter under its title. */
export const FilterGroup = (props: FilterInputProps) => {
  const Input = INPUTS[props.definition.type];
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {props.definition.title}
      </FormLabel>
      <Input {...props} />
    </FormControl>
  );
};

/** Several options at once. */
const CheckboxFilter = ({ definition, value, onChange }: FilterInputProps) => {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const isChosen = (option: unknown): boolean => chosen.some((other) => String(other) === String(option));
  const toggle = (option: unknown): void => {
    const next = isChosen(option)
      ? chosen.filter((other) => String(other) !== String(option))
      : [...chosen, option];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <FormGroup>
      {definition.options.map((option) => (
        <FormControlLabel
          key={String(option.value)}
          label={option.title}
          control={
            <Checkbox size="small" checked={isChosen(option.value)} onChange={() => toggle(option.value)} />
          }
        />
      ))}
    </FormGroup>
  );
};

/** Stands for "does not matter". */
const ANY = '';

/** Exactly one option, or none chosen. */
const RadioFilter = ({ definition, value, onChange }: FilterInputProps) => (
  <RadioGroup
    name={definition.id}
    value={value === undefined ? ANY : String(value)}
    onChange={(_event, picked) =>
      onChange(definition.options.find((option) => String(option.value) === picked)?.value)
    }
  >
    <FormControlLabel value={ANY} label={text('filters.any')} control={<Radio size="small" />} />
    {definition.options.map((option) => (
      <FormControlLabel
        key={String(option.value)}
        value={String(option.value)}
        label={option.title}
        control={<Radio size="small" />}
      />
    ))}
  </RadioGroup>
);

/** One day, or from one day to another: always a start and an end, inside the server's bounds, picked inline. */
const DateFilter = ({ definition, value, onChange }: FilterInputProps) => {
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

const INPUTS = {
  checkbox: CheckboxFilter,
  radio: RadioFilter,
  date: DateFilter,
  'date-range': DateFilter,
} as const satisfies Record<FilterType, ComponentType<FilterInputProps>>;
