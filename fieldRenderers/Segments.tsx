import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly title: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of two or three that changes what stands below it; one is always chosen. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={label}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChange(chosen)}
      sx={{ maxWidth: 'max-content', mb: 2 }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
