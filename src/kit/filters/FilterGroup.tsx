import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ComponentType } from 'react';
import type { FilterDefinition, FilterType } from '../../../contract/parseFilters';
import { CheckboxFilter } from './CheckboxFilter';
import { DateFilter } from './DateFilter';
import { RadioFilter } from './RadioFilter';

export interface FilterInputProps {
  readonly definition: FilterDefinition;
  readonly value: unknown;
  /** `undefined` = this filter is off. */
  readonly onChange: (value: unknown) => void;
}

const INPUTS = {
  checkbox: CheckboxFilter,
  radio: RadioFilter,
  date: DateFilter,
  'date-range': DateFilter,
} as const satisfies Record<FilterType, ComponentType<FilterInputProps>>;

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
