import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import type { FilterInputProps } from './FilterGroup';

/** Several options at once (1§3). */
export const CheckboxFilter = ({ definition, value, onChange }: FilterInputProps) => {
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
