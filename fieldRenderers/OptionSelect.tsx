import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { FieldOption } from '../contract/fieldConfig';
import { sameScalar } from '../contract/sameScalar';
import { labelId } from './fieldAria';
import type { partAria } from './PartFrame';

interface OptionSelectProps {
  readonly name: string;
  readonly options: readonly FieldOption[];
  /** The text of an option's value, `''` = nothing chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly placeholder: string;
  readonly aria: ReturnType<typeof partAria>;
}

/** A short list without search, for a part of a field. What is no option (any more) is shown as nothing chosen. */
export function OptionSelect({
  name,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  aria,
}: OptionSelectProps) {
  const chosen = options.find((option) => sameScalar(option.value, value));
  return (
    <Select
      fullWidth
      displayEmpty
      name={name}
      value={chosen ? String(chosen.value) : ''}
      error={aria['aria-invalid']}
      input={<OutlinedInput />}
      sx={{
        '& .MuiSelect-select.MuiSelect-select.MuiSelect-select': {
          minHeight: (theme) => theme.spacing(5.25),
        },
      }}
      renderValue={() => chosen?.title ?? <span className="carte-none">{placeholder}</span>}
      onChange={({ target }) => onChange(target.value)}
      onClose={onBlur}
      SelectDisplayProps={{ ...aria, 'aria-labelledby': `${labelId(aria.id)} ${aria.id}` }}
    >
      {options.map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {option.title}
        </MenuItem>
      ))}
    </Select>
  );
}
