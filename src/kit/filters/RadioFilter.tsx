import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { text } from '../../../i18n/text';
import type { FilterInputProps } from './FilterGroup';

/** Stands for "does not matter". */
const ANY = '';

/** Exactly one option (1§3), or none chosen. */
export const RadioFilter = ({ definition, value, onChange }: FilterInputProps) => (
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
